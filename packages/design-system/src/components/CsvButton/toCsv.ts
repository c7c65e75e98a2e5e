// Spreadsheets run a cell that begins with one of these as a formula; an apostrophe makes it text.
const FORMULA = /^[=+\-@\t\r]/;
// A number with its currency, in the format of any language: '-$1,204.50', '-CHF 5.00', '-5,00 €'.
const NUMBER =
  /^-?(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}[\u00a0\u202f])?[\d.,\u00a0\u202f]+(?:[A-Z]{0,3}\p{Sc}[A-Z]{0,2}|[A-Z]{3}|%)?$/u;

/** Makes a text safe for spreadsheets: words that look like a formula stay words. */
export function neutralise(value: string): string {
  return FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
}

function cell(value: string): string {
  const safe = neutralise(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as RFC 4180 text. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
