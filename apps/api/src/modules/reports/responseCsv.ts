import { parse } from 'csv-parse/sync';
import { invalid } from '../../errors.ts';
import type { DayFigures } from '../launches/launches.commands.ts';
import { DAY_COLUMNS } from '../launches/launches.reads.ts';
import type { UploadedDays } from './responseUpload.ts';

/** Reads 'Unique Opens', 'unique_opens' and 'unique-opens' as the same column. */
function columnOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

/** Returns NaN for a text that isn't a count. An empty cell counts as 0. */
function figure(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return 0;
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN;
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

/**
 * Reads days from the text of a CSV file. Unknown columns are refused, because a misspelt one would store zeros. The text
 * is at most 400 short lines, so a plain parser reads it in memory; files of people are read by `audiences/csv`.
 */
export function readResponseCsv(text: string): UploadedDays {
  const [head, ...lines] = recordsOf(text);
  const columns = (head?.record ?? []).map(columnOf);
  const unknown = columns.find((column) => column !== 'day' && !DAY_COLUMNS.some((known) => known === column));
  if (unknown !== undefined) throw invalid({ csv: `'${unknown.slice(0, 40)}' isn't a column of response data` });
  if (!columns.includes('day')) throw invalid({ csv: 'The column Day is missing' });
  if (lines.length > 400) throw invalid({ csv: 'Upload at most 400 days at a time' });
  const present = DAY_COLUMNS.filter((column) => columns.includes(column));
  const read = lines.map(({ record, info }) => {
    const cellOf = (column: string) => record[columns.indexOf(column)];
    const day: DayFigures = {
      day: cellOf('day') ?? '',
      ...Object.fromEntries(present.map((column) => [column, figure(cellOf(column))])),
    };
    const bad = present.find((column) => Number.isNaN(day[column]));
    const problem = bad && `'${(cellOf(bad) ?? '').slice(0, 40)}' must be a whole number of 0 or more`;
    return { day, line: info.lines, problem };
  });
  return { days: read.map(({ day }) => day), lines: read.map(({ line, problem }) => ({ line, problem })) };
}
