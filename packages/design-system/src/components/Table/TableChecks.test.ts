import { expect, it } from 'vitest';
import { findMistakes } from './TableChecks.tsx';
import type { TableProps } from './tableProps.ts';
import { DEFAULT_TABLE_STATE } from './state/tableState.ts';
import { NOTHING_SELECTED } from './selection/tableSelection.ts';

interface Row {
  id: string;
  name: string;
}
const right: TableProps<Row> = {
  label: 'Rows',
  columns: [{ id: 'name', kind: 'text', header: 'Name' }],
  rows: [{ id: 'a', name: 'A' }],
  rowId: (row) => row.id,
};
const state = DEFAULT_TABLE_STATE;
const NARROW = {
  id: 'act',
  header: 'Actions',
  kind: 'actions',
  width: 56,
  value: () => [{ id: 'open', label: 'Open in the editor', isInline: true, onAction: () => undefined }],
} as const;
const twelve = Array.from({ length: 12 }, (_, at) => ({ id: String(at), name: '' }));

it('finds nothing wrong with a table that is used correctly', () => {
  expect(findMistakes(right)).toEqual([]);
  expect(findMistakes({ ...right, rows: undefined, total: 3, state, onStateChange: () => undefined })).toEqual([]);
});

it.each<[string, Partial<TableProps<Row>>]>([
  ['several columns have the id name', { columns: [...right.columns, ...right.columns] }],
  ['rowId returns a for several rows', { rows: [...(right.rows ?? []), ...(right.rows ?? [])] }],
  ['rowId must return strings', { rowId: () => 1 as unknown as string }],
  ['`state` without `onStateChange`', { state }],
  ['`total` means that a server', { total: 1 }],
  ['there are 12 rows for a page of 10', { total: 12, rows: twelve, state, onStateChange: () => undefined }],
  ['`selection` without `onSelectionChange`', { selection: NOTHING_SELECTED }],
  ['Without `selection` no row can be selected', { bulkActions: 'Delete' }],
  ['the actions of the column act are wider', { columns: [...right.columns, NARROW] }],
  ['rowId returns a for several rows', { rowChildren: (row) => [row] }],
  ['`rowChildren` and `groupBy` exclude', { rowChildren: () => undefined, groupBy: 'name' }],
  ['the id of a column, and', { groupBy: 'nothing' }],
  ['groups only the rows that are there', { groupBy: 'name', total: 1, state, onStateChange: () => undefined }],
  ['`renderMore` is left out', { groupBy: 'name', renderMore: () => null }],
  ['`renderCards` shows rows without', { rowChildren: () => undefined, renderCards: () => null }],
  ['the filter name', { filters: [{ id: 'name', label: 'Name', options: [] }] }],
  ['the filter name', { filters: [{ id: 'name', label: 'Name', kind: 'text' }] }],
])('finds: %s', (words, wrong) => {
  expect(findMistakes({ ...right, ...wrong })).toEqual([expect.stringContaining(words)]);
});
