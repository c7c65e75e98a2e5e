import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import type { CalendarEntry } from './calendarEntries.ts';

const NOW = new Date('2026-11-18T15:12:00Z');
const ENTRIES: CalendarEntry[] = [
  {
    id: '1',
    title: 'Trail boots, wave 1',
    start: '2026-11-16T13:00:00Z',
    end: '2026-11-16T20:44:00Z',
    tone: 'success',
    href: '#1',
    detail: '231,870',
    status: 'Completed',
    lines: ['Fernwick & Daughters', 'done 3:44 PM'],
  },
  {
    id: '2',
    title: 'Loyalty statement',
    start: '2026-11-18T14:00:00Z',
    end: '2026-11-18T17:12:00Z',
    tone: 'success',
    href: '#2',
    detail: '96,000',
    status: 'Live',
    lines: ['Halden Savings Coop.', '36,000 sent of 96,000'],
    progress: 0.375,
  },
  {
    id: '3',
    title: 'Trail boots, wave 2',
    start: '2026-11-19T13:00:00Z',
    end: '2026-11-19T17:00:00Z',
    tone: 'pre-success',
    href: '#3',
    detail: '120,000',
    status: 'Ready',
    lines: ['Fernwick & Daughters', 'done 12:00 PM'],
    isMovable: true,
  },
  {
    id: '4',
    title: 'Gift sets',
    start: '2026-11-20T19:00:00Z',
    end: '2026-11-20T23:00:00Z',
    tone: 'danger',
    href: '#4',
    detail: '119,204',
    status: 'Blocked',
    lines: ['Maison Lavande', '5 links don’t answer'],
  },
  { id: '5', title: 'Holiday freeze', start: '2026-11-17', end: '2026-11-18', tone: 'secondary', isMovable: true },
  {
    id: '6',
    title: 'Night run',
    start: '2026-11-20T03:30:00Z',
    end: '2026-11-20T07:00:00Z',
    tone: 'warning',
    href: '#6',
    detail: '64,000',
    status: 'Waits',
    isMovable: true,
  },
];

const onMove = fn();
const onOpen = fn();

/** Keeps the entries as an application does, and takes each move. */
function Kept(args: CalendarProps) {
  const [entries, setEntries] = useState(args.entries);
  return (
    <Calendar
      {...args}
      entries={entries}
      onClick={(event) => {
        if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
        event.preventDefault();
        onOpen();
      }}
      onMove={(id, start) => {
        onMove(id, start);
        setEntries((before) => before.map((one) => (one.id === id ? { ...one, start, end: undefined } : one)));
      }}
    />
  );
}

const ARGS: Omit<CalendarProps, 'ref'> = {
  label: 'Deployments',
  entries: ENTRIES,
  now: NOW,
  view: 'week',
  onMove,
  dayNote: (day, moved) => {
    const planned = Number(day.slice(8)) * 1000;
    if (moved?.from === day) return `${planned - 500} mails, was ${planned}`;
    return `${moved?.to === day ? planned + 500 : planned} mails`;
  },
  movePreview: (_id, start) => <span>Stays ready at {start.slice(11, 16)} UTC</span>,
};

const meta = preview.meta({
  title: 'Data/Calendar/Moving',
  component: Calendar,
  args: ARGS,
  beforeEach: () => {
    onMove.mockClear();
    onOpen.mockClear();
  },
  render: (args: CalendarProps) => <Kept {...args} />,
});

type Canvas = ReturnType<typeof within>;

/** Waits for the code that moves entries. The hint comes with it. */
async function movable(canvas: Canvas, name: RegExp) {
  const link = canvas.getByRole('link', { name });
  await waitFor(() => expect(link).toHaveAccessibleDescription('Press Space to move it.'));
  return link;
}

/** On its way, an entry leaves a mark where it stood. A touch scrolls, and Escape ends a drag. */
export const Permutations = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await movable(canvas, /^Trail boots, wave 2/);
    const from = gripOf(entry);
    fireEvent.pointerDown(entry, { ...from, pointerType: 'touch' });
    fireEvent.pointerMove(window, below(canvas, /November 20/, from, 2));
    await expect(canvas.queryByText(/Move to/)).toBeNull();
    fireEvent.pointerUp(window);
    fireEvent.pointerDown(entry, from);
    fireEvent.pointerMove(window, below(canvas, /November 16/, from, 1));
    await expect(await screen.findByText(/Move to Mon, Nov 16/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Trail boots, wave 2 stays where it was');
    fireEvent.pointerUp(window);
    fireEvent.pointerDown(canvas.getByRole('link', { name: /^Trail boots, wave 2/ }), from);
    fireEvent.pointerMove(window, below(canvas, /November 21/, from, 2));
    await expect(await screen.findByText(/Move to Sat, Nov 21, 2026, 10:00 AM/)).toBeVisible();
    await expect(onMove).not.toHaveBeenCalled();
  },
});

/** By the hour, an entry is as high as it lasts, with its status and more lines; the line is the current time. */
export const ByTheHour = meta.story({
  play: async ({ canvas }) => {
    const high = canvas.getByRole('link', { name: /^Trail boots, wave 1/ }).getBoundingClientRect().height;
    await expect(canvas.getByRole('link', { name: /^Loyalty/ }).getBoundingClientRect().height).toBeLessThan(high / 2);
    await expect(canvas.getByText('36,000 sent of 96,000')).toBeVisible();
    await expect(canvas.getByText('10:12')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /November 18, 2026.*18000 mails/ })).toBeVisible();
    // An entry past midnight is on both days.
    await expect(canvas.getAllByRole('link', { name: /^Night run/ })).toHaveLength(2);
    const one = await movable(canvas, /^Trail boots, wave 2/);
    await expect(one).toHaveAccessibleDescription('Press Space to move it.');
    await expect(canvas.getByRole('link', { name: /^Gift sets/ })).not.toHaveAccessibleDescription();
  },
});

