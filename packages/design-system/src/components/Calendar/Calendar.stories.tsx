import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';
import type { CalendarEntry } from './calendarEntries.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const ENTRIES: CalendarEntry[] = [
  {
    id: '1',
    title: 'Winter tyres, wave 1',
    start: '2026-11-21T13:00:00Z',
    end: '2026-11-21T15:30:00Z',
    tone: 'pre-success',
    href: '#1',
    detail: '41,306 recipients',
  },
  {
    id: '2',
    title: 'Members’ evening',
    start: '2026-11-21T14:30:00Z',
    end: '2026-11-21T16:00:00Z',
    tone: 'danger',
    href: '#2',
    detail: 'held back: 2 broken links',
  },
  {
    id: '3',
    title: 'Glass museum, autumn programme for schools',
    start: '2026-11-21T20:00:00Z',
    tone: 'warning',
    href: '#3',
  },
  {
    id: '4',
    title: 'Trail boots',
    start: '2026-11-21T22:15:00Z',
    tone: 'success',
    href: '#4',
    detail: 'no room for this',
  },
  {
    id: '5',
    title: 'Warm-up of the new sender',
    start: '2026-11-17',
    end: '2026-11-24',
    tone: 'secondary',
    href: '#5',
  },
  { id: '6', title: 'Freeze', start: '2026-11-26', end: '2026-11-27', tone: 'dark' },
  { id: '7', title: 'Night run', start: '2026-11-19T04:00:00Z', end: '2026-11-19T06:30:00Z', href: '#7' },
  { id: '8', title: 'Early birds', start: '2026-11-01T05:30:00Z', tone: 'end', href: '#8' },
  { id: '9', title: 'Early birds again', start: '2026-11-01T06:30:00Z', tone: 'end', href: '#9' },
];

const meta = preview.meta({
  title: 'Data/Calendar',
  component: Calendar,
  tags: ['autodocs'],
  args: { label: 'Deployments', entries: ENTRIES, now: NOW, onDateChange: fn(), onViewChange: fn() },
});

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Calendar {...args} />
      <Calendar {...args} label="A week" view="week" />
      <Calendar {...args} label="Nothing in it" entries={[]} isLoading />
    </div>
  ),
});

export const WalkedByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Deployments, November 2026' });
    const today = canvas.getByRole('gridcell', { name: /^Saturday, November 21, 2026, today, 5 entries/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    today.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('gridcell', { name: /November 29, 2026, nothing/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{End}{PageDown}');
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2027-01-05');
    await expect(grid).toHaveAccessibleName('Deployments, January 2027');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(grid).toHaveAccessibleName('Deployments, January 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(grid).toHaveAccessibleName('Deployments, November 2026');
  },
});

/** Enter moves into the day, Tab stays among its entries, Escape returns to the day. */
export const EntriesOfADay = meta.story({
  play: async ({ canvas, userEvent }) => {
    const today = canvas.getByRole('gridcell', { name: /November 21, 2026, today/ });
    today.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    await expect(canvas.getByRole('link', { name: /Winter tyres, wave 1 8:00 AM EST to 10:30 AM EST/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(today).toHaveFocus();
    const reachable = canvas.getAllByRole('link').filter((link) => link.tabIndex === 0);
    await expect(reachable).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '2 more, Saturday, November 21, 2026' }));
    await expect(await screen.findByRole('link', { name: /Trail boots 5:15 PM EST/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** An entry over several days is one bar, and each of its days links to it. */
export const OverSeveralDays = meta.story({
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole('link', { name: /Warm-up of the new sender/ });
    await expect(bars).toHaveLength(8);
    const cell = canvas.getByRole('gridcell', { name: /November 17, 2026/ });
    const [bar] = bars;
    await expect(bar?.offsetWidth).toBeGreaterThan(cell.offsetWidth * 4.8);
  },
});

export const ByTheHour = meta.story({
  args: { view: 'week' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('grid', { name: 'Deployments, Nov 15 – 21, 2026' })).toBeVisible();
    const one = canvas.getByRole('link', { name: /Winter tyres/ }).getBoundingClientRect();
    const two = canvas.getByRole('link', { name: /Members’ evening/ }).getBoundingClientRect();
    await expect(two.left).toBeGreaterThanOrEqual(one.right);
    await expect(two.top).toBeGreaterThan(one.top);
    canvas.getByRole('gridcell', { name: /November 21/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('grid', { name: 'Deployments, Nov 22 – 28, 2026' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /Sunday, November 22/ })).toHaveFocus();
  },
});

/** In the night when the clock goes back, 1:30 comes twice: the zone tells the two apart. */
export const ClockTurnedBack = meta.story({
  args: { view: 'week', date: '2026-11-01' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Early birds 1/ })).toHaveTextContent('1:30 AM EDT');
    await expect(canvas.getByRole('link', { name: /^Early birds again 1/ })).toHaveTextContent('1:30 AM EST');
  },
});

/** The application controls view and zone; another zone can change the day. */
export const ViewKeptByTheApplication = meta.story({
  args: { timeZone: 'Asia/Tokyo' },
  render: function Controlled(args: CalendarProps) {
    const [view, setView] = useState<CalendarProps['view']>('week');
    return <Calendar {...args} view={view} onViewChange={setView} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Month', pressed: false }));
    await expect(canvas.getByRole('gridcell', { name: /November 22, 2026, today/ })).toBeVisible();
    await expect(canvas.getByText('Asia/Tokyo')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Deployments, November 2026' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  },
});

export const OnASmallScreen = meta.story({
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Saturday, November 21, 2026 (today)' })).toBeVisible();
    await expect(canvas.getByText('held back: 2 broken links')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByText('No entries on these days')).toBeVisible();
  },
});

/** Two entries side by side in a narrow week: their names are written downwards, so that they can be read. */
export const NarrowWeek = meta.story({
  args: { view: 'week' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const shown = canvas.getByText('Winter tyres, wave 1');
    await expect(shown.getBoundingClientRect().height).toBeGreaterThan(shown.getBoundingClientRect().width * 2);
    await expect(canvas.getByRole('link', { name: /held back: 2 broken links/ })).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('gridcell', { name: /November 21/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('gridcell', { name: /November 22/ })).toHaveFocus();
  },
});

export const MoreOnADay = meta.story({
  args: { maxPerDay: 1 },
  play: async ({ canvas, userEvent }) => {
    const today = canvas.getByRole('gridcell', { name: /^Saturday, November 21, 2026, today, 5 entries/ });
    await userEvent.click(within(today).getByRole('button', { name: /^4 more, Saturday/ }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Trail boots');
    await userEvent.keyboard('{Escape}');
  },
});
