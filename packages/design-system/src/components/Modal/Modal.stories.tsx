import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

const meta = preview.meta({
  title: 'Overlays/Modal',
  component: Modal,
  args: { isOpen: false, title: 'Link a user', onClose: fn() },
});

function Opener({ children, onClose: told, ...rest }: ModalProps) {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const onClose = () => {
    setOpen(false);
    told();
  };
  return (
    <main tabIndex={-1}>
      {!isGone && <Button onClick={() => setOpen(true)}>Link a user</Button>}
      <Modal
        {...rest}
        isOpen={isOpen}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              onClick={() => {
                setGone(true);
                onClose();
              }}
            >
              Link
            </Button>
          </>
        }
      >
        {children ?? <TextInput label="E-mail address" hint="The person gets a message with a link." />}
      </Modal>
    </main>
  );
}

export const Permutations = meta.story({
  args: { isOpen: true, children: <TextInput label="E-mail address" hint="The person gets a message with a link." /> },
  render: (args) => (
    <Modal
      {...args}
      actions={
        <>
          <Button>Cancel</Button>
          <Button variant="primary">Link</Button>
        </>
      }
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Link a user' })).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    isOpen: true,
    size: 'large',
    title: 'A title so long that it has to take a second line on every screen that is narrower than the dialog itself',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, row) => (
          <p key={row}>Row {row + 1} of what the file holds.</p>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const TrapsTheFocus = meta.story({
  name: 'A03 keeps the focus inside and gives it back',
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Link a user' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const OpenerDeleted = meta.story({
  name: 'A03 goes to the main content when its opener is gone',
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Link a user' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const BusyStaysOpen = meta.story({
  args: { isOpen: true, isBusy: true, children: 'Linking the user.' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.querySelector('[aria-busy="true"]')).toHaveTextContent('Linking the user.');
  },
});
