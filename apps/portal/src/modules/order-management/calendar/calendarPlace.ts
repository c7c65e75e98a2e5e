import { calendarRange, type CalendarView } from '@mailroom/design-system';

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of an address; undefined for a text that is not a day. */
export function readDay(text: string): string | undefined {
  if (!DAY_ONLY.test(text)) return undefined;
  const at = Date.parse(text);
  // February 30 is read as a day of March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined;
}

/** The day of an instant in a zone. */
export function dayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
}

/** The day that the next or the previous page opens with. */
export function stepped(day: string, view: CalendarView, step: 1 | -1): string {
  const at = new Date(day);
  if (view === 'month') at.setUTCMonth(at.getUTCMonth() + step, 1);
  else at.setUTCDate(at.getUTCDate() + step * 7);
  return at.toISOString().slice(0, 10);
}

/** The page in words: 'November 2026', 'Sun, Nov 22 – Sat, Nov 28, 2026'. */
export function periodText(day: string, view: CalendarView, locale: string): string {
  if (view === 'month')
    return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
  const { from, to } = calendarRange(day, view, locale);
  const days = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return days.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ');
}
