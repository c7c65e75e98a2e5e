import { parse } from 'csv-parse/sync';
import { invalid } from '../../errors.ts';
import type { DayFigures } from '../launches/launches.commands.ts';
import { DAY_COLUMNS } from '../launches/launches.reads.ts';
import { columnOf, heading } from './responseColumns.ts';
import type { DayProblem } from './responseRules.ts';
import type { UploadedDays } from './responseUpload.ts';

/** Returns undefined for a text other than digits, because JavaScript also reads '0x10' and '1e9'. An empty cell counts as 0. */
function figure(text: string): number | undefined {
  if (text === '') return 0;
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) ? value : undefined;
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

function recordsOf(text: string): CsvRecord[] {
  try {
    const options = { bom: true, skip_empty_lines: true, trim: true, max_record_size: 10_000, info: true } as const;
    return parse(text, options) as unknown as CsvRecord[];
  } catch (error) {
    throw invalid({ csv: error instanceof Error ? error.message : 'The text is not valid CSV' });
  }
}

function headProblem(columns: readonly string[]): string | undefined {
  const unknown = columns.find((column) => column !== 'day' && !DAY_COLUMNS.some((known) => known === column));
  if (unknown !== undefined) return `'${unknown.slice(0, 40)}' isn't a column of response data`;
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice !== undefined) return `the column ${heading(twice)} is there twice`;
  return columns.includes('day') ? undefined : 'the column Day is missing';
}

/**
 * Reads days from the text of a CSV file. Unknown columns are refused, because a misspelt one would store zeros. The text
 * is at most 400 short lines, so a plain parser reads it in memory; files of people are read by `audiences/csv`.
 */
export function readResponseCsv(text: string): UploadedDays {
  const [head, ...lines] = recordsOf(text);
  const columns = (head?.record ?? []).map(columnOf);
  const wrong = headProblem(columns);
  if (wrong !== undefined) throw invalid({ csv: `Line ${head?.info.lines ?? 1}: ${wrong}` });
  if (lines.length > 400) throw invalid({ csv: 'Upload at most 400 days at a time' });
  const present = DAY_COLUMNS.filter((column) => columns.includes(column));
  const unread: DayProblem[] = [];
  const days = lines.map(({ record }, at) => {
    const cellOf = (column: string) => record[columns.indexOf(column)] ?? '';
    const day: DayFigures = { day: cellOf('day') };
    for (const column of present) {
      const value = figure(cellOf(column));
      if (value === undefined)
        unread.push({ at, column, text: `'${cellOf(column).slice(0, 40)}' must be a whole number, in digits only` });
      day[column] = value;
    }
    return day;
  });
  return { days, csv: { lines: lines.map(({ info }) => info.lines), unread } };
}
