import { parse } from 'csv-parse/sync';
import { invalid } from '../../errors.ts';
import type { DayFigures } from '../launches/launches.commands.ts';
import { DAY_COLUMNS } from '../launches/launches.reads.ts';

/** Reads 'Unique Opens', 'unique_opens' and 'unique-opens' as the same column. */
function columnOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}

function figure(text: string | undefined, line: number): number {
  if (text === undefined || text.trim() === '') return 0;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) {
    throw invalid({ csv: `Line ${line}: '${text.slice(0, 40)}' must be a whole number of 0 or more` });
  }
  return value;
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, trim: true, max_record_size: 10_000 });
  } catch (error) {
    throw invalid({ csv: error instanceof Error ? error.message : 'The text is not valid CSV' });
  }
}

/**
 * Reads days from the text of a CSV file. Unknown columns are refused, because a misspelt one would store zeros. The text
 * is at most 400 short lines, so a plain parser reads it in memory; files of people are read by `audiences/csv`.
 */
export function readResponseCsv(text: string): DayFigures[] {
  const [head = [], ...lines] = recordsOf(text);
  const columns = head.map(columnOf);
  const unknown = columns.find((column) => column !== 'day' && !DAY_COLUMNS.some((known) => known === column));
  if (unknown !== undefined) throw invalid({ csv: `'${unknown.slice(0, 40)}' isn't a column of response data` });
  if (!columns.includes('day')) throw invalid({ csv: 'The column Day is missing' });
  if (lines.length > 400) throw invalid({ csv: 'Upload at most 400 days at a time' });
  const present = DAY_COLUMNS.filter((column) => columns.includes(column));
  return lines.map((cells, at) => ({
    day: cells[columns.indexOf('day')] ?? '',
    ...Object.fromEntries(present.map((column) => [column, figure(cells[columns.indexOf(column)], at + 2)])),
  }));
}
