import { dayNumber } from './dayNumber.ts';

const WEEK = 7;

/** A deadline in everyday words: 'by 2:00 PM today', 'by Sun 7:15 PM', 'by 12/02/2026'. */
export function dueText(due: Date, now: Date, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(due).replace('\u202f', ' ');
  const time = part({ hour: 'numeric', minute: '2-digit' });
  const days = dayNumber(due, timeZone) - dayNumber(now, timeZone);
  if (due < now)
    return `since ${days === 0 ? `${time} today` : part({ year: 'numeric', month: '2-digit', day: '2-digit' })}`;
  if (days === 0) return `by ${time} today`;
  if (days < WEEK) return `by ${part({ weekday: 'short' })} ${time}`;
  return `by ${part({ year: 'numeric', month: '2-digit', day: '2-digit' })}`;
}
