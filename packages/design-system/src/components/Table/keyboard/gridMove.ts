/** The place of a cell. Row -1 is the header, 0 the first row of the page; the last one can be the totals. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  firstRow: number;
  lastRow: number;
  columns: number;
  /** How many rows fit the view. A Page key moves by as many. */
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

/** Where a key moves in the grid pattern of the ARIA practices. Undefined for any other key. */
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
    // Page Up stays among the rows. Only the arrow key goes to the header.
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