/** Space lifts an entry, the arrows move it, Enter drops it. Nothing opens on the way. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await movable(canvas, /^Trail boots, wave 2/);
    entry.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Move to Thu, Nov 19, 2026, 8:00 AM EST/);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Move to Fri, Nov 20, 2026, 8:20 AM EST/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Stays ready at 13:20 UTC');
    await expect(canvas.getByRole('link', { name: /^Trail boots, wave 2/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('grid', { name: 'Deployments, Nov 22 – 28, 2026' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onMove.mock.calls).toEqual([['3', '2026-11-22T13:20:00.000Z']]);
    await expect(onOpen).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Trail boots, wave 2 moves to Sun, Nov 22');
    await expect(canvas.getByRole('link', { name: /^Trail boots, wave 2/ })).toHaveFocus();
  },
});

/** Escape puts it back. */
export const Stopped = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await movable(canvas, /^Trail boots, wave 2/);
    entry.focus();
    await userEvent.keyboard(' {ArrowLeft}{ArrowUp}{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Trail boots, wave 2 stays where it was');
    await expect(onMove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /^Trail boots, wave 2 8:00 AM EST/ })).toHaveFocus();
    // Dropped where it stands, it isn't moved either.
    await userEvent.keyboard(' {ArrowDown}{ArrowUp} ');
    await expect(onMove).not.toHaveBeenCalled();
  },
});

/** Where an entry is taken. */
function gripOf(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return { clientX: left + 20, clientY: top + 10, button: 0, pointerType: 'mouse' };
}

/** Where so many hours below a day's column begin, in its middle. */
function below(canvas: Canvas, day: RegExp, from: { clientY: number }, hours: number) {
  const { left, width } = canvas.getByRole('gridcell', { name: day }).getBoundingClientRect();
  return { clientX: left + width / 2, clientY: from.clientY + hours * 44, pointerType: 'mouse' };
}

/** A drag names each place beside the entry. The click that ends it opens nothing; a click without a drag does. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const entry = await movable(canvas, /^Trail boots, wave 2/);
    await userEvent.click(entry);
    await expect(onOpen).toHaveBeenCalledOnce();
    const from = gripOf(entry);
    fireEvent.pointerDown(entry, from);
    fireEvent.pointerMove(window, below(canvas, /November 20/, from, 2.6));
    await expect(await screen.findByText(/Move to Fri, Nov 20, 2026, 10:30 AM EST/)).toBeVisible();
    fireEvent.pointerMove(window, { ...below(canvas, /November 20/, from, 2.6), shiftKey: true });
    await expect(await screen.findByText(/Move to Fri, Nov 20, 2026, 10:35 AM EST/)).toBeVisible();
    await expect(canvas.getByText('Drop to move')).toBeVisible();
    fireEvent.pointerUp(window);
    await waitFor(() => expect(onMove.mock.calls).toEqual([['3', '2026-11-20T15:35:00.000Z']]));
  },
});

/** In the month an entry moves by whole days, and keeps its time. */
export const InTheMonth = meta.story({
  args: { view: 'month' },
  play: async ({ canvas, userEvent }) => {
    const entry = await movable(canvas, /^Trail boots, wave 2/);
    entry.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowRight}{Enter}');
    await expect(onMove).toHaveBeenLastCalledWith('3', '2026-11-27T13:00:00.000Z');
    const night = canvas.getByRole('link', { name: /^Night run 1/ });
    const { left, width, top } = canvas.getByRole('gridcell', { name: /November 24/ }).getBoundingClientRect();
    fireEvent.pointerDown(night, gripOf(night));
    fireEvent.pointerMove(window, { clientX: left + width / 2, clientY: top + 40, pointerType: 'mouse' });
    await expect(await screen.findByText(/Move to Tue, Nov 24, 2026, 10:30 PM EST/)).toBeVisible();
    fireEvent.pointerUp(window);
    await waitFor(() => expect(onMove).toHaveBeenLastCalledWith('6', '2026-11-25T03:30:00.000Z'));
  },
});

/** A dropped entry stays at its new place until the application has answered. When that fails, it goes back. */
export const GoesBack = meta.story({
  render: function Refusing(args) {
    const [answer] = useState(() => Promise.withResolvers<void>());
    return (
      <>
        <Calendar {...args} onMove={() => answer.promise} />
        <Button onClick={() => answer.reject(new Error('refused'))}>Refuse</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const entry = await movable(canvas, /^Trail boots, wave 2/);
    entry.focus();
    await userEvent.keyboard(' {ArrowRight}{Enter}');
    const day = canvas.getByRole('gridcell', { name: /November 20/ });
    await expect(day).toContainElement(canvas.getByRole('link', { name: /^Trail boots, wave 2/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(day).not.toContainElement(canvas.getByRole('link', { name: /^Trail boots, wave 2/ })));
  },
});

/** Without a bar, the application's own header shows the period and the views. */
export const WithoutBar = meta.story({
  args: { hasBar: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Today' })).toBeNull();
    await expect(canvas.getByRole('grid', { name: 'Deployments, Nov 15 – 21, 2026' })).toBeVisible();
  },
});

/** On a narrow screen the bar of what is done lies below the words. */
export const InAList = meta.story({
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('36,000 sent of 96,000');
    const bar = line.parentElement?.querySelector("[data-part='entry-progress']");
    await expect(bar?.getBoundingClientRect().top).toBeGreaterThanOrEqual(line.getBoundingClientRect().bottom);
  },
});
