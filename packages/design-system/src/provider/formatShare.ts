import { numberFormat } from './useFormats.ts';

/**
 * Returns a share in percent that rounding doesn't falsify: a small share is '< 0.1%', never '0%', and a share just below
 * the whole is '> 99.9%', never '100%'. Returns '' when the whole is 0.
 */
export function formatShare(locale: string, part: number, whole: number, digits = 1): string {
  if (whole === 0) return '';
  const share = part / whole;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
  const least = 10 ** -(digits + 2);
  if (share > 0 && share < least / 2) return `< ${percent.format(least)}`;
  if (share < 1 && share > 1 - least / 2) return `> ${percent.format(1 - least)}`;
  return percent.format(share);
}
