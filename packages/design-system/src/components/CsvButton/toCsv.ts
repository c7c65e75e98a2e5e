// Spreadsheets run a cell that begins so as a formula; an apostrophe makes it words.
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?[\d.,]+$/;

function cell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
