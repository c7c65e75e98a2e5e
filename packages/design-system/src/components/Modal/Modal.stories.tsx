import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Modal, MODAL_SIZES, type ModalProps } from './Modal.tsx';

const meta = preview.meta({
  title: 'Overlays/Modal',
  component: Modal,
  args: { isOpen: false, title: 'Link a user', onClose: fn() },
});

function Opener({ children, onClose: onCloseOfStory, opener, ...rest }: ModalProps & { opener?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  const onClose = () => {
    setOpen(false);
    onCloseOfStory();
  };
  const Root = opener === undefined ? 'main' : 'div';
  return (
    <Root tabIndex={-1}>
      {!isGone && <Button onClick={() => setOpen(true)}>{opener ?? 'Link a user'}</Button>}
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
    </Root>
  );
}

export const Permutations = meta.story({
  args: { isOpen: true, children: <TextInput label="E-mail address" hint="The person gets a message with a link." /> },
  render: (args) => (
    <Modal
      {...args}
      note="The link works for two days."
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

/** Opens one size after another, to compare their widths. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack direction="row" gap={8}>
      {MODAL_SIZES.map((size) => (
        <Opener key={size} {...args} size={size} opener={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const widths: number[] = [];
    for (const size of MODAL_SIZES) {
      await userEvent.click(canvas.getByRole('button', { name: size }));
      widths.push((await screen.findByRole('dialog')).offsetWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    await expect(new Set(widths).size).toBe(3);
  },
});

export const Long = meta.story({
  name: 'Scrolls between its title and its buttons',
  args: {
    isOpen: true,
    size: 'large',
    title: 'A title so long that it has to take a second line on every screen that is narrower than the dialog itself',
    actions: <Button variant="primary">Read it</Button>,
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, row) => (
          <p key={row}>Row {row + 1} of what the file holds.</p>
        ))}
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Read it' })).toBeVisible());
    const body = dialog.getByText('Row 1 of what the file holds.').closest<HTMLElement>('[data-part=body]');
    // Nothing in the content can be focused. Without its own tab stop, keys could not scroll it.
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    body?.scrollTo(0, body.scrollHeight);
    await waitFor(() => expect(dialog.getByText('Row 30 of what the file holds.')).toBeVisible());
    const at = (name: string) => dialog.getByRole('button', { name }).getBoundingClientRect();
    await expect(at('Close').top).toBeGreaterThanOrEqual(0);
    await expect(at('Read it').bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.tab();
  },
});

function Nested() {
  const [open, setOpen] = useState<'none' | 'form' | 'question'>('none');
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen('form')}>Edit</Button>
      <Modal
        isOpen={open !== 'none'}
        onClose={() => setOpen('none')}
        title="Edit the order"
        actions={<Button onClick={() => setOpen('question')}>Delete</Button>}
      >
        <TextInput label="Name" />
      </Modal>
      <ConfirmModal
        isOpen={open === 'question'}
        type="danger"
        text="Do you really want to delete this order?"
        onCancel={() => setOpen('form')}
        onConfirm={() => setOpen('none')}
      />
    </main>
  );
}

export const OneAboveAnother = meta.story({
  name: 'A03 nested dialogs: Escape closes the upper one, and the focus returns step by step',
  render: () => <Nested />,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    const remove = await screen.findByRole('button', { name: 'Delete' });
    await userEvent.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(question).toHaveAccessibleDescription('Do you really want to delete this order?');
    // A stray Enter changes nothing, above another dialog too.
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    // The dialog below is out of reach while the question is open.
    await waitFor(() => expect(remove.closest('[inert], [aria-hidden="true"]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Edit the order' })).toBeVisible();
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

export const TwoEscapesAtOnce = meta.story({
  name: 'A03 nested dialogs: a second Escape that follows immediately returns the focus to the first opener',
  render: () => <Nested />,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    const remove = await screen.findByRole('button', { name: 'Delete' });
    await userEvent.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    // In the task after the focus came back, before the page is drawn again.
    remove.addEventListener('focus', () => setTimeout(() => fireEvent.keyDown(remove, { key: 'Escape' })), {
      once: true,
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

/** Its first press saves what is below; the second one closes it. */
function Outliving() {
  const [open, setOpen] = useState<readonly ('form' | 'question')[]>([]);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(['form'])}>Edit</Button>
      <Modal
        isOpen={open.includes('form')}
        onClose={() => setOpen([])}
        title="Edit the order"
        actions={<Button onClick={() => setOpen(['form', 'question'])}>Delete</Button>}
      >
        <TextInput label="Name" />
      </Modal>
      <ConfirmModal
        isOpen={open.includes('question')}
        type="danger"
        text="Do you really want to delete this order?"
        onCancel={() => setOpen([])}
        onConfirm={() => setOpen(['question'])}
      />
    </main>
  );
}

export const LowerOneGone = meta.story({
  name: 'A03 nested dialogs: when the lower one goes first, the focus returns to its opener',
  render: () => <Outliving />,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    await userEvent.click(edit);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('alertdialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(edit).toHaveFocus());
  },
});

export const TrapsTheFocus = meta.story({
  name: 'A03 keeps the focus inside and returns it',
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
  name: 'A03 focuses the main content when its opener is gone',
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
    const close = within(dialog).getByRole('button', { name: 'Close' });
    await expect(close).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(close);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const WidthOfItsOwn = meta.story({
  args: { isOpen: true, id: 'link-a-user', width: 720, children: 'Everybody who may see the account.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Link a user' });
    await waitFor(() => expect(dialog).toBeVisible());
    const panel = document.getElementById('link-a-user');
    await expect(panel).toContainElement(dialog);
    await expect(panel?.getBoundingClientRect().width).toBe(Math.min(720, innerWidth - 32));
  },
});

export const WidthOnAPhone = meta.story({
  ...WidthOfItsOwn.input,
  name: 'A width of its own gives way on a phone',
  args: { ...WidthOfItsOwn.input.args, width: '200px' },
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Link a user' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(document.getElementById('link-a-user')?.getBoundingClientRect().width).toBe(innerWidth);
  },
});
