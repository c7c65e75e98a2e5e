export type DateStyle = 'date' | 'datetime' | 'time';
export type FormatDate = (value: Date | string, style: DateStyle, timeZone: string) => string;

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
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Writes a date as the locale does; in 'en-US' without the comma: '11/22/2026 8:00 AM EST'. */
export function formatDateWithIntl(value: Date | string, style: DateStyle, timeZone: string, locale = 'en-US'): string {
  const date = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(date.getTime())) return '';
  // One formatter per style, zone and locale, because creating one costs more than a hundred uses.
  const key = `${style} ${timeZone} ${locale}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...PARTS[style], timeZone });
    formatters.set(key, formatter);
  }
  const text = formatter.format(date);
  return locale === 'en-US' ? text.replace(',', '').replace('\u202f', ' ') : text;
}
