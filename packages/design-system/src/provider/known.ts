/** Whether a number can be shown and drawn. Data contains null, NaN and Infinity despite the types; they count as unknown. */
export function isKnown(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Whether a value is a valid day or moment: '2026-02-30' and an empty string are not. */
export function isMoment(value: unknown): value is string | Date {
  return (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value).getTime());
}

/** Reads a text, or returns undefined when it can't be read: one bad row must not break the page. */
export function readOr<Value>(read: (text: string) => Value, text: string | null | undefined): Value | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

const zones = new Map<string, string>();

/** The time zone, or UTC when the browser doesn't know it: an account may use an outdated name. */
export function knownZone(timeZone: string): string {
  // The check takes as long as formatting a hundred dates, and a form repeats it on each key press.
  const known =
    zones.get(timeZone) ??
    (readOr((zone) => new Intl.DateTimeFormat('en', { timeZone: zone }), timeZone) ? timeZone : 'UTC');
  zones.set(timeZone, known);
  return known;
}

/** The locale in the form that browsers accept: servers write 'de_DE'. */
export function knownLocale(locale: string): string {
  return readOr((tag) => Intl.getCanonicalLocales(tag)[0], locale.replaceAll('_', '-')) ?? 'en-US';
}
