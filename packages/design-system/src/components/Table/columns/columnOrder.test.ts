import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeColumns, pinOf, withColumnAt, withColumnPinned, withColumnWidth } from './columnOrder.ts';
import type { TableColumn } from './tableColumns.ts';
import { DEFAULT_TABLE_STATE, type PinSide, type TableState } from '../state/tableState.ts';

const columns: TableColumn<object>[] = ['name', 'start', 'count', 'status', 'who'].map((id) => ({
  id,
  header: id,
  kind: 'text',
  value: () => id,
}));
const ids = columns.map((column) => column.id);
const anId = fc.constantFrom(...ids);
const aSide = fc.constantFrom<PinSide | undefined>('start', 'end', undefined);

function arranged(state: TableState): string[] {
  return arrangeColumns(columns, state.columns).map((column) => column.id);
}

it('never loses or repeats a column, whatever is done', () => {
  const step = fc.oneof(
    fc.record({ id: anId, target: anId }).map(
      ({ id, target }) =>
        (state: TableState) =>
          withColumnAt(columns, state, id, target),
    ),
    fc.record({ id: anId, side: aSide }).map(
      ({ id, side }) =>
        (state: TableState) =>
          withColumnPinned(state, id, side),
    ),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const state = steps.reduce((before, take) => take(before), DEFAULT_TABLE_STATE);
      expect(arranged(state).toSorted()).toEqual(ids.toSorted());
      const sides = arranged(state).map((id) => ['start', undefined, 'end'].indexOf(pinOf(state.columns, id)));
      expect(sides).toEqual(sides.toSorted());
    }),
  );
});

it('moves a column to the place of another, before or after it', () => {
  const later = withColumnAt(columns, DEFAULT_TABLE_STATE, 'start', 'status');
  expect(arranged(later)).toEqual(['name', 'count', 'status', 'start', 'who']);
  expect(arranged(withColumnAt(columns, later, 'start', 'count'))).toEqual(ids);
});

it('keeps a pinned column at its edge', () => {
  const pinned = withColumnPinned(DEFAULT_TABLE_STATE, 'status', 'start');
  expect(arranged(pinned)).toEqual(['status', 'name', 'start', 'count', 'who']);
  expect(withColumnAt(columns, pinned, 'status', 'who')).toBe(pinned);
  expect(arranged(withColumnPinned(pinned, 'status', 'end')).at(-1)).toBe('status');
});

it('shows columns that an old saved order does not know, after the one defined before them', () => {
  expect(
    arranged({ ...DEFAULT_TABLE_STATE, columns: { hidden: [], order: ['who', 'gone', 'name', 'status'] } }),
  ).toEqual(['who', 'name', 'start', 'count', 'status']);
});

it('limits a width, and restores the default', () => {
  expect(withColumnWidth(DEFAULT_TABLE_STATE, 'who', 3).columns.widths).toEqual({ who: 56 });
  const wide = withColumnWidth(DEFAULT_TABLE_STATE, 'who', 300.4);
  expect(wide.columns.widths).toEqual({ who: 300 });
  expect(withColumnWidth(wide, 'who', undefined).columns.widths).toEqual({});
});
