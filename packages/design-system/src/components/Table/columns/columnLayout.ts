import type { CSSProperties } from 'react';
import { arrangeColumns, pinOf } from './columnOrder.ts';
import { isHideable, isNumeric, nameColumn, type TableColumn, type TableColumnKind } from './tableColumns.ts';
import type { PinSide, TableColumnsState } from '../state/tableState.ts';

interface Width {
  min: number;
  grow: number;
}

/**
 * Widths come from the definitions and from the reader, never from the data. So the skeleton has the same columns as the
 * rows, and neither the next page nor a windowed row moves a column.
 */
const WIDTHS: Record<TableColumnKind, Width> = {
  text: { min: 160, grow: 2 },
  custom: { min: 160, grow: 1 },
  pills: { min: 168, grow: 1 },
  pillsWithTooltip: { min: 168, grow: 1 },
  date: { min: 184, grow: 0 },
  badge: { min: 212, grow: 0 },
  number: { min: 108, grow: 0 },
  money: { min: 128, grow: 0 },
  link: { min: 160, grow: 1 },
  email: { min: 200, grow: 1 },
  progress: { min: 168, grow: 0 },
  avatarName: { min: 180, grow: 1 },
  actions: { min: 56, grow: 0 },
};

/** Widths of the cells before the columns, in pixels: the checkbox, and the button that opens a row. */
export const SELECTION_WIDTH = 44;
export const EXPANDER_WIDTH = 40;

/** The largest share of the width for pinned columns. Above it nothing is left to scroll, so they are not pinned. */
const MAX_PINNED_SHARE = 0.6;

export interface ColumnPlace {
  id: string;
  pin?: PinSide | undefined;
  /** The innermost pinned column of its side, which has the dividing line. */
  isEdge?: boolean | undefined;
}

interface ColumnPlan {
  /** The columns that fit, in order. */
  places: readonly ColumnPlace[];
  /** Ids of the columns that don't fit and aren't shown. */
  overflowing: readonly string[];
}

function widthOf<Row>(column: TableColumn<Row>): Width {
  if (typeof column.width === 'number') return { min: column.width, grow: 0 };
  return column.width ?? WIDTHS[column.kind];
}

function priorityOf<Row>(column: TableColumn<Row>, isName: boolean): number {
  return column.priority ?? (isName || column.kind === 'badge' || column.kind === 'actions' ? 1 : 2);
}

/**
 * Drops columns by priority, the later one first among equals, until the rest fits, unless the table scrolls instead. The reader's own widths don't count
 * here: making one column wide makes the table scroll, and drops no other column.
 */
export function planColumns<Row>(
  columns: readonly TableColumn<Row>[],
  arranged: TableColumnsState,
  { available, leadWidth, canDrop = true }: { available: number; leadWidth: number; canDrop?: boolean },
): ColumnPlan {
  const name = nameColumn(columns);
  const hidden = new Set(columns.filter((column) => isHideable(column, column === name)).map((column) => column.id));
  const visible = arrangeColumns(columns, arranged).filter(
    (column) => !hidden.has(column.id) || !arranged.hidden.includes(column.id),
  );
  const pinned = visible.filter((column) => pinOf(arranged, column.id) !== undefined);
  const pinnedWidth = pinned.reduce((sum, column) => sum + (arranged.widths?.[column.id] ?? widthOf(column).min), 0);
  const isPinning = pinned.length > 0 && pinnedWidth <= available * MAX_PINNED_SHARE;
  // A reader who pins columns wants to scroll the others, not to lose them.
  const droppable =
    isPinning || !canDrop
      ? []
      : visible
          .map((column, index) => ({ column, index, priority: priorityOf(column, column === name) }))
          .filter(({ priority }) => priority > 1)
          .sort((a, b) => a.priority - b.priority || a.index - b.index);
  let needed = visible.reduce((sum, column) => sum + widthOf(column).min, leadWidth);
  const overflowing: string[] = [];
  while (needed > available) {
    const next = droppable.pop();
    if (next === undefined) break;
    overflowing.push(next.column.id);
    needed -= widthOf(next.column).min;
  }
  const shown = visible.filter((column) => !overflowing.includes(column.id));
  const places = shown.map(({ id }, index): ColumnPlace => {
    const pin = isPinning ? pinOf(arranged, id) : undefined;
    if (pin === undefined) return { id };
    const inner = shown[index + (pin === 'start' ? 1 : -1)];
    return { id, pin, isEdge: inner === undefined || pinOf(arranged, inner.id) !== pin };
  });
  return { places, overflowing };
}

