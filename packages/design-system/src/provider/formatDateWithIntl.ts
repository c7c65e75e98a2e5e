import type { DateStyle } from './DesignContext.ts';

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

/** '11/22/2026 8:00 AM EST'. One formatter per style and zone: making one costs more than a hundred uses. */
export function formatDateWithIntl(value: Date | string, style: DateStyle, timeZone: string): string {
  const date = typeof value === 'string' ? new Date(value) : value;
  if (Number.isNaN(date.getTime())) return '';
  const key = `${style} ${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { ...PARTS[style], timeZone });
    formatters.set(key, formatter);
  }
  return formatter.format(date).replace(',', '').replace('\u202f', ' ');
}
