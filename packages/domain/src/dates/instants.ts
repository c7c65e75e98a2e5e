// Apart from `dates.ts`, so that a list can name the first instant of a day without the date library.
import { instantOf } from './wallClock.ts';

const HOUR = 3_600_000;

/**
 * Returns the instant at which the zone's clocks first show an hour of a day. When a change of clocks skips that hour,
 * it is the instant of the change: some days begin at 1 AM.
 */
export function instantAt(day: string, hour: number, zone: string): Date {
  return instantOf(Date.parse(day) + hour * HOUR, zone);
}
