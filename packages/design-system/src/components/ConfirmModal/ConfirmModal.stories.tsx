import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ConfirmModal } from './ConfirmModal.tsx';

const meta = preview.meta({
  title: 'Overlays/ConfirmModal',
  component: ConfirmModal,
  args: {
    isOpen: true,
    text: 'Do you really want to delete this creative? This change cannot be undone.',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Permutations = meta.story({
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toBeVisible();
  },
});

export const CancelHasTheFocus = meta.story({
  play: async ({ userEvent, args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Confirms = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const TypedName = meta.story({
  args: { type: 'danger', typeToConfirm: 'Northlight Outdoor', confirmLabel: 'Delete the account' },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete the account' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'Northlight Outdoor');
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Confirm/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});
