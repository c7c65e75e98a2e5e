const DAY = 24 * 3_600_000;

// Creating a formatter costs more than using it a thousand times, and a table formats many dates in one zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
  formatters.set(key, kept);
  return kept;
}

export function partsOf(date: Date, zone: string, options: Intl.DateTimeFormatOptions): Record<string, string> {
  const parts = formatter(zone, options).formatToParts(date);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** The zone's local time as if it were UTC, in milliseconds, so that calendar arithmetic works on it. */
export function wallClock(date: Date, zone: string): number {
  const at = partsOf(date, zone, {
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return Date.UTC(
    Number(at['year']),
    Number(at['month']) - 1,
    Number(at['day']),
    Number(at['hour']),
    Number(at['minute']),
    Number(at['second']),
  );
}

function offsetAt(instant: number, zone: string): number {
  const ofSecond = Math.floor(instant / 1000) * 1000;
  return wallClock(new Date(instant), zone) - ofSecond;
}

/** The same with its milliseconds, which no clock shows. */
export function localTime(date: Date, zone: string): number {
  return date.valueOf() + offsetAt(date.valueOf(), zone);
}

/**
 * Returns the instant at which the zone's clocks first show a local time, given as if it were UTC. A change of clocks moves a
 * time that it skips: where 3 AM follows 2 AM, 2:30 AM becomes 3:30 AM.
 */
export function instantOf(local: number, zone: string): Date {
  const offsets = [local - DAY, local + DAY].map((around) => offsetAt(around, zone));
  const late = local - Math.min(...offsets);
  const early = local - Math.max(...offsets);
  return new Date(localTime(new Date(early), zone) === local ? early : late);
}
