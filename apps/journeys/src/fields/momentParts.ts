const SEGMENTS = ['month', 'day', 'year', 'hour', 'minute', 'dayPeriod'] as const;

/** Returns the text for each part of a date field, in the order of the parts. */
export function momentParts(at: Date, timeZone: string): (readonly [string, string])[] {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  const parts = new Map<string, string>(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return SEGMENTS.map((name) => [name, parts.get(name) ?? '']);
}
