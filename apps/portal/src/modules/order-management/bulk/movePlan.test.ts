import { expect, it } from 'vitest';
import { effectsOf, moveErrors, moveOf, type TypedMove } from './movePlan.ts';

const typed: TypedMove = { way: 'days', days: 1, date: null, time: '09:00' };

it('reads a move by days, or to a day and time', () => {
  expect(moveOf(typed)).toEqual({ by_days: 1 });
  expect(moveOf({ ...typed, way: 'to', date: '2026-12-01' })).toEqual({ to: { date: '2026-12-01', time: '09:00' } });
});

it.each([
  [{ days: null }, { days: 'Type how many days' }],
  [{ days: 0 }, { days: 'Type a number of days other than 0' }],
  [{ days: 1.5 }, { days: 'Type whole days' }],
  [{ days: -367 }, { days: 'At most 366 days' }],
  [{ way: 'to' }, { date: 'Choose a day' }],
  [{ way: 'to', date: '2026-12-01', time: null }, { time: 'Type a time' }],
] as const)('names the field that is missing or wrong: %j', (change, errors) => {
  expect(moveErrors({ ...typed, ...change })).toEqual(errors);
  expect(moveOf({ ...typed, ...change })).toBeUndefined();
});

it('counts the statuses that change and the products that stay', () => {
  const row = {
    product_id: 1,
    product_name: 'Boots',
    version: 1,
    product_start_date: null,
    product_end_date: null,
    product_status: 'Pending: Audience',
    status_now: 'Ready To Launch',
    reasons: [],
    launch_by: null,
    refused: null,
  } as const;
  const rows = [
    row,
    { ...row, product_id: 2 },
    { ...row, status_now: 'Pending: Audience' as const },
    { ...row, refused: 'It is live' },
  ];
  expect(effectsOf(rows.map((each) => ({ ...each, reasons: [] })))).toEqual([
    { tone: 'info', title: 'Turns 2 products to Pending: Audience' },
    { tone: 'warning', title: 'Leaves 1 product as it is' },
  ]);
});
