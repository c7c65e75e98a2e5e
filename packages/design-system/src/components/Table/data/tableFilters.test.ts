import { expect, it } from 'vitest';
import { dayIn, filterValue, isChosen, isInFilter, type TableFilter } from './tableFilters.ts';

interface Row {
  name: string | null;
  count: number | null;
  at: string | Date | null;
}
const newYork = dayIn('America/New_York');

function stays(filter: TableFilter<Row>, row: Partial<Row>, chosen: readonly string[]): boolean {
  return isInFilter(filter, filterValue(filter, { name: null, count: null, at: null, ...row }, newYork), chosen);
}

it('keeps rows that have one of the chosen values', () => {
  const filter: TableFilter<Row> = { id: 'name', label: 'Name', options: [], values: (row) => [row.name ?? ''] };
  expect(stays(filter, { name: 'a' }, ['a', 'b'])).toBe(true);
  expect(stays(filter, { name: 'c' }, ['a', 'b'])).toBe(false);
});

it('keeps rows whose text contains the words, in any case', () => {
  const filter: TableFilter<Row> = { id: 'name', label: 'Name', kind: 'text', value: (row) => row.name };
  expect(stays(filter, { name: 'Winter Tyres' }, [' tYr '])).toBe(true);
  expect(stays(filter, {}, ['tyr'])).toBe(false);
});

it('keeps numbers in the range, both ends included, and no missing ones', () => {
  const filter: TableFilter<Row> = { id: 'count', label: 'Count', kind: 'number', value: (row) => row.count };
  expect(stays(filter, { count: 10 }, ['10', '20'])).toBe(true);
  expect(stays(filter, { count: 20 }, ['10', '20'])).toBe(true);
  expect(stays(filter, { count: 21 }, ['10', '20'])).toBe(false);
  expect(stays(filter, { count: -5 }, ['', '0'])).toBe(true);
  expect(stays(filter, {}, ['', '0'])).toBe(false);
});

it('keeps days in the time zone of the reader', () => {
  const filter: TableFilter<Row> = { id: 'at', label: 'At', kind: 'date', value: (row) => row.at };
  // At four in the morning in Greenwich it is still the day before in New York.
  expect(stays(filter, { at: '2026-11-22T04:00:00Z' }, ['2026-11-21', '2026-11-21'])).toBe(true);
  expect(stays(filter, { at: new Date('2026-11-22T06:00:00Z') }, ['', '2026-11-21'])).toBe(false);
  expect(stays(filter, { at: '2026-11-22' }, ['2026-11-22', ''])).toBe(true);
  expect(stays(filter, { at: 'no date' }, ['', '2026-11-22'])).toBe(false);
  expect(stays(filter, {}, ['', '2026-11-22'])).toBe(false);
});

it('ignores a range that can’t be read', () => {
  const numbers: TableFilter<Row> = { id: 'count', label: 'Count', kind: 'number' };
  const days: TableFilter<Row> = { id: 'at', label: 'At', kind: 'date' };
  const words: TableFilter<Row> = { id: 'name', label: 'Name', options: [] };
  for (const values of [['10'], ['', '-2.5']]) expect(isChosen(numbers, values)).toBe(true);
  for (const values of [['ten'], ['10', 'x'], ['', ''], [], undefined]) expect(isChosen(numbers, values)).toBe(false);
  for (const values of [['2026-11-22'], ['', '2026-11-22']]) expect(isChosen(days, values)).toBe(true);
  for (const values of [['today'], ['2026-13-45'], ['']]) expect(isChosen(days, values)).toBe(false);
  expect([isChosen(words, ['a']), isChosen(words, [])]).toEqual([true, false]);
});
