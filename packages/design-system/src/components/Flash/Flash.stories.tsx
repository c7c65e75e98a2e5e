import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { holdLongTimers, type LongTimers } from '../../../../../.storybook/plays/longTimers.ts';
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
        type="danger"
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

function Saver(time: { duration?: number }) {
  const [kept, setKept] = useState<Notice[]>([]);
  const [closed, setClosed] = useState<string[]>([]);
  const save = () =>
    setKept([{ id: String(kept.length), type: 'success', message: `Order ${10_442 + kept.length} saved.` }, ...kept]);
  return (
    <>
      <Button onClick={save}>Save</Button>
      <NoticeList notices={kept} />
      <FlashStack
        notices={kept.filter(({ id }) => !closed.includes(id))}
        onClose={(id) => setClosed((before) => [...before, id])}
        {...time}
      />
    </>
  );
}

const HOUR = 3_600_000;
let timers: LongTimers;
function withTimers() {
  timers = holdLongTimers();
  return timers.release;
}

export const SaidOnceAndKept = meta.story({
  name: 'A04 says a message once and keeps it readable',
  beforeEach: withTimers,
  render: () => <Saver duration={HOUR} />,
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(log.getAllByText('Order 10442 saved.')).toHaveLength(1);
    await waitFor(() => expect(timers.count()).toBe(1));
    timers.pass();
    await waitFor(() => expect(log.queryByText('Order 10442 saved.')).toBeNull());
    await expect(
      within(canvas.getByRole('region', { name: 'Messages' })).getByText('Order 10442 saved.'),
    ).toBeVisible();
  },
});

export const GoesAfterNineSeconds = meta.story({
  render: () => <Saver />,
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    const later = spyOn(window, 'setTimeout');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const [onTimeout] = later.mock.calls.find(([, time]) => time === 9000) ?? [];
    later.mockRestore();
    await expect(log.getByText('Order 10442 saved.')).toBeVisible();
    (onTimeout as () => void)();
    await waitFor(() => expect(log.queryByText('Order 10442 saved.')).toBeNull());
  },
});

export const HeldByTheFocus = meta.story({
  beforeEach: withTimers,
  render: () => <Saver duration={HOUR} />,
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(timers.count()).toBe(1));
    const close = log.getByRole('button', { name: 'Dismiss' });
    close.focus();
    await waitFor(() => expect(timers.count()).toBe(0));
    // A pointer that passes over it doesn't restart the time while the focus is there.
    await userEvent.hover(close);
    await userEvent.unhover(close);
    await expect(close).toHaveFocus();
    await expect(timers.count()).toBe(0);
    close.blur();
    await waitFor(() => expect(timers.count()).toBe(1));
    close.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.queryByText('Order 10442 saved.')).toBeNull());
  },
});

const onUndo = fn();

