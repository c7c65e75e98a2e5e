/** Reads what a person types in the locale's way: '1,204.5' in en-US is 1204.5, and so is '1.204,5' in de-DE. Not a number: null. */
export function parseNumber(text: string, locale: string): number | null {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const group = parts.find((part) => part.type === 'group')?.value ?? ',';
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  const plain = text
    .trim()
    .replaceAll(group, '')
    .replaceAll(/[\s'’]/g, '')
    .replace(decimal, '.')
    .replace('−', '-');
  if (!/^-?\d*\.?\d+$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}
