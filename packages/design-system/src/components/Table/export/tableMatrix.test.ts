import { expect, it } from 'vitest';
import type { TableColumn } from '../columns/tableColumns.ts';
import { toMarkdown } from './markdown.ts';
import { tableMatrix, toTsv } from './tableMatrix.ts';

interface Row {
  name: string;
  count: number | null;
}
const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'count', header: 'Ordered', kind: 'number', value: (row) => row.count },
  { id: 'actions', header: 'Actions', kind: 'actions', value: () => [] },
];
const formats = { date: String, number: (value: number) => value.toLocaleString('en-US') };
const matrix = tableMatrix(
  columns,
  [
    { name: 'Boots, "wave 1"', count: 250000 },
    { name: '=cmd|calc', count: null },
    { name: 'two\nlines\\', count: -5 },
  ],
  formats,
);

it('holds what the table shows, without the actions', () => {
  expect(matrix[0]).toEqual(['Name', 'Ordered']);
  expect(matrix[1]).toEqual(['Boots, "wave 1"', '250,000']);
});

it('contains nothing that a spreadsheet would run', () => {
  expect(toTsv(matrix)).toBe('Name\tOrdered\n"Boots, ""wave 1"""\t250,000\n\'=cmd|calc\t\n"two\nlines\\"\t-5');
});

it('writes Markdown that stays one table, whatever the cells contain', () => {
  expect(toMarkdown(matrix, columns).split('\n')).toEqual([
    '| Name | Ordered |',
    '| --- | ---: |',
    '| Boots, "wave 1" | 250,000 |',
    '| =cmd\\|calc |  |',
    '| two lines\\\\ | -5 |',
  ]);
});
