import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { CopyIcon } from '../Icon/CopyIcon.ts';
import { PencilIcon } from '../Icon/PencilIcon.ts';
import { PlayIcon } from '../Icon/PlayIcon.ts';
import { TrashIcon } from '../Icon/TrashIcon.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './menuItem.ts';

const ITEMS: MenuItem[] = [
  { id: 'edit', label: 'Edit', icon: <PencilIcon />, shortcut: 'E' },
  { id: 'copy', label: 'Copy the link', icon: <CopyIcon /> },
  {
    id: 'launch',
    label: 'Launch',
    icon: <PlayIcon />,
    disabled: true,
    reason: 'The audience is still loading.',
  },
  { id: 'delete', label: 'Delete', icon: <TrashIcon />, isDanger: true, section: 'Permanent' },
];

const meta = preview.meta({
  title: 'Actions/Menu',
  component: Menu,
  args: { label: 'Actions', items: ITEMS, onAction: fn() },
});

export const Permutations = meta.story({
  render: (args) => (
    <Stack direction="row" gap={8} isWrapping>
      <Menu {...args} label="Actions" />
      <Menu {...args} label="View: Next two weeks" variant="quiet" />
      <Menu {...args} label="Small" size="small" />
      <Menu {...args} label="Actions of order 10442" isIconOnly variant="quiet" />
    </Stack>
  ),
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menu', { name: 'Actions' })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('copy');
    await waitFor(() => expect(button).toHaveFocus());
    // Tab closes it and returns to its button.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

/** Somebody faster than the list doesn't get it later, over what they do next. */
export const LeftBeforeItCame = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await fireEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await fireEvent.keyDown(button, { key: 'Escape' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

export const DisabledItemSaysWhy = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'Launch' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleDescription('The audience is still loading.');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).not.toHaveBeenCalled();
  },
});

export const TriggerOfOnesOwn = meta.story({
  name: 'A button of the application opens it, with all keys',
  args: {
    label: 'Dunia Okafor',
    renderTrigger: (props) => (
      <button type="button" {...props} style={{ border: 0, background: 'none' }}>
        <Avatar name="Dunia Okafor" />
      </button>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dunia Okafor' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menu', { name: 'Dunia Okafor' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('edit');
  },
});

export const Placed = meta.story({
  name: 'Opens on the side that placement names',
  render: (args) => (
    <div
      style={{
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'flex-end',
        minBlockSize: 320,
        paddingInline: 40,
      }}
    >
      <Menu {...args} placement="top end" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    const list = await screen.findByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(list).toBeVisible());
    const at = button.getBoundingClientRect();
    await waitFor(() => expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(at.top));
    // Within the frame of the list. It gets its place again when its items have given it its width.
    await waitFor(() => expect(Math.abs(list.getBoundingClientRect().right - at.right)).toBeLessThanOrEqual(2));
  },
});
