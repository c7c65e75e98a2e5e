import { expect, fn, screen, waitFor } from 'storybook/test';
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
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(question).toHaveAccessibleDescription(/^Do you really want to delete this creative/);
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

export const WrongKeyGuard = meta.story({
  name: 'Confirm stays disabled until the name has been typed',
  args: { type: 'danger', typeToConfirm: 'Northlight Outdoor', confirmLabel: 'Delete the account' },
  play: async ({ userEvent, args }) => {
    const confirm = await screen.findByRole('button', { name: 'Delete the account' });
    await userEvent.click(confirm);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox'), 'northlight{Enter}');
    await userEvent.click(confirm);
    await expect(confirm).toHaveAccessibleDescription('Type “Northlight Outdoor” to confirm');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox'));
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

export const PressOutside = meta.story({
  name: 'A press outside decides nothing',
  play: async ({ userEvent, args }) => {
    const question = await screen.findByRole('alertdialog');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: question.closest<HTMLElement>('[data-rac]')?.parentElement ?? document.body,
    });
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const WidthOfItsOwn = meta.story({
  args: { id: 'delete-creative', width: 600 },
  play: async () => {
    const question = await screen.findByRole('alertdialog');
    await waitFor(() => expect(question).toBeVisible());
    await expect(document.getElementById('delete-creative')?.getBoundingClientRect().width).toBe(
      Math.min(600, innerWidth - 32),
    );
  },
});
