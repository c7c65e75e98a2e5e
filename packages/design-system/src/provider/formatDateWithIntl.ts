import type { DateStyle, FormatDate } from './DesignContext.ts';

const PARTS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  datetime: {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  },
};
const formats = new Map<string, FormatDate>();

/** As the locale writes it; in 'en-US' without its comma: '11/22/2026 8:00 AM EST'. The same function for the same locale. */
export function dateFormatOf(locale: string): FormatDate {
  const known = formats.get(locale);
  if (known) return known;
  // One per style and zone: making one costs more than a hundred uses.
  const formatters = new Map<string, Intl.DateTimeFormat>();
  const format: FormatDate = (value, style, timeZone) => {
    const date = typeof value === 'string' ? new Date(value) : value;
    if (Number.isNaN(date.getTime())) return '';
    const key = `${style} ${timeZone}`;
    const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...PARTS[style], timeZone });
    formatters.set(key, formatter);
    const text = formatter.format(date);
    return locale === 'en-US' ? text.replace(',', '').replace('\u202f', ' ') : text;
  };
  formats.set(locale, format);
  return format;
}
