import { cellText, type CellFormats } from './cellText.ts';
import type { PlacedColumn } from '../columns/columnLayout.ts';

/**
 * What a cell says where it says nothing but words; undefined for every other cell, and for a missing value. Such words
 * stand in the cell itself: a table of words has half the elements then, and takes half the time to mount and to scroll.
 */
export function plainWords<Row>(place: PlacedColumn<Row>, row: Row, formats: CellFormats): string | undefined {
  const { column, cell } = place;
  // The line beside a pinned column stands outside its cell, which must not be cut then.
  if (cell['data-pin'] !== undefined) return undefined;
  switch (column.kind) {
    case 'text':
    case 'date':
      // Mono in the cell would also be the font of its label where rows are cards.
      if (column.kind === 'text' && column.look === 'code') return undefined;
      return column.detail?.(row) ? undefined : cellText(column, row, formats) || undefined;
    case 'number':
    case 'money':
      return cellText(column, row, formats) || undefined;
    default:
      return undefined;
  }
}

/** The look and the tone of such a cell. */
export function plainMarks<Row>({ column }: PlacedColumn<Row>, row: Row) {
  if (column.kind === 'text') return { 'data-text': '', 'data-look': column.look, 'data-tone': column.tone?.(row) };
  return { 'data-text': '', 'data-tone': column.kind === 'number' ? column.tone?.(row) : undefined };
}
