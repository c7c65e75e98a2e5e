/** A cell's place: row -1 is the header, 0 the first row of the page; the last one may be the totals. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  firstRow: number;
  lastRow: number;
  columns: number;
  /** Rows that fit the view: what a Page key passes over. */
  pageRows: number;
  isRtl: boolean;
}

interface Keys {
  key: string;
  /** Ctrl, or Cmd on a Mac. */
  isControl: boolean;
}

function bounded(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Where a key leads, after the grid pattern of the ARIA practices; undefined when the key isn't one of its own. */
export function gridMove({ key, isControl }: Keys, from: GridPlace, size: GridSize): GridPlace | undefined {
  const { firstRow, lastRow, columns, pageRows, isRtl } = size;
  const sideways = (step: number) => ({ ...from, column: bounded(from.column + step, 0, columns - 1) });
  const down = (rows: number) => ({ ...from, row: bounded(from.row + rows, firstRow, lastRow) });
  switch (key) {
    case 'ArrowRight':
      return sideways(isRtl ? -1 : 1);
    case 'ArrowLeft':
      return sideways(isRtl ? 1 : -1);
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return down(-1);
    case 'PageDown':
      return down(pageRows);
    // From the rows, Page Up stays among them: the header is a step of the arrow away.
    case 'PageUp':
      return { ...from, row: bounded(from.row - pageRows, Math.min(from.row, Math.max(firstRow, 0)), lastRow) };
    case 'Home':
      return { row: isControl ? Math.max(firstRow, 0) : from.row, column: 0 };
    case 'End':
      return { row: isControl ? lastRow : from.row, column: columns - 1 };
    default:
      return undefined;
  }
}
