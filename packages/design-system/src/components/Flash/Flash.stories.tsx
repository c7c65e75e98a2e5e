import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Flash, FLASH_TYPES } from './Flash.tsx';
import { FlashStack, type Notice } from './FlashStack.tsx';
import { NoticeList } from './NoticeList.tsx';

const meta = preview.meta({
  title: 'Messages/Flash',
  component: Flash,
  args: { type: 'success', message: 'Order saved.' },
});

export const Permutations = meta.story({
  render: () => (
    <Stack style={{ maxInlineSize: 400 }}>
      {FLASH_TYPES.map((type) => (
        <Flash key={type} type={type} message="Deliverable is 18,130 short of 250,000." onClose={fn()} />
      ))}
      <Flash
        type="error"
        message="No answer from the server. What you typed is kept."
        action={{ label: 'Try again', onAction: fn() }}
      />
      <Flash
        type="info"
        message="tyre-customers-2026-11-with-a-name-that-nobody-can-read-in-one-line-because-it-never-ends.csv has been read."
        onClose={fn()}
      />
    </Stack>
  ),
});

function Teller({ duration }: { duration: number }) {
  const [kept, setKept] = useState<Notice[]>([]);
  const [closed, setClosed] = useState<string[]>([]);
  const tell = () =>
    setKept([{ id: String(kept.length), type: 'success', message: `Order ${10_442 + kept.length} saved.` }, ...kept]);
  return (
    <>
      <Button onClick={tell}>Save</Button>
      <NoticeList notices={kept} />
      <FlashStack
        notices={kept.filter(({ id }) => !closed.includes(id))}
        onClose={(id) => setClosed((before) => [...before, id])}
        duration={duration}
      />
    </>
  );
}

export const SaidOnceAndKept = meta.story({
  name: 'A04 says a message once and keeps it readable',
  render: () => <Teller duration={400} />,
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(log.getAllByText('Order 10442 saved.')).toHaveLength(1);
    await waitFor(() => expect(log.queryByText('Order 10442 saved.')).toBeNull(), { timeout: 2000 });
    await expect(
      within(canvas.getByRole('region', { name: 'Messages' })).getByText('Order 10442 saved.'),
    ).toBeVisible();
  },
});

export const HeldByTheFocus = meta.story({
  render: () => <Teller duration={300} />,
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const close = log.getByRole('button', { name: 'Dismiss' });
    close.focus();
    // A second message without hold would be gone when this one's whole time has passed twice.
    const start = performance.now();
    await waitFor(() => expect(performance.now() - start).toBeGreaterThan(700), { timeout: 2000 });
    await expect(log.getByText('Order 10442 saved.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.queryByText('Order 10442 saved.')).toBeNull());
  },
});
