import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import { COMMA_SIGNS } from '../csv/dialect.ts';
import type { Mapping } from '../csv/mapping.ts';
import type { Sniffed } from '../csv/sniff.ts';
import { computedCells } from '../reading/computedCells.ts';
import { lineText, REJECT_COLUMNS, type Source } from '../reading/rejectFile.ts';
import type { KeptFiles } from './leftRows.ts';

/** A rejected row with its corrected values, each below a heading of the version's files. */
interface CorrectedValues extends Source {
  values: readonly string[];
  /** Why the row is rejected. */
  reason: string;
}

/** Rows that were corrected in place, as a file of corrections, and how it is written. */
interface CorrectedFile {
  bytes: Buffer;
  dialect: Sniffed;
  mapping: Mapping[];
}

const labels = new Map<string, string>(rejectReasons.map(({ code, label }) => [code, label]));

function fieldKey({ field, name }: Mapping): string {
  return field === 'custom' ? `custom ${name?.trim() ?? ''}` : field;
}

/**
 * The columns of the file, and the place of each field among them. A computed value gets a column of its own, because two files
 * may compute a field in different ways.
 */
function columnsOf({ headings, files }: KeptFiles) {
  const columns = [...headings];
  const fields = new Map<string, Mapping>();
  const taken = new Set<number>();
  for (const { headings: own, plan, places } of files.values()) {
    for (const mapped of plan.mapping) {
      if (mapped.field === 'ignore' || fields.has(fieldKey(mapped))) continue;
      const place = places[mapped.column];
      const heading = place === undefined ? plan.computed[mapped.column - own.length]?.name : columns[place];
      // Two files may have other fields below the same heading.
      const column = place === undefined || taken.has(place) ? columns.push(heading ?? '') - 1 : place;
      taken.add(column);
      fields.set(fieldKey(mapped), { column, field: mapped.field, name: mapped.name ?? null });
    }
  }
  return { columns, fields };
}

/**
 * A file has one column for each field. Rows of a file that has the field below another heading, or computes it, bring its value
 * there.
 */
function movedValues(
  { values, ingest }: CorrectedValues,
  { files }: KeptFiles,
  { columns, fields }: ReturnType<typeof columnsOf>,
): string[] {
  const moved = Array.from(columns, (_, at) => values[at] ?? '');
  const file = files.get(ingest);
  if (!file) return moved;
  const { plan, places } = file;
  const cells = computedCells(plan.computed, places.length)(places.map((place) => values[place] ?? ''));
  const moves = plan.mapping.flatMap((mapped) => {
    const from = places[mapped.column];
    const to = fields.get(fieldKey(mapped))?.column;
    return to === undefined || from === to ? [] : [{ from, to, value: cells[mapped.column] ?? '' }];
  });
  for (const { from } of moves) if (from !== undefined) moved[from] = '';
  for (const { to, value } of moves) moved[to] = value;
  return moved;
}

/** Every cell is quoted, so that delimiters, quotes and line breaks come back as they were typed. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

/** Writes rows as the file that the export of rejected rows becomes when somebody corrects it. */
export function correctedFile(rows: readonly CorrectedValues[], kept: KeptFiles): CorrectedFile {
  const found = columnsOf(kept);
  const table = [
    [...REJECT_COLUMNS, ...found.columns],
    ...rows.map((row) => [
      String(lineText(row)),
      labels.get(row.reason) ?? row.reason,
      ...movedValues(row, kept, found),
    ]),
  ];
  const bytes = Buffer.from(table.map(lineOf).join(''));
  return {
    bytes,
    dialect: {
      ...COMMA_SIGNS,
      encoding: 'utf-8',
      lineEnd: 'lf',
      start: 0,
      firstLine: 1,
      hasHeader: true,
      rows: table,
      // Nobody is asked how Mailroom’s own file is read.
      lines: [],
      suspects: [],
      rowBytes: bytes.length / table.length,
    },
    mapping: fieldsOf(found),
  };
}

function fieldsOf({ fields }: ReturnType<typeof columnsOf>): Mapping[] {
  return [...fields.values()].map((mapped) => ({ ...mapped, column: mapped.column + REJECT_COLUMNS.length }));
}
