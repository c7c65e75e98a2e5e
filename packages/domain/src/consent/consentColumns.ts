import { readConsent, type ConsentReading, type ConsentVerdict } from './consentCells.ts';
import { consentKindOf, type ConsentKind } from './consentHeadings.ts';

/** A column that is read for consent. */
export interface ConsentColumn {
  readonly column: number;
  readonly kind: ConsentKind;
}

/** A person's choice for all cells of a group in one column. */
export interface ConsentDecision {
  readonly column: number;
  readonly group: string;
  readonly says: ConsentVerdict;
}

/**
 * The columns of a file that are read for consent. Leaves out the e-mail address, and columns that become a field of the person
 * unless their heading is about consent: a company may be called 'Unsubscribed'.
 */
export function consentColumns(
  header: readonly string[],
  { email, fields }: { readonly email: number | undefined; readonly fields: ReadonlySet<number> },
): readonly ConsentColumn[] {
  return header.flatMap((name, column) => {
    const kind = consentKindOf(name);
    const isRead = column !== email && (!fields.has(column) || kind === 'permission' || kind === 'refusal');
    return isRead ? [{ column, kind }] : [];
  });
}

/** The cell by which a row is left out. */
interface LeftOut {
  readonly column: number;
  readonly cell: string;
}

/** How many different cells of a column are remembered, so that most rows need no reading. */
const REMEMBERED = 500;

/** Returns a reader of one column's cells. */
export function cellReader(kind: ConsentKind): (cell: string) => ConsentReading {
  const seen = new Map<string, ConsentReading>();
  return (cell) => {
    const before = seen.get(cell);
    if (before) return before;
    const reading = readConsent(kind, cell);
    if (seen.size < REMEMBERED) seen.set(cell, reading);
    return reading;
  };
}

/** Returns a reader of rows: the first cell that leaves the row out. One is enough. */
export function consentReader(
  columns: readonly ConsentColumn[],
  decisions: readonly ConsentDecision[],
): (values: readonly string[]) => LeftOut | undefined {
  const readers = columns.map(({ column, kind }) => {
    const own = new Map(decisions.filter((each) => each.column === column).map(({ group, says }) => [group, says]));
    return { column, own, read: cellReader(kind) };
  });
  return (values) => {
    for (const { column, own, read } of readers) {
      const cell = values[column] ?? '';
      const { group, says } = read(cell);
      if ((own.get(group) ?? says) === 'leave_out') return { column, cell: cell.trim() };
    }
    return undefined;
  };
}
