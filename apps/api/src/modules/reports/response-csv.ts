import { parse } from 'csv-parse/sync';
import { invalid } from '../../errors.ts';
import { dayColumns, type DayColumn } from '../launches/launches.reads.ts';

export type DayFigures = { day: string } & { [Column in DayColumn]?: number | undefined };

/** 'Unique Opens', 'unique_opens' and 'unique-opens' are the same column. */
const columnOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

const figure = (text: string | undefined, line: number): number => {
  if (text === undefined || text.trim() === '') return 0;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) {
    throw invalid({ csv: `Line ${line}: '${text.slice(0, 40)}' is no count` });
  }
  return value;
};

const recordsOf = (text: string): string[][] => {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, trim: true, max_record_size: 10_000 });
  } catch (error) {
    throw invalid({ csv: error instanceof Error ? error.message : 'It is no CSV' });
  }
};

/** Days from the text of a CSV file. Columns it doesn't know are refused: a misspelt one would be a day of zeros. */
export const readResponseCsv = (text: string): DayFigures[] => {
  const [head = [], ...lines] = recordsOf(text);
  const columns = head.map(columnOf);
  const unknown = columns.find((column) => column !== 'day' && !dayColumns.some((known) => known === column));
  if (unknown !== undefined) throw invalid({ csv: `'${unknown.slice(0, 40)}' is no column of response data` });
  if (!columns.includes('day')) throw invalid({ csv: 'There is no column Day' });
  if (lines.length > 400) throw invalid({ csv: 'At most 400 days at a time' });
  const present = dayColumns.filter((column) => columns.includes(column));
  return lines.map((cells, at) => ({
    day: cells[columns.indexOf('day')] ?? '',
    ...Object.fromEntries(present.map((column) => [column, figure(cells[columns.indexOf(column)], at + 2)])),
  }));
};
