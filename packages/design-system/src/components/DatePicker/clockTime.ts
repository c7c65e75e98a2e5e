import { parseTime, type Time } from '@internationalized/date';
import { readOr } from '../../provider/known.ts';

/** Reads '08:30'. Returns undefined for other texts. */
export function toTime(text: string | null | undefined): Time | undefined {
  return readOr(parseTime, text);
}

/** 'HH:MM' on 24 hours, as HTML's own time fields and most databases write it. */
export function fromTime({ hour, minute }: Pick<Time, 'hour' | 'minute'>): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Writes a time as the locale does: '8:30 AM', '08:30'. */
export function formatTime({ hour, minute }: Pick<Time, 'hour' | 'minute'>, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  // Node and browsers put different kinds of space before 'AM'.
  return format.format(Date.UTC(2026, 0, 1, hour, minute)).replace('\u202f', ' ');
}