export interface PlacedColumn<Row> {
  column: TableColumn<Row>;
  /** Names the row: it is the row's header and holds its link. */
  isName: boolean;
  /** Attributes of each of its cells. Made once, so that rows only spread them. */
  cell: {
    'data-column': string;
    'data-kind': TableColumnKind;
    'data-label': string;
    'data-numeric'?: '';
    'data-pin'?: PinSide;
    'data-pin-edge'?: '';
    style?: CSSProperties;
  };
}

/** The column definitions in order. The column that names the row does so wherever it was moved. */
export function placeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  places: readonly ColumnPlace[],
): readonly PlacedColumn<Row>[] {
  const named = nameColumn(columns)?.id;
  const nameId = places.some((place) => place.id === named) ? named : places[0]?.id;
  return places.flatMap(({ id, pin, isEdge }, index) => {
    const column = columns.find((other) => other.id === id);
    if (column === undefined) return [];
    const edge = pin === 'end' ? 'insetInlineEnd' : 'insetInlineStart';
    return {
      column,
      isName: id === nameId,
      cell: {
        'data-column': id,
        'data-kind': column.kind,
        'data-label': column.header,
        ...(isNumeric(column) && { 'data-numeric': '' as const }),
        // The distance is a custom property of the frame, so that a new width renders no row.
        ...(pin && { 'data-pin': pin, style: { [edge]: `var(--pin-${index})` } }),
        ...(isEdge && { 'data-pin-edge': '' as const }),
      },
    };
  });
}

export interface ColumnTracks {
  /** The value of `grid-template-columns`. */
  template: string;
  /** Width in pixels below which the table scrolls. */
  minWidth: number;
  /** Distances of the pinned columns from their edges, as custom properties. */
  pins: Record<string, string>;
}

/** The widths of the columns. They change without rendering a row. */
export function columnTracks<Row>(
  placed: readonly PlacedColumn<Row>[],
  leads: readonly number[],
  widths: Readonly<Record<string, number>> = {},
): ColumnTracks {
  const sizes = placed.map(({ column }): Width => {
    const own = widths[column.id];
    return own === undefined ? widthOf(column) : { min: own, grow: 0 };
  });
  const tracks = sizes.map(({ min, grow }) => (grow > 0 ? `minmax(${min}px, ${grow}fr)` : `${min}px`));
  // Only fixed widths would leave a gap at the end of a wide table. A column that the reader didn't resize fills it.
  if (sizes.length > 0 && sizes.every(({ grow }) => grow === 0)) {
    const filler = Math.max(
      placed.findIndex(({ column }) => widths[column.id] === undefined && column.kind !== 'actions'),
      0,
    );
    tracks[filler] = `minmax(${tracks[filler]}, 1fr)`;
  }
  const leadWidth = leads.reduce((sum, width) => sum + width, 0);
  const minWidth = sizes.reduce((sum, { min }) => sum + min, leadWidth);
  const pins: Record<string, string> = {};
  // While the table scrolls every column has its minimum width. Otherwise pinning has no effect.
  let fromStart = leadWidth;
  let fromEnd = 0;
  // Also where the pinned columns end, so that a focused cell doesn't stop under them.
  placed.forEach(({ cell }, index) => {
    const width = sizes[index]?.min ?? 0;
    if (cell['data-pin'] === 'start') {
      pins[`--pin-${index}`] = `${fromStart}px`;
      pins['--pinned-start'] = `${fromStart + width}px`;
    }
    fromStart += width;
  });
  placed.toReversed().forEach(({ cell }, back) => {
    const index = placed.length - 1 - back;
    const width = sizes[index]?.min ?? 0;
    if (cell['data-pin'] === 'end') {
      pins[`--pin-${index}`] = `${fromEnd}px`;
      pins['--pinned-end'] = `${fromEnd + width}px`;
    }
    fromEnd += width;
  });
  return { template: [...leads.map((width) => `${width}px`), ...tracks].join(' '), minWidth, pins };
}
