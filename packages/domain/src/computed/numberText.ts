/** Digits, with or without groups of three that one sign separates. */
const WHOLE = String.raw`(\d{1,3}(?:(?<group>GROUPS)\d{3})(?:\k<group>\d{3})*|\d+)`;
const COMMA = new RegExp(String.raw`^(-?)${WHOLE.replace('GROUPS', "[.\\s'’]")}(?:,(\d+))?$`, 'u');
const POINT = new RegExp(String.raw`^(-?)${WHOLE.replace('GROUPS', "[,\\s'’]")}(?:\.(\d+))?$`, 'u');

/**
 * Writes a number with a decimal point and without signs between thousands: '1.234,50' with a decimal comma is '1234.50'. Undefined
 * for other texts, and for digits that begin with a zero: they are a code.
 */
export function numberText(value: string, decimal: 'comma' | 'point'): string | undefined {
  const [, sign, whole, , fraction] = (decimal === 'comma' ? COMMA : POINT).exec(value.trim()) ?? [];
  if (whole === undefined) return undefined;
  const digits = whole.replaceAll(/\D/g, '');
  if (digits.length > 1 && digits.startsWith('0')) return undefined;
  return `${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
}
