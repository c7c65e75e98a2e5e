import { parseDate } from '@internationalized/date';
import { expect, it } from 'vitest';
import { entriesOn, minutesOn, placeEntry } from './calendarEntries.ts';
import { hoursOf, lanesOf } from './calendarLanes.ts';
import { calendarRange, weeksOf } from './calendarRange.ts';

const NEW_YORK = 'America/New_York';

function entry(id: string, start: string, end?: string) {
  return placeEntry({ id, title: id, start, end }, NEW_YORK);
}

function days(placed: ReturnType<typeof entry>) {
  return [String(placed.first), String(placed.last)];
}

it('puts a moment on its day in the reader’s zone', () => {
  expect(days(entry('late', '2026-11-22T03:00:00Z'))).toEqual(['2026-11-21', '2026-11-21']);
  expect(entry('late', '2026-11-22T03:00:00Z').from).toBe(22 * 60);
  const tokyo = placeEntry({ id: 'a', title: 'a', start: '2026-11-22T03:00:00Z' }, 'Asia/Tokyo');
  expect([String(tokyo.first), tokyo.from]).toEqual(['2026-11-22', 12 * 60]);
});

it('does not extend into the day that begins when it ends', () => {
  const evening = entry('evening', '2026-11-21T20:00:00-05:00', '2026-11-22T00:00:00-05:00');
  expect(days(evening)).toEqual(['2026-11-21', '2026-11-21']);
  expect([evening.from, evening.to]).toEqual([20 * 60, 24 * 60]);
});

it('keeps wall-clock time on both nights when the clocks change', () => {
  const spring = entry('spring', '2026-03-08T01:30:00-05:00', '2026-03-08T03:30:00-04:00');
  expect([spring.from, spring.to]).toEqual([90, 210]);
  const autumn = entry('autumn', '2026-11-01T01:45:00-04:00', '2026-11-01T01:15:00-05:00');
  expect([autumn.from, autumn.to]).toEqual([105, 105]);
  expect(days(entry('day', '2026-11-01', '2026-11-02'))).toEqual(['2026-11-01', '2026-11-02']);
});

it('shows whole weeks from the first weekday of the locale', () => {
  expect(calendarRange('2026-11-21', 'month', 'en-US')).toEqual({ from: '2026-11-01', to: '2026-12-05' });
  expect(calendarRange('2026-11-21', 'month', 'de-DE')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(calendarRange('2026-11-21', 'week', 'de-DE')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  for (const week of weeksOf(parseDate('2026-11-01'), 'month', 'en-US')) expect(week).toHaveLength(7);
});

it('keeps an entry of several days in one lane, and lets others use the free space', () => {
  const [week] = weeksOf(parseDate('2026-11-18'), 'week', 'en-US');
  const lanes = lanesOf(week ?? [], [
    entry('call', '2026-11-18T15:00:00Z'),
    entry('fair', '2026-11-17', '2026-11-19'),
    entry('trip', '2026-11-10', '2026-11-16'),
    entry('audit', '2026-11-19', '2026-12-01'),
  ]);
  const seen = lanes.map((day) => day.map((one) => one && `${one.entry.id} ${one.span}`));
  expect(seen).toEqual([
    ['trip 2'],
    ['trip 0'],
    ['fair 3'],
    ['fair 0', 'call 1'],
    ['fair 0', 'audit 3'],
    [undefined, 'audit 0'],
    [undefined, 'audit 0'],
  ]);
  expect(lanes[0]?.[0]).toMatchObject({ hasEarlierDays: true, hasLaterDays: false });
  expect(lanes[4]?.[1]).toMatchObject({ hasEarlierDays: false, hasLaterDays: true });
});

it('places overlapping hours side by side, and gives the rest the whole width', () => {
  const placed = hoursOf(
    [
      entry('a', '2026-11-18T08:00:00-05:00', '2026-11-18T10:00:00-05:00'),
      entry('b', '2026-11-18T09:00:00-05:00', '2026-11-18T09:30:00-05:00'),
      entry('c', '2026-11-18T09:40:00-05:00', '2026-11-18T11:00:00-05:00'),
      entry('d', '2026-11-18T11:00:00-05:00'),
    ],
    parseDate('2026-11-18'),
  );
  expect(placed.map((one) => [one.entry.id, one.column, one.columns])).toEqual([
    ['a', 0, 2],
    ['b', 1, 2],
    ['c', 1, 2],
    ['d', 0, 1],
  ]);
});

it('reads entries across days first, then by the hour', () => {
  const all = [
    entry('noon', '2026-11-18T12:00:00-05:00'),
    entry('morning', '2026-11-18T08:00:00-05:00'),
    entry('fair', '2026-11-17', '2026-11-19'),
    entry('night', '2026-11-18T22:00:00-05:00', '2026-11-19T02:00:00-05:00'),
  ];
  const on = (day: string) => entriesOn(all, parseDate(day)).map((one) => one.id);
  expect(on('2026-11-18')).toEqual(['fair', 'morning', 'noon', 'night']);
  expect(on('2026-11-19')).toEqual(['fair', 'night']);
});

it('draws what goes past midnight on both days, and what lasts a day as a bar', () => {
  const night = entry('night', '2026-11-18T22:00:00-05:00', '2026-11-19T02:30:00-05:00');
  const minutes = (day: string) => minutesOn(night, parseDate(day));
  expect(night.isByHour).toBe(true);
  expect([minutes('2026-11-18'), minutes('2026-11-19')]).toEqual([
    { from: 22 * 60, to: 24 * 60 },
    { from: 0, to: 150 },
  ]);
  const long = entry('long', '2026-11-18T22:00:00-05:00', '2026-11-19T22:00:00-05:00');
  expect([long.isByHour, entry('fair', '2026-11-17', '2026-11-19').isByHour]).toEqual([false, false]);
});
