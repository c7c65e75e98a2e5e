import { expect, it } from 'vitest';
import { rowFilter } from './rowFilter.ts';
import type { TableColumn } from '../columns/tableColumns.ts';
import type { TableFilter } from './tableFilters.ts';

interface Row {
  name: string;
  count: number;
}
const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'count', header: 'Count', kind: 'number', value: (row) => row.count },
  { id: 'secret', header: 'Secret', kind: 'text', value: () => 'hidden', isSearchable: false },
];
const filters: TableFilter<Row>[] = [
  { id: 'size', label: 'Size', options: [], values: (row) => [row.count > 9 ? 'big' : 'small'] },
  { id: 'count', label: 'Count', kind: 'number', value: (row) => row.count },
];
const rows: Row[] = [
  { name: 'Boots', count: 5 },
  { name: 'Boats', count: 50 },
  { name: 'Coats', count: 7 },
];
const find = rowFilter({ rows, columns, filters, formats: { date: String, number: String }, dayOf: String });

function names(found: readonly Row[]) {
  return found.map((row) => row.name);
}

it('finds words in any searched column, in any case', () => {
  expect(names(find(' BO ', {}))).toEqual(['Boots', 'Boats']);
  expect(names(find('50', {}))).toEqual(['Boats']);
  expect(find('hidden', {})).toEqual([]);
});

it('keeps rows that match the search and every filter', () => {
  expect(names(find('bo', { size: ['small'] }))).toEqual(['Boots']);
  expect(names(find('', { size: ['small'], count: ['6', ''] }))).toEqual(['Coats']);
  expect(names(find('', { unknown: ['x'] }))).toEqual(['Boots', 'Boats', 'Coats']);
});

it('returns the same rows while there is no search or filter', () => {
  expect(find(' ', {})).toBe(rows);
});

it('finds numbers by their text, including the letters of a currency', () => {
  const columns: TableColumn<{ cents: number; count: number }>[] = [
    { id: 'count', header: 'Count', kind: 'number', value: ({ count }) => count },
    { id: 'price', header: 'Price', kind: 'money', value: ({ cents }) => ({ cents, currency: 'CHF' }) },
  ];
  const sums = [
    { cents: 250_000, count: 1_204 },
    { cents: 99, count: 7 },
  ];
  const formats = {
    date: String,
    number: (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat('en-US', options).format(value),
  };
  const find = rowFilter({ rows: sums, columns, filters: [], formats, dayOf: String });
  expect(find('1,204', {})).toEqual([sums[0]]);
  expect(find('chf', {})).toEqual(sums);
  expect(find('chf 2', {})).toEqual([]);
  expect(find('box', {})).toEqual([]);
});
