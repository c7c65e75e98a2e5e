import type { CsvRecord } from '../csv/records.ts';
import { allValuesOf, writtenRow, type RowShape } from '../csv/values.ts';
import type { Person } from '../reading/peopleReader.ts';
import { sourceOf, type Source } from '../reading/rejectFile.ts';

/** Rejected rows of a version, by their place: whether each is still rejected. */
export class RejectedRows {
  readonly #open = new Map<string, boolean>();

  add(source: Source, isOpen: boolean): void {
    this.#open.set(keyOf(source), isOpen);
  }

  has(source: Source): boolean {
    return this.#open.has(keyOf(source));
  }

  isOpen(source: Source): boolean {
    return this.#open.get(keyOf(source)) === true;
  }
}

function keyOf({ ingest, line }: Source): string {
  return `${ingest}.${line}`;
}

/**
 * A row of a file of corrections. `source`: the rejected row that it replaces. `isRepeated`: an earlier row already replaced it.
 * `isStillWrong`: the rejected row stays as it is.
 */
export type CorrectedRow = (Person & { source?: Source; raw?: string }) | { isRepeated: true } | { isStillWrong: true };

interface CorrectionSettings {
  read: (record: CsvRecord) => Person;
  /** The shape of the file's rows, with Mailroom's own columns. */
  shape: RowShape;
  columns: { line: number; reason: number };
  rows: RejectedRows;
  /** Whether the values have no quotes that the export put before formulas. Default false. */
  isAsTyped?: boolean;
}

/** The quote that the export puts before a sign that begins a formula. */
const SHIELD = /(^|[;,|\t\r\n])([\s"]*)'(?=[=+\-@])/g;

/** Returns a reader of corrections: each row counts once, and only for a row that is rejected. */
export function correctionReader({ read, shape, columns, rows, isAsTyped = false }: CorrectionSettings) {
  return (record: CsvRecord): CorrectedRow => {
    const values = allValuesOf(record.bytes.toString(), shape);
    const source = sourceOf(values[columns.line] ?? '');
    const asWritten = isAsTyped ? values : values.map((value) => value.replace(SHIELD, '$1$2'));
    const isChanged = asWritten.some((value, at) => value !== values[at]);
    const person = read(isChanged ? { ...record, bytes: Buffer.from(writtenRow(asWritten, shape)) } : record);
    const raw = writtenRow(
      asWritten.filter((_, at) => at !== columns.line && at !== columns.reason),
      shape,
    );
    if (source === undefined || !rows.has(source)) {
      return 'cell' in person
        ? { ...person, raw }
        : { reason: 'reason' in person ? person.reason : 'unknown_line', raw };
    }
    if (!rows.isOpen(source)) return { isRepeated: true };
    if ('reason' in person) return { isStillWrong: true };
    rows.add(source, false);
    return { ...person, source, raw };
  };
}
