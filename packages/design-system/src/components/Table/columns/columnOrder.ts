import type { TableColumn } from './tableColumns.ts';
import type { PinSide, TableColumnsState, TableState } from '../state/tableState.ts';

export const MIN_COLUMN_WIDTH = 56;
export const MAX_COLUMN_WIDTH = 1200;

export function pinOf(columns: TableColumnsState, id: string): PinSide | undefined {
  if (columns.pinned?.start?.includes(id)) return 'start';
  return columns.pinned?.end?.includes(id) ? 'end' : undefined;
}

function inOrder<Row>(columns: readonly TableColumn<Row>[], order: readonly string[]): TableColumn<Row>[] {
  const named = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const result = [...new Set(named)];
  columns.forEach((column, index) => {
    if (result.includes(column)) return;
    const before = columns[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, column);
  });
  return result;
}

/** Every column, hidden ones too, in the reader's order: pinned at the start, the rest, pinned at the end. */
export function arrangeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  arranged: TableColumnsState,
): readonly TableColumn<Row>[] {
  const { order, pinned } = arranged;
  if (!order && !pinned) return columns;
  const all = order ? inOrder(columns, order) : columns;
  const at = (side: PinSide | undefined) => all.filter((column) => pinOf(arranged, column.id) === side);
  return [...at('start'), ...at(undefined), ...at('end')];
}

function withColumns(state: TableState, columns: Partial<TableColumnsState>): TableState {
  return { ...state, columns: { ...state.columns, ...columns } };
}

/** Moves a column to the place of another in the same group. A pinned column stays at its edge. */
export function withColumnAt<Row>(
  columns: readonly TableColumn<Row>[],
  state: TableState,
  id: string,
  targetId: string,
): TableState {
  const order = arrangeColumns(columns, state.columns).map((column) => column.id);
  const from = order.indexOf(id);
  const to = order.indexOf(targetId);
  if (from < 0 || to < 0 || from === to || pinOf(state.columns, id) !== pinOf(state.columns, targetId)) return state;
  order.splice(from, 1);
  order.splice(to, 0, id);
  return withColumns(state, { order });
}

/** Sets a width in pixels. Undefined restores the defined width. */
export function withColumnWidth(state: TableState, id: string, width: number | undefined): TableState {
  const { [id]: _, ...others } = state.columns.widths ?? {};
  if (width === undefined) return withColumns(state, { widths: others });
  const bounded = Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
  return withColumns(state, { widths: { ...others, [id]: bounded } });
}

export function withColumnPinned(state: TableState, id: string, side: PinSide | undefined): TableState {
  const without = (ids: readonly string[] = []) => ids.filter((other) => other !== id);
  const start = without(state.columns.pinned?.start);
  const end = without(state.columns.pinned?.end);
  return withColumns(state, {
    pinned: { start: side === 'start' ? [...start, id] : start, end: side === 'end' ? [id, ...end] : end },
  });
}

/** Restores columns, widths and pins as the application defined them. */
export function withColumnsAsDesigned(state: TableState, hidden: readonly string[]): TableState {
  return { ...state, columns: { hidden } };
}
