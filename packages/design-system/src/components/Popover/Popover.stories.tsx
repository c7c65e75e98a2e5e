import { expect, screen, waitFor } from 'storybook/test';
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
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(await screen.findByRole('dialog', { name: 'Filter by name' })).toBeVisible();
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
