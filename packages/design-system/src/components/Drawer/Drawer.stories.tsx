import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    title: 'Row 1,204',
    onClose: fn(),
    actions: <Button>Copy</Button>,
    children: (
      <DescriptionList
        items={[
          { term: 'Reason', detail: 'E-mail has no domain' },
          { term: 'E-mail', detail: 'anna.lindqvist@' },
          { term: 'First name', detail: '' },
        ]}
      />
    ),
  },
});

export const Permutations = meta.story({
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Row 1,204' });
    await waitFor(() => expect(drawer).toBeVisible());
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(innerWidth));
  },
});

export const FromTheStart = meta.story({
  args: { side: 'start' },
  play: async ({ userEvent, args }) => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Large = meta.story({
  args: {
    size: 'large',
    title: 'Review before sending',
    note: 'Held for 60 seconds, with Undo',
    actions: <Button variant="primary">Confirm 41,306 recipients</Button>,
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Review before sending' });
    await waitFor(() => expect(drawer).toBeVisible());
    await expect(drawer.getBoundingClientRect().width).toBeGreaterThan(Math.min(600, innerWidth - 49));
    const note = within(drawer)
      .getByText(/^Held for 60 seconds/)
      .getBoundingClientRect();
    const button = within(drawer)
      .getByRole('button', { name: /^Confirm/ })
      .getBoundingClientRect();
    await expect(note.left).toBeLessThan(button.left);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().left)).toBe(0));
  },
});

export const Long = meta.story({
  name: 'Scrolls between its title and its buttons',
  args: {
    children: (
      <Stack>
        {Array.from({ length: 60 }, (_, row) => (
          <p key={row}>Row {row + 1} of what the file holds.</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Copy' })).toBeVisible());
    await expect(drawer.getByRole('button', { name: 'Copy' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      innerHeight,
    );
    await expect(drawer.getByRole('button', { name: 'Close' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
});

export const BusyStaysOpen = meta.story({
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const WidthOfItsOwn = meta.story({
  args: { id: 'row', width: '40rem' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Row 1,204' });
    await waitFor(() => expect(drawer).toBeVisible());
    const panel = document.getElementById('row');
    await expect(panel).toContainElement(drawer);
    await expect(panel?.getBoundingClientRect().width).toBe(Math.min(640, innerWidth - 48));
  },
});
