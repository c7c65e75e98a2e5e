import { seedLimits } from '@mailroom/domain/forms/fileTypes';
import { seedProblem } from '@mailroom/domain/forms/seedLines';
import { parse } from 'csv-parse/sync';
import { decodeCsv, delimiterOf } from './csvText.ts';

export interface SeedRow {
  line: number;
  email: string;
  firstName: string | null;
  lastName: string | null;
  problem: string | null;
}

interface SeedFile {
  rows: SeedRow[];
  unreadable?: string;
}

interface Columns {
  email: number;
  first: number;
  last: number;
}

const names = {
  email: /^(?:e-?mail(?:[ _-]?(?:address|adresse))?|address|correo|courriel|mail)$/i,
  first: /^(?:first[ _-]?name|given[ _-]?name|vorname|pr[eé]nom|nombre|first)$/i,
  last: /^(?:last[ _-]?name|surname|family[ _-]?name|nachname|nom|apellido|last)$/i,
};

/** Finds the columns by the header, or by the place of the address in the first row. */
function columnsOf(first: readonly string[]): { columns: Columns; hasHeader: boolean } {
  const find = (pattern: RegExp): number => first.findIndex((cell) => pattern.test(cell.trim()));
  const named = find(names.email);
  if (named >= 0)
    return { columns: { email: named, first: find(names.first), last: find(names.last) }, hasHeader: true };
  const at = first.findIndex((cell) => cell.includes('@'));
  const email = Math.max(at, 0);
  return { columns: { email, first: email + 1, last: email + 2 }, hasHeader: false };
}

function cellOf(cells: readonly string[], at: number): string | null {
  return cells[at]?.trim().slice(0, 200) || null;
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a seed list with its line numbers. A bad row stays in the list with its problem, so that a person sees
 * which one it is; a repeated address counts once.
 *
 * A seed list is small and written by hand, so csv-parse reads it whole and forgives stray quotes. Audiences have
 * millions of rows and are read in chunks that a killed import continues, which csv-parse can't do; they have their
 * own splitter.
 */
export function readSeedFile(bytes: Uint8Array): SeedFile {
  const text = decodeCsv(bytes);
  if (text === null) return { rows: [], unreadable: 'The file is not text' };
  let parsed: Parsed[];
  try {
    parsed = parse(text, {
      bom: true,
      info: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // A stray quote makes one row bad, not the whole file unreadable.
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: 64 * 1024,
    }) as unknown as Parsed[];
  } catch (error) {
    return { rows: [], unreadable: error instanceof Error ? error.message.slice(0, 200) : 'The file is not CSV' };
  }
  const [first] = parsed;
  if (!first) return { rows: [] };
  const { columns, hasHeader } = columnsOf(first.record);
  const body = hasHeader ? parsed.slice(1) : parsed;
  if (body.length > seedLimits.rows)
    return { rows: [], unreadable: `A seed list can have at most ${seedLimits.rows} rows` };
  const seen = new Set<string>();
  const rows = body.flatMap(({ record, info }): SeedRow[] => {
    // csv-parse reports the line on which a record ends.
    const line = info.lines - record.join('').split('\n').length + 1;
    const email = (record[columns.email] ?? '').trim().toLowerCase().slice(0, 254);
    if (email === '' && record.every((cell) => cell.trim() === '')) return [];
    if (email !== '' && seen.has(email)) return [];
    seen.add(email);
    return [
      {
        line,
        email,
        firstName: cellOf(record, columns.first),
        lastName: cellOf(record, columns.last),
        problem: seedProblem(email),
      },
    ];
  });
  return { rows };
}
