const LATIN = '0123456789';

/**
 * Reads what a person types in the locale's way: '1,204.5' in en-US is 1204.5, and so is '1.204,5' in de-DE. Not a
 * number: null. The sign of a currency, which comes along with a pasted amount, is left out. A separator of groups must
 * stand where groups end: who types '1,50' for one and a half must not get 150.
 */
export function parseNumber(text: string, locale: string): number | null {
  const format = new Intl.NumberFormat(locale);
  const parts = format.formatToParts(-1234567.8);
  const group = parts.find((part) => part.type === 'group')?.value ?? ',';
  const decimal = parts.find((part) => part.type === 'decimal')?.value ?? '.';
  // Arabic and Persian write figures of their own, and the minus with a mark of direction.
  const digits = new Map(Array.from(LATIN, (digit) => [format.format(Number(digit)), digit]));
  const plain = Array.from(
    text.replaceAll(/[\u061c\u200e\u200f]|\p{Sc}/gu, '').trim(),
    (sign) => digits.get(sign) ?? sign,
  )
    .join('')
    .replace('−', '-');
  const [whole = '', fraction, ...more] = plain.split(decimal);
  const groups = whole.split(/\s/.test(group) ? /\s/ : group);
  const areGroups = groups.slice(1, -1).every((part) => /^\d{2,3}$/.test(part)) && /^\d{3}$/.test(groups.at(-1) ?? '');
  const isWhole = groups.length === 1 || areGroups;
  const joined = `${groups.join('')}${fraction === undefined ? '' : `.${fraction}`}`.replaceAll(/[\s'’]/g, '');
  if (more.length > 0 || !isWhole || !/^-?\d*\.?\d+$/.test(joined)) return null;
  const value = Number(joined);
  return Number.isFinite(value) ? value : null;
}
