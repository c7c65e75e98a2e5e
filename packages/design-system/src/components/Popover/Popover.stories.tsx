import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Overlays/Popover',
  component: Popover,
  args: { label: 'Filter', title: 'Filter by name', children: <TextInput label="Name" /> },
});

export const Permutations = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Filter by name' })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

export const TitleHidden = meta.story({
  args: { isTitleHidden: true, variant: 'quiet', size: 'small' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('dialog', { name: 'Filter by name' })).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  name: 'Enter opens it, Escape closes it and returns the focus',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Filter by name' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
});

/** Somebody faster than the panel doesn't get it later, over what they do next. */
export const LeftBeforeItCame = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await fireEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await fireEvent.keyDown(button, { key: 'Escape' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ClosesItself = meta.story({
  args: { children: (close) => <Button onClick={close}>Apply</Button> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const NarrowScreen = meta.story({
  name: 'Fits a screen of 320 px',
  args: { children: 'A text that is so long that it would be wider than a small phone if nothing limited its width.' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
});

export const Placed = meta.story({
  name: 'Opens on the side that placement names, mirrored from right to left',
  args: { placement: 'end' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.click(button);
    const panel = await screen.findByRole('dialog', { name: 'Filter by name' });
    await waitFor(() => expect(panel).toBeVisible());
    await waitFor(() =>
      expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left),
    );
  },
});
