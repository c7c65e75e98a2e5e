import { useEffect } from 'react';
import { warnOnce } from '../theme/warnOnce.ts';

/** Languages that are written from right to left. Not every browser tells. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Returns what is wrong, or undefined. `direction` is the page's. */
export function findDirectionMistake(locale: string, direction: string): string | undefined {
  const { language, script } = new Intl.Locale(locale);
  if (script !== undefined || !RIGHT_TO_LEFT.has(language) || direction === 'rtl') return undefined;
  return `the locale '${locale}' is written from right to left, and the page isn't. Set dir="rtl" on <html>.`;
}

/** Checks during development that the page has the direction of its locale: components read both. */
export function DirectionCheck({ locale }: { locale: string }) {
  useEffect(() => {
    const mistake = findDirectionMistake(locale, getComputedStyle(document.documentElement).direction);
    if (mistake !== undefined) warnOnce(`DesignProvider: ${mistake}`);
  }, [locale]);
  return null;
}
