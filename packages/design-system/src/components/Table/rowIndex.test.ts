import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowIndex } from './rowIndex.ts';
import type { TableColumn } from './tableColumns.ts';
import { dayIn, type TableFilter } from './tableFilters.ts';
import type { TableSort } from './tableState.ts';

interface Row {
  name: string | null;
  count: number | null;
}
const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'count', header: 'Count', kind: 'number', value: (row) => row.count },
];
const filters: TableFilter<Row>[] = [
  { id: 'big', label: 'Size', options: [], values: (row) => [(row.count ?? 0) > 9 ? 'big' : 'small'] },
];
const formats = { date: String, number: String };

function ask(rows: readonly Row[], sort: readonly TableSort[] = [], search = '', chosen = {}): readonly Row[] {
  return rowIndex({ rows, columns, filters, formats, dayOf: dayIn('UTC') })({ sort, search, filters: chosen });
}
function names(rows: readonly Row[]): (string | null)[] {
  return rows.map((row) => row.name);
}
const named = (...all: (string | null)[]): Row[] => all.map((name, count) => ({ name, count }));

it('sorts words as people do: numbers in them by size, case and accents aside', () => {
  expect(names(ask(named('Wave 10', 'wave 2', 'Öl', 'oben', 'Zeile'), [{ id: 'name', direction: 1 }]))).toEqual([
    'oben',
    'Öl',
    'wave 2',
    'Wave 10',
    'Zeile',
  ]);
});

it('puts missing values last in both directions', () => {
  for (const direction of [1, -1] as const)
    expect(names(ask(named('b', null, 'a'), [{ id: 'name', direction }])).at(-1)).toBeNull();
});

it('keeps the order of equal rows, and turns only what it is asked to', () => {
  const rows: Row[] = [
    { name: 'b', count: 1 },
    { name: 'A', count: 2 },
    { name: 'a', count: 1 },
  ];
  expect(ask(rows, [{ id: 'name', direction: 1 }])).toEqual([rows[1], rows[2], rows[0]]);
  const both: TableSort[] = [
    { id: 'count', direction: 1 },
    { id: 'name', direction: -1 },
  ];
  expect(ask(rows, both)).toEqual([rows[0], rows[2], rows[1]]);
  expect(ask(rows, [{ id: 'gone', direction: 1 }])).toEqual(rows);
});

it('finds words in any searched column, together with what is chosen', () => {
  const rows: Row[] = [
    { name: 'Boots', count: 5 },
    { name: 'Boats', count: 50 },
    { name: 'Coats', count: 5 },
  ];
  expect(names(ask(rows, [], ' BO '))).toEqual(['Boots', 'Boats']);
  expect(names(ask(rows, [], '50'))).toEqual(['Boats']);
  expect(names(ask(rows, [], 'bo', { big: ['small'] }))).toEqual(['Boots']);
  expect(names(ask(rows, [], '', { unknown: ['x'] }))).toEqual(['Boots', 'Boats', 'Coats']);
});

it('hands the rows themselves through while nothing is asked', () => {
  const rows = named('a', 'b');
  expect(ask(rows)).toBe(rows);
});

it('sorts as a plain comparison does, whatever the rows', () => {
  const row = fc.record({ name: fc.option(fc.string({ maxLength: 3 })), count: fc.option(fc.integer()) });
  fc.assert(
    fc.property(fc.array(row), fc.constantFrom<1 | -1>(1, -1), (rows, direction) => {
      const plain = rows.toSorted((a, b) => {
        if (a.count === null || b.count === null) return Number(a.count === null) - Number(b.count === null);
        return (a.count - b.count) * direction;
      });
      expect(ask(rows, [{ id: 'count', direction }])).toEqual(plain);
    }),
  );
});