export const Stacked = meta.story({
  name: 'Several are stacked; one has an action',
  beforeEach: () => {
    onUndo.mockClear();
  },
  render: () => (
    <FlashStack
      onClose={fn()}
      notices={[
        { id: '3', type: 'warning', message: 'The audience is 18,130 short.' },
        { id: '2', type: 'success', message: 'Order 10442 deleted.', action: { label: 'Undo', onAction: onUndo } },
        { id: '1', type: 'danger', message: 'No answer from the server.' },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log', { name: 'Messages' }));
    await expect(log.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(log.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledOnce();
  },
});

/** The four newest are shown. The others wait until there is room, and all can be dismissed. */
export const Queued = meta.story({
  render: function Flood() {
    const [notices, setNotices] = useState<readonly Notice[]>(() =>
      Array.from({ length: 12 }, (_, index) => ({
        id: String(index),
        type: 'info',
        message: `Order ${10_453 - index} has changed.`,
      })),
    );
    return <FlashStack notices={notices} onClose={(id) => setNotices((all) => all.filter((one) => one.id !== id))} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText('8 more')).toBeVisible();
    const shown = log.getAllByRole('button', { name: 'Dismiss' });
    await expect(shown).toHaveLength(4);
    // Every message is in the log from the start, so that it is read once.
    await expect(log.getAllByText(/has changed/)).toHaveLength(12);
    await expect(log.getByText('8 more').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await expect(log.getByText('Order 10453 has changed.')).toBeVisible();
    const top = canvasElement.querySelector('[role="log"]')?.getBoundingClientRect().top;
    await expect(top).toBeGreaterThan(0);
    if (shown[0]) await userEvent.click(shown[0]);
    await expect(log.getByText('7 more')).toBeVisible();
    await expect(log.getByText('Order 10449 has changed.').closest('[data-waiting]')).toBeNull();
    await expect(log.getByText('Order 10448 has changed.').closest('[data-waiting]')).not.toBeNull();
    await userEvent.click(log.getByRole('button', { name: 'Dismiss all' }));
    await waitFor(() => expect(log.queryByText(/has changed/)).toBeNull());
  },
});

function numbered(...numbers: number[]): Notice[] {
  return numbers.map((number) => ({ id: String(number), type: 'info', message: `Order ${number} has changed.` }));
}

/** A message that comes while the pointer is there waits, so that the one under the pointer stays where it is. */
export const StaysUnderThePointer = meta.story({
  render: function Coming() {
    const [notices, setNotices] = useState<readonly Notice[]>(() => numbered(4, 3, 2, 1));
    return (
      <FlashStack
        notices={notices}
        onClose={(id) => setNotices((all) => all.filter((one) => one.id !== id))}
        onPointerDown={() => setNotices((all) => [...numbered(5), ...all])}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const log = within(canvas.getByRole('log'));
    const own = log.getByText('Order 3 has changed.');
    await userEvent.hover(own);
    const { top } = own.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseLeft]', target: own });
    await expect(await log.findByText('1 more')).toBeVisible();
    await expect(own.getBoundingClientRect().top).toBe(top);
    await expect(log.getByText('Order 5 has changed.').closest('[data-waiting]')).not.toBeNull();
    await userEvent.unhover(own);
    await waitFor(() => expect(log.getByText('Order 5 has changed.').closest('[data-waiting]')).toBeNull());
    await expect(log.getByText('Order 1 has changed.').closest('[data-waiting]')).not.toBeNull();
  },
});

export const HeldByAHiddenTab = meta.story({
  beforeEach: withTimers,
  render: () => <FlashStack notices={numbered(1)} onClose={fn()} duration={HOUR} />,
  play: async () => {
    await waitFor(() => expect(timers.count()).toBe(1));
    const visibility = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(timers.count()).toBe(0));
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(timers.count()).toBe(1));
  },
});

const onCloseError = fn();

/** With `keepErrors`, an error stays until somebody closes it. */
export const ErrorsStay = meta.story({
  beforeEach: withTimers,
  render: () => (
    <FlashStack
      keepErrors
      duration={HOUR}
      onClose={onCloseError}
      notices={[...numbered(1), { id: 'error', type: 'danger', message: 'No answer from the server.' }]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onCloseError.mockClear();
    // Only the other message has a time.
    await waitFor(() => expect(timers.count()).toBe(1));
    const error = canvas.getByText('No answer from the server.').closest<HTMLElement>('[data-type]');
    if (!error) throw new Error('The error has no flash');
    await userEvent.click(within(error).getByRole('button', { name: 'Dismiss' }));
    await expect(onCloseError.mock.calls).toEqual([['error']]);
  },
});

export const FocusHandedOn = meta.story({
  name: 'Dismissing a message moves the focus to the next one, and back after the last',
  render: () => <Saver duration={9000} />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    const log = within(canvas.getByRole('log'));
    await userEvent.click(save);
    await userEvent.click(save);
    await userEvent.tab();
    await userEvent.tab();
    await expect(log.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log.queryByRole('button')).toBeNull());
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  },
});
