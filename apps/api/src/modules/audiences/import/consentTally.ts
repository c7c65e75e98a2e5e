import { cellReader, type ConsentColumn } from '@mailroom/domain/consent/consentColumns';
import type { ConsentReading, ConsentVerdict } from '@mailroom/domain/consent/consentCells';
import { sumConsent } from '@mailroom/domain/consent/consentProfile';

/** Cells of a column that say the same. */
interface Group {
  group: string;
  says: ConsentVerdict;
  rows: number;
  examples: string[];
  /** The first rows that say it. */
  lines: { line: number; email: string; cell: string }[];
}

/** The words of all rows of a file about consent, in counts. */
export interface FileConsent {
  rows: number;
  rejected: number;
  opted_out: number;
  columns: { column: number; heading: string; kind: ConsentColumn['kind']; groups: Group[] }[];
  patterns: { groups: number[]; rows: number }[];
}

/** Beyond this many, a row's pattern keeps only the first group that leaves it out. */
const MOST_PATTERNS = 5000;
const EXAMPLES = 3;
const LINES = 5;
const LONGEST_EXAMPLE = 200;

interface TalliedColumn extends ConsentColumn {
  read: (cell: string) => ConsentReading;
  groups: Group[];
  places: Map<string, number>;
}

interface Row {
  line: number;
  email: string;
  values: readonly string[];
}

/** Counts what the cells of a file say about consent, and in which patterns its rows say it. */
export class ConsentTally {
  readonly #header: readonly string[];
  readonly #columns: readonly TalliedColumn[];
  readonly #patterns = new Map<string, number>();
  #rows = 0;
  #rejected = 0;

  constructor(header: readonly string[], columns: readonly ConsentColumn[]) {
    this.#header = header;
    this.#columns = columns.map((column) => ({
      ...column,
      read: cellReader(column.kind),
      groups: [],
      places: new Map(),
    }));
  }

  reject(): void {
    this.#rows += 1;
    this.#rejected += 1;
  }

  add({ line, email, values }: Row): void {
    this.#rows += 1;
    let first: number | undefined;
    const places = this.#columns.map((column, at) => {
      const cell = values[column.column] ?? '';
      const place = placeOf(column, { line, email, cell });
      if (column.groups[place]?.says === 'leave_out') first ??= at;
      return place;
    });
    const key = places.join();
    const isKept = this.#patterns.has(key) || this.#patterns.size < MOST_PATTERNS;
    const kept = isKept ? key : places.map((place, at) => (at === first ? place : -1)).join();
    this.#patterns.set(kept, (this.#patterns.get(kept) ?? 0) + 1);
  }

  profile(): FileConsent {
    // Every column is read, but only those about consent are reported.
    const told = this.#columns.flatMap((column, at) => {
      const isAsked = column.kind === 'permission' || column.kind === 'refusal';
      return isAsked || column.groups.some(({ says }) => says === 'leave_out') ? [at] : [];
    });
    const patterns = new Map<string, number>();
    for (const [key, rows] of this.#patterns) {
      const places = key.split(',');
      const short = told.map((at) => places[at] ?? '-1').join();
      patterns.set(short, (patterns.get(short) ?? 0) + rows);
    }
    const columns = told.flatMap((at) => {
      const column = this.#columns[at];
      if (!column) return [];
      const { kind, groups } = column;
      return [{ column: column.column, heading: this.#header[column.column] ?? '', kind, groups }];
    });
    const found = {
      columns,
      patterns:
        told.length === 0 ? [] : [...patterns].map(([key, rows]) => ({ groups: key.split(',').map(Number), rows })),
    };
    return { rows: this.#rows, rejected: this.#rejected, opted_out: sumConsent(found, []).leftOut, ...found };
  }
}

/** Counts a cell in its group, and returns the group's place in the column. */
function placeOf(column: TalliedColumn, { line, email, cell }: Group['lines'][number]): number {
  const { group, says } = column.read(cell);
  const known = column.places.get(group);
  const place = known ?? column.groups.length;
  if (known === undefined) {
    column.places.set(group, place);
    column.groups.push({ group, says, rows: 0, examples: [], lines: [] });
  }
  const found = column.groups[place] as Group;
  found.rows += 1;
  const example = cell.trim().slice(0, LONGEST_EXAMPLE);
  if (found.examples.length < EXAMPLES && example !== '' && !found.examples.includes(example))
    found.examples.push(example);
  if (found.lines.length < LINES) found.lines.push({ line, email, cell: example });
  return place;
}
