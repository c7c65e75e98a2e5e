import { saveCsv } from './saveCsv.ts';
import { toCsv } from './toCsv.ts';

/** Downloads rows of text as a CSV file. */
export function saveRows(fileName: string, rows: readonly (readonly string[])[]): void {
  saveCsv(fileName, toCsv(rows));
}
