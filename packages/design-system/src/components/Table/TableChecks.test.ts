import { expect, it } from 'vitest';
import { findMistakes } from './TableChecks.tsx';
import type { TableProps } from './tableProps.ts';
import { DEFAULT_TABLE_STATE } from './state/tableState.ts';
import { NOTHING_SELECTED } from './selection/tableSelection.ts';

type Row = { id: string; name: string };
const right: TableProps<Row> = {
  label: 'Rows',
  columns: [{ id: 'name', kind: 'text', header: 'Name' }],
  rows: [{ id: 'a', name: 'A' }],
  rowId: (row) => row.id,
};
const state = DEFAULT_TABLE_STATE;
const twelve = Array.from({ length: 12 }, (_, at) => ({ id: String(at), name: '' }));

it('has nothing to say about a table that is used as it is meant', () => {
  expect(findMistakes(right)).toEqual([]);
  expect(findMistakes({ ...right, rows: undefined, total: 3, state, onStateChange: () => undefined })).toEqual([]);
});

it.each<[string, Partial<TableProps<Row>>]>([
  ['several columns have the id name', { columns: [...right.columns, ...right.columns] }],
  ['rowId gives a for several rows', { rows: [...(right.rows ?? []), ...(right.rows ?? [])] }],
  ['rowId must give strings', { rowId: () => 1 as unknown as string }],
  ['`state` without `onStateChange`', { state }],
  ['`total` says that a server', { total: 1 }],
  ['they are 12 for a page of 10', { total: 12, rows: twelve, state, onStateChange: () => undefined }],
  ['`selection` without `onSelectionChange`', { selection: NOTHING_SELECTED }],
  ['without `selection` none can be', { bulkActions: 'Delete' }],
  ['the filter name', { filters: [{ id: 'name', label: 'Name', options: [] }] }],
  ['the filter name', { filters: [{ id: 'name', label: 'Name', kind: 'text' }] }],
])('says in words: %s', (words, wrong) => {
  expect(findMistakes({ ...right, ...wrong })).toEqual([expect.stringContaining(words)]);
});
