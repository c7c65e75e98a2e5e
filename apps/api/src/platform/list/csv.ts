import { withoutMarks } from '@mailroom/domain/forms/plainText';

type CsvValue = string | number | boolean | Date | null | undefined;

/**
 * The sign that begins a formula (full-width signs too), at the start of a cell or after a separator: a spreadsheet whose
 * list separator is the semicolon begins a cell there, quotes or not.
 */
// oxlint-disable-next-line no-control-regex -- control characters before the sign are the way around a plain check
const FORMULA = /(^|[;,|\t\r\n])([\s"'\u0000-\u001f\u200b-\u200d\ufeff]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/gu;

/**
 * Makes a spreadsheet show a text and not run it: a quote before a formula's sign makes it text. Removes marks of direction,
 * because one reverses the rest of its line in a text editor.
 */
function harmless(text: string): string {
  const safe = withoutMarks(text).replace(FORMULA, "$1$2'");
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe;
}

function textOf(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? harmless(value) : String(value);
}

/** One cell of a CSV file. Every cell is quoted, so that no reader takes a part of it for a separator. */
export function csvCell(value: CsvValue): string {
  return `"${textOf(value).replaceAll('"', '""')}"`;
}

/** A line with texts exactly as they are, for programs. People's spreadsheets get `csvLine`, which makes formulas harmless. */
export function exactCsvLine(texts: readonly string[]): string {
  return `${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`;
}

export function csvLine(cells: readonly CsvValue[], delimiter = ','): string {
  return `${cells.map(csvCell).join(delimiter)}\r\n`;
}
