import type { TableAction, TableColumn } from './tableColumns.ts';
import { textWidth } from './textWidth.ts';

/** Padding of a cell, in px; the last one has 8 more at its end. */
const CELL = 16;
const LAST = 8;
/** Padding and border of a small button, the gap between two, and the button of the row's menu. */
const BUTTON = 18;
const GAP = 4;
const MENU = 24;
/** Looking at more rows would take time that is seen, and rows mostly have the same actions. */
const ROWS = 100;

/** Each month, before and after noon: a locale may write months as words, and a zone has another name in summer. */
const MOMENTS = Array.from({ length: 12 }, (_, month) =>
  [10, 22].map((hour) => new Date(Date.UTC(2026, month, 28, hour))),
).flat();

/** The width in px in which every date and time of this locale and zone is whole. */
export function dateColumnWidth(write: (moment: Date) => string): number {
  const widest = Math.max(...MOMENTS.map((moment) => textWidth(write(moment), 13)));
  return Math.ceil((widest + CELL + LAST / 2) / 4) * 4;
}

/** The width in px that the buttons of a row need. */
export function actionsWidth(actions: readonly TableAction[]): number {
  const inline = actions.filter((action) => action.isInline);
  const buttons = inline.reduce((sum, { label }) => sum + textWidth(label, 12) + BUTTON + GAP, 0);
  const menu = inline.length < actions.length ? MENU + GAP : 0;
  return Math.ceil(buttons + menu - GAP + CELL + LAST);
}

/** The width in px in which the actions of these rows don't reach over the neighbour. 0 without such a column. */
export function actionsColumnWidth<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): number {
  const column = columns.find(({ kind }) => kind === 'actions');
  if (column?.kind !== 'actions') return 0;
  return Math.max(0, ...rows.slice(0, ROWS).map((row) => actionsWidth(column.value(row))));
}

/** The columns, with a width for dates and actions that have none of their own. */
export function fitColumns<Row>(
  columns: readonly TableColumn<Row>[],
  widths: { date: number; actions: number },
): readonly TableColumn<Row>[] {
  return columns.map((column) => {
    const width = column.kind === 'date' ? widths.date : column.kind === 'actions' ? widths.actions : 0;
    return column.width === undefined && width > 0 ? { ...column, width } : column;
  });
}
