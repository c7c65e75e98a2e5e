const DAY = 86_400_000;

/**
 * Returns the number of an instant's calendar day in a zone, counted from 1/1/1970, a Thursday. It is computed with Intl,
 * because the date library is too heavy for the first screen.
 */
export function dayNumber(date: Date, timeZone: string): number {
  return Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)) / DAY;
}
