import { expect, it } from 'vitest';
import { columnLayout } from './columnLayout.ts';
import type { TableColumn } from './tableColumns.ts';

type Row = Record<'name' | 'start' | 'note', string>;

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'start', header: 'Start', kind: 'date', value: (row) => row.start },
  { id: 'note', header: 'Note', kind: 'text', priority: 3, value: (row) => row.note },
  { id: 'count', header: 'Count', kind: 'number', value: () => 1 },
];

it('shows every column where there is room', () => {
  const layout = columnLayout(columns, 2000, false);
  expect(layout.shown).toHaveLength(4);
  expect(layout.template).toBe('minmax(160px, 2fr) 184px minmax(160px, 2fr) 108px');
  expect(layout.minWidth).toBe(612);
});

it('lets the highest priority number give way first, then the later column', () => {
  expect(columnLayout(columns, 600, false).gaveWay).toEqual(['note']);
  expect(columnLayout(columns, 400, false).gaveWay).toEqual(['note', 'count']);
  expect(columnLayout(columns, 200, false).gaveWay).toEqual(['note', 'count', 'start']);
});

it('never lets the first column go, and scrolls instead', () => {
  const layout = columnLayout(columns, 100, true);
  expect(layout.shown.map((column) => column.id)).toEqual(['name']);
  expect(layout.minWidth).toBe(204);
});

it('leaves no hole where all widths are fixed', () => {
  const layout = columnLayout(columns.slice(1, 2), 2000, false);
  expect(layout.template).toBe('minmax(184px, 1fr)');
});
