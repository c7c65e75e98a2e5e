import { cellText, type CellFormats } from './cellText.ts';
import type { PlacedColumn } from '../columns/columnLayout.ts';
import { isEditable } from '../columns/tableColumns.ts';

/**
 * The text of a cell that contains only text. Undefined for every other cell, and for a missing value. Such text is put
 * into the cell directly: a table of text then has half the elements, and mounts and scrolls in half the time.
 */
export function plainWords<Row>(place: PlacedColumn<Row>, row: Row, formats: CellFormats): string | undefined {
  const { column, cell } = place;
  const isEdited: boolean = isEditable(column);
  // The line beside a pinned column is drawn outside its cell, so the cell must not cut off its content.
  if (cell['data-pin'] !== undefined || isEdited) return undefined;
  switch (column.kind) {
    case 'text':
    case 'date':
      // A monospaced cell would also change the font of its label on cards.
      if (column.kind === 'text' && (column.look === 'code' || column.below)) return undefined;
      return column.detail?.(row) ? undefined : cellText(column, row, formats) || undefined;
    case 'number':
    case 'money':
      return cellText(column, row, formats) || undefined;
    default:
      return undefined;
  }
}

/** The attributes for look and tone of such a cell. */
export function plainMarks<Row>({ column }: PlacedColumn<Row>, row: Row) {
  if (column.kind === 'text') return { 'data-text': '', 'data-look': column.look, 'data-tone': column.tone?.(row) };
  return { 'data-text': '', 'data-tone': column.kind === 'number' ? column.tone?.(row) : undefined };
}
