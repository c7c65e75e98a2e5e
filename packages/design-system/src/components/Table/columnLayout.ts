import type { TableColumn, TableColumnKind } from './tableColumns.ts';

interface Width {
  min: number;
  grow: number;
}

/**
 * Widths come from the definitions, never from the data: so the skeleton has the geometry of the rows,
 * and neither the next page nor a virtual row moves a column.
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

export const SELECTION_WIDTH = 44;

export interface ColumnLayout<Row> {
  /** Columns that have room, in order. */
  shown: readonly TableColumn<Row>[];
  /** Ids of those that gave way. */
  gaveWay: readonly string[];
  /** The value of `grid-template-columns`. */
  template: string;
  /** Below this the table scrolls inside itself. Pixels. */
  minWidth: number;
}

function widthOf<Row>(column: TableColumn<Row>): Width {
  if (typeof column.width === 'number') return { min: column.width, grow: 0 };
  return column.width ?? WIDTHS[column.kind];
}

function priorityOf<Row>(column: TableColumn<Row>, index: number): number {
  return column.priority ?? (index === 0 || column.kind === 'badge' || column.kind === 'actions' ? 1 : 2);
}

/** Lets columns give way by priority, the later one first among equals, until the rest fits. */
export function columnLayout<Row>(
  columns: readonly TableColumn<Row>[],
  available: number,
  hasSelection: boolean,
): ColumnLayout<Row> {
  const edge = hasSelection ? SELECTION_WIDTH : 0;
  const leaving = columns
    .map((column, index) => ({ id: column.id, index, priority: priorityOf(column, index), min: widthOf(column).min }))
    .filter((column) => column.priority > 1)
    .sort((a, b) => a.priority - b.priority || a.index - b.index);
  let minWidth = columns.reduce((sum, column) => sum + widthOf(column).min, edge);
  const gaveWay: string[] = [];
  while (minWidth > available) {
    const next = leaving.pop();
    if (next === undefined) break;
    gaveWay.push(next.id);
    minWidth -= next.min;
  }
  const shown = columns.filter((column) => !gaveWay.includes(column.id));
  const tracks = shown.map((column) => {
    const { min, grow } = widthOf(column);
    return grow > 0 ? `minmax(${min}px, ${grow}fr)` : `${min}px`;
  });
  // Fixed tracks alone would leave a hole at the end of a wide table.
  const isAllFixed = shown.every((column) => widthOf(column).grow === 0);
  if (isAllFixed && tracks.length > 0) tracks[0] = `minmax(${tracks[0]}, 1fr)`;
  const template = [...(hasSelection ? [`${SELECTION_WIDTH}px`] : []), ...tracks].join(' ');
  return { shown, gaveWay, template, minWidth };
}
