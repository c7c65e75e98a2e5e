/** A number that can be written and drawn. Data bring null, NaN and Infinity whatever the types say: they are unknown. */
export function isKnown(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** A day or a moment that there is: '2026-02-30' and an empty text are none. */
export function isMoment(value: unknown): value is string | Date {
  return (typeof value === 'string' || value instanceof Date) && !Number.isNaN(new Date(value).getTime());
}

/** What a date's text says, or undefined where it says nothing readable: one bad row must not take the page down. */
export function readOr<Value>(read: (text: string) => Value, text: string | null | undefined): Value | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return read(text);
  } catch {
    return undefined;
  }
}

const zones = new Map<string, string>();

/** The zone, or UTC where the browser doesn't know it: an account may have one of yesterday's names. */
export function knownZone(timeZone: string): string {
  // To ask takes as long as writing a hundred dates, and a form asks at each key.
  const known =
    zones.get(timeZone) ??
    (readOr((zone) => new Intl.DateTimeFormat('en', { timeZone: zone }), timeZone) ? timeZone : 'UTC');
  zones.set(timeZone, known);
  return known;
}

/** The locale as the browser takes it: servers write 'de_DE'. */
export function knownLocale(locale: string): string {
  return readOr((tag) => Intl.getCanonicalLocales(tag)[0], locale.replaceAll('_', '-')) ?? 'en-US';
}
