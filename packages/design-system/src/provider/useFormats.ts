import { useMemo } from 'react';
import { knownCurrency } from './currencyDecimals.ts';
import { useDesign, type DateStyle } from './DesignContext.ts';

interface Formats {
  date: (value: string | Date, style?: DateStyle) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** '4.2 MB'. */
  bytes: (value: number) => string;
}

const PLAIN: Intl.NumberFormatOptions = {};
const formatters = new Map<string, Intl.NumberFormat>();
const latest = new WeakMap<Intl.NumberFormatOptions, { locale: string; formatter: Intl.NumberFormat }>();

function withKnownCurrency(options: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  return options.style === 'currency' ? { ...options, currency: knownCurrency(options.currency ?? '') } : options;
}

/** One formatter per locale and options: creating one costs more than a hundred uses. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = PLAIN): Intl.NumberFormat {
  // A search through 10,000 rows comes here twice per row, mostly with the same object, and serialising it took longer than formatting.
  const last = latest.get(options);
  if (last?.locale === locale) return last.formatter;
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, withKnownCurrency(options));
  formatters.set(key, formatter);
  latest.set(options, { locale, formatter });
  return formatter;
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

export function formatBytes(locale: string, value: number): string {
  const step = value < 1000 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(value) / 3));
  const unit = BYTE_UNITS[step] ?? 'byte';
  const unitDisplay = step === 0 ? 'long' : 'short';
  return numberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(
    value / 1000 ** step,
  );
}

/** Returns formatters for the reader's locale and zone. Stable until one of them changes. */
export function useFormats(): Formats {
  const { locale, timeZone, formatDate } = useDesign();
  return useMemo(
    () => ({
      date: (value, style = 'datetime') => formatDate(value, style, timeZone),
      number: (value, options) => numberFormat(locale, options).format(value),
      bytes: (value) => formatBytes(locale, value),
    }),
    [locale, timeZone, formatDate],
  );
}
