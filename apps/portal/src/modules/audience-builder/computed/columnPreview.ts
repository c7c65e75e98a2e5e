import { computer } from '@mailroom/domain/computed/computedColumns';
import { staysAsWritten } from '@mailroom/domain/computed/staysAsWritten';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { placeOf, type ColumnsDraft, type NewColumn } from './columnsDraft.ts';
import type { Sheet } from './sheet.ts';

/** A row of the file beside the value that is made of it. */
export interface PreviewRow {
  readonly id: string;
  /** The cells that the column reads, in its order. */
  readonly cells: readonly string[];
  readonly value: string;
  /** Whether it isn’t the date or number that the column expects. */
  readonly isUnread: boolean;
}

interface Preview {
  readonly rows: readonly PreviewRow[];
  /** Rows of the sample whose value stays as it is written. */
  readonly unread: readonly PreviewRow[];
}

const SHOWN = 5;

/** The values of a column in the first rows that have something for it. `sheet` has the computed columns before it. */
export function previewOf(
  column: NewColumn,
  { rows }: Sheet,
  draft: Pick<ColumnsDraft, 'columns' | 'computed'>,
): Preview {
  const places = column.sources.map((id) => placeOf(draft, id));
  const compute = computer([{ ...column, columns: places }]);
  const all = rows.map((row, at): PreviewRow => {
    const cells = places.map((place) => row[place] ?? '');
    const value = compute(row).at(-1) ?? '';
    return { id: String(at), cells, value, isUnread: staysAsWritten(column.kind, trimInvisible(cells[0] ?? '')) };
  });
  const filled = all.filter(({ cells, value }) => value !== '' || cells.some((cell) => cell.trim() !== ''));
  return { rows: filled.slice(0, SHOWN), unread: all.filter(({ isUnread }) => isUnread) };
}
