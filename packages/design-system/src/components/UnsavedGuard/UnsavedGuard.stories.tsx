import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { UnsavedGuard, type UnsavedGuardProps } from './UnsavedGuard.tsx';

const meta = preview.meta({
  title: 'Forms/UnsavedGuard',
  component: UnsavedGuard,
  args: { isDirty: false, isLeaving: false, onLeave: fn(), onStay: fn() },
  /** A minimal router: the button leads to another screen, and waits while something isn't saved. */
  render: function InARouter(args: UnsavedGuardProps) {
    const [text, setText] = useState('');
    const [isHeld, setHeld] = useState(false);
    const [isGone, setGone] = useState(false);
    if (isGone) return <p>The orders</p>;
    return (
      <Stack style={{ maxInlineSize: 320 }} align="start">
        <TextInput label="Name" value={text} onValueChange={setText} />
        <Button onClick={() => (text === '' ? setGone(true) : setHeld(true))}>Orders</Button>
        <UnsavedGuard
          {...args}
          isDirty={text !== ''}
          isLeaving={isHeld || args.isLeaving}
          onLeave={() => {
            setGone(true);
            args.onLeave();
          }}
          onStay={() => {
            setHeld(false);
            args.onStay();
          }}
        />
      </Stack>
    );
  },
});

export const Permutations = meta.story({ args: { isDirty: true, isLeaving: true, onSave: fn() } });

function wouldAsk() {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

export const AsksOnlyWhenSomethingWouldBeLost = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(wouldAsk()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tyres');
    await expect(wouldAsk()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    // The only other choice is to leave, so it has the strong button.
    await expect(screen.getByRole('button', { name: 'Leave' }).dataset['variant']).toBe('danger');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Tyres');
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByText('The orders')).toBeVisible();
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
    await expect(wouldAsk()).toBe(false);
  },
});

const save = fn<() => Promise<void>>();
/** When saving fails the dialog stays and gives the reason, and the typed text is kept. */
export const SavesFirst = meta.story({
  args: { onSave: save },
  beforeEach: () => {
    save.mockReset();
    save.mockRejectedValueOnce(new Error('An order of this name is there already.'));
    save.mockRejectedValueOnce(new Error(''));
    save.mockResolvedValueOnce();
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tyres');
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus());
    // Saving is suggested, leaving is less prominent, and staying, which the close button does too, is the least.
    const looks = ['Stay', 'Leave', 'Save and leave'].map(
      (name) => dialog.getByRole('button', { name }).dataset['variant'],
    );
    await expect(looks).toEqual(['quiet', 'danger-outlined', 'primary']);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('An order of this name is there already.');
    await expect(dialog.getByRole('button', { name: 'Save and leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The changes were not saved.'));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The orders')).toBeVisible();
    await expect(save).toHaveBeenCalledTimes(3);
    await expect(args.onLeave).toHaveBeenCalledTimes(1);
  },
});

export const InItsOwnWords = meta.story({
  args: {
    isDirty: true,
    isLeaving: true,
    onSave: fn(),
    heading: 'Leave the draft?',
    text: 'The subject is not saved.',
    leaveLabel: 'Throw it away',
    saveLabel: 'Save the draft',
    stayLabel: 'Go on writing',
  },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave the draft?' });
    await expect(dialog).toHaveAccessibleDescription('The subject is not saved.');
    await expect(within(dialog).getByRole('button', { name: 'Save the draft' })).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Throw it away' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on writing' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
});
