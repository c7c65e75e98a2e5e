import { StrictMode, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { NoticeList } from '../Flash/NoticeList.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { FeedbackProvider } from './FeedbackProvider.tsx';
import { createFlashes } from './flashes.ts';
import { useConfirm } from './useConfirm.ts';
import { useFlash, useNotices } from './useFlash.ts';

const meta = preview.meta({ title: 'Messages/FeedbackProvider', component: FeedbackProvider });

const HOUR = 3_600_000;

function Saver() {
  const flash = useFlash();
  return (
    <Stack direction="row">
      <Button onClick={() => flash('Order 10442 saved.')}>Save</Button>
      <Button onClick={() => flash.error('No answer from the server.', { cause: 'server' })}>Fail</Button>
    </Stack>
  );
}

function Kept() {
  return <NoticeList notices={useNotices()} />;
}

/** The same message isn't shown twice at a time. */
export const Permutations = meta.story({
  args: { duration: HOUR, children: <Saver /> },
  play: async ({ canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(log.getAllByText(/./, { selector: '[data-part="message"]' }).map((said) => said.textContent)).toEqual([
      'No answer from the server.',
      'Order 10442 saved.',
    ]);
    await expect(log.getByText('No answer from the server.').closest('[data-type]')).toHaveAttribute(
      'data-type',
      'danger',
    );
  },
});

export const ReadLater = meta.story({
  name: 'A closed message can be read again',
  args: {
    children: (
      <>
        <Saver />
        <Kept />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const log = within(await canvas.findByRole('log', { name: 'Messages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(log.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(log.queryByText('Order 10442 saved.')).toBeNull());
    const kept = within(canvas.getByRole('region', { name: 'Messages' }));
    await expect(kept.getByText('Order 10442 saved.')).toBeVisible();
  },
});

const early = createFlashes();

export const SaidBefore = meta.story({
  name: 'A message that was said before the page is there comes into a log that is there',
  args: { flashes: early, children: 'The page' },
  beforeEach: () => {
    early.flash('Order 10442 saved.');
    return () => early.close(early.read().open[0]?.id ?? '');
  },
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log', { name: 'Messages' });
    await expect(await within(log).findByText('Order 10442 saved.')).toBeVisible();
  },
});

function Asker({ typed }: { typed?: string }) {
  const confirm = useConfirm();
  const [answers, setAnswers] = useState<string[]>([]);
  async function ask(text: string) {
    const isConfirmed = await confirm({ type: 'danger', text, confirmLabel: 'Delete', typeToConfirm: typed });
    setAnswers((all) => [...all, `${text} ${isConfirmed ? 'yes' : 'no'}`]);
  }
  return (
    <>
      <Button onClick={() => void ask('One?')}>Ask</Button>
      <Button onClick={() => void Promise.all([ask('First?'), ask('Second?')])}>Ask two</Button>
      <p role="status">{answers.join(', ')}</p>
    </>
  );
}

export const Asks = meta.story({
  name: 'A question resolves to true or false, and the focus returns',
  render: () => (
    <StrictMode>
      <FeedbackProvider>
        <Asker />
      </FeedbackProvider>
    </StrictMode>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    await expect(dialog.getByText('One?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('One? yes'));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('One? yes, One? no'));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const TypedConfirmation = meta.story({
  name: 'The name that one question asks for doesn’t unlock the next',
  args: { children: <Asker typed="Tyres" /> },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Ask two' });
    await userEvent.click(button);
    const first = within(await screen.findByRole('alertdialog'));
    await expect(first.getByText('First?')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(first.getByRole('textbox'), 'Tyres');
    await userEvent.click(first.getByRole('button', { name: 'Delete' }));
    await expect(await screen.findByText('Second?')).toBeVisible();
    const second = within(screen.getByRole('alertdialog'));
    await expect(second.getByRole('textbox')).toHaveValue('');
    await userEvent.click(second.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('First? yes, Second? no'));
    await waitFor(() => expect(button).toHaveFocus());
  },
});

const gone: { answer?: boolean; leave?: () => void } = {};

function Leaving() {
  const confirm = useConfirm();
  async function ask() {
    gone.answer = await confirm({ text: 'Delete the order?' });
  }
  return <Button onClick={() => void ask()}>Delete</Button>;
}

export const LeavesThePage = meta.story({
  name: 'A question is cancelled when its component leaves the page',
  render: function Page() {
    const [isThere, setThere] = useState(true);
    gone.leave = () => setThere(false);
    return <FeedbackProvider>{isThere ? <Leaving /> : <p>The list</p>}</FeedbackProvider>;
  },
  play: async ({ canvas, userEvent }) => {
    delete gone.answer;
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('alertdialog');
    gone.leave?.();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(gone.answer).toBe(false);
    await expect(canvas.getByText('The list')).toBeVisible();
  },
});
