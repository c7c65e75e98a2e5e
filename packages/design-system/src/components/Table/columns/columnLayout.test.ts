import { expect, it } from 'vitest';
import { columnTracks, placeColumns, planColumns } from './columnLayout.ts';
import type { TableColumn } from './tableColumns.ts';
import type { TableColumnsState } from '../state/tableState.ts';

type Row = Record<'name' | 'start' | 'note', string>;

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', kind: 'text', value: (row) => row.name },
  { id: 'start', header: 'Start', kind: 'date', value: (row) => row.start },
  { id: 'note', header: 'Note', kind: 'text', priority: 3, value: (row) => row.note },
  { id: 'count', header: 'Count', kind: 'number', value: () => 1 },
];
const AS_DEFINED: TableColumnsState = { hidden: [] };

function layout(available: number, state = AS_DEFINED, leads: readonly number[] = [], given = columns) {
  const leadWidth = leads.reduce((a, b) => a + b, 0);
  const plan = planColumns(given, state, { available, leadWidth });
  const placed = placeColumns(given, plan.places);
  return { ...plan, placed, ids: placed.map(({ column }) => column.id), ...columnTracks(placed, leads, state.widths) };
}

it('shows every column when there is room', () => {
  const { ids, template, minWidth } = layout(2000);
  expect(ids).toEqual(['name', 'start', 'note', 'count']);
  expect(template).toBe('minmax(160px, 2fr) 184px minmax(160px, 2fr) 108px');
  expect(minWidth).toBe(612);
});

it('drops the highest priority number first, and the later column among equals', () => {
  expect(layout(600).overflowing).toEqual(['note']);
  expect(layout(400).overflowing).toEqual(['note', 'count']);
  expect(layout(200).overflowing).toEqual(['note', 'count', 'start']);
});

it('drops nothing when the table is to scroll', () => {
  const { overflowing } = planColumns(columns, AS_DEFINED, { available: 100, leadWidth: 0, canDrop: false });
  expect(overflowing).toEqual([]);
});

it('never drops the first column, and scrolls instead', () => {
  const narrow = layout(100, AS_DEFINED, [44]);
  expect(narrow.ids).toEqual(['name']);
  expect(narrow.minWidth).toBe(204);
});

it('uses the column that names the row as its header, wherever it is', () => {
  const named = columns.map((column) => (column.id === 'note' ? { ...column, namesRow: true, priority: 1 } : column));
  expect(
    layout(2000, AS_DEFINED, [], named)
      .placed.filter(({ isName }) => isName)
      .map(({ column }) => column.id),
  ).toEqual(['note']);
  expect(layout(200, AS_DEFINED, [], named).ids).toEqual(['note']);
  expect(layout(2000, { hidden: ['note', 'name'] }, [], named).ids).toEqual(['start', 'note', 'count']);
});

it('leaves no gap when all widths are fixed', () => {
  expect(layout(2000, AS_DEFINED, [], columns.slice(1, 2)).template).toBe('minmax(184px, 1fr)');
  const widths = { name: 200, note: 90 };
  expect(layout(2000, { hidden: [], widths }).template).toBe('200px minmax(184px, 1fr) 90px 108px');
});

it('drops no column because another one was made wide', () => {
  const wide = layout(620, { hidden: [], widths: { name: 500 } });
  expect(wide.overflowing).toEqual([]);
  expect(wide.minWidth).toBe(952);
});

it('puts pinned columns at the edges, gives their distance, and scrolls the others instead of dropping them', () => {
  const pinned = layout(500, { hidden: [], pinned: { start: ['note'], end: ['count'] } }, [44]);
  expect(pinned.ids).toEqual(['note', 'name', 'start', 'count']);
  expect(pinned.pins).toEqual({
    '--pin-0': '44px',
    '--pinned-start': '204px',
    '--pin-3': '0px',
    '--pinned-end': '108px',
  });
  expect(pinned.placed[0]).toMatchObject({ isName: false, cell: { 'data-pin': 'start', 'data-pin-edge': '' } });
  expect(pinned.placed[1]).toMatchObject({ isName: true });
});

it('pins nothing when that would leave no room to scroll, and drops columns as usual', () => {
  const narrow = layout(400, { hidden: [], pinned: { start: ['note'], end: ['count'] } });
  expect(narrow.ids).toEqual(['name', 'start']);
  expect(narrow.pins).toEqual({});
});
