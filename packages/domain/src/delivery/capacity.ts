import { minutesOf } from '../calendar/calendarDays.ts';
import { leftToday, type PaceLimits } from './pace.ts';
import { openingAt } from './paceHours.ts';

interface Time {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns how many messages an account can send within a time, such as a day of a calendar, when nothing of a day's warm-up is used yet. Null
 * when only the relay limits it. A time that shares only a part of a warm-up's day has the same part of its people.
 */
export function capacityWithin(limits: PaceLimits, { startsAt, endsAt }: Time): number | null {
  const { perMinute, hours, timeZone: zone } = limits;
  let total = 0;
  for (let at = startsAt; at < endsAt;) {
    const { opens, closes } = openingAt(at, hours, zone);
    const part = { startsAt: opens > at ? opens : at, endsAt: closes < endsAt ? closes : endsAt };
    const minutes = minutesOf(part);
    if (minutes <= 0) break;
    const allowance = leftToday(limits, 0, opens);
    const byRate = perMinute === null ? Infinity : perMinute * minutes;
    const byPlan =
      allowance === null ? Infinity : (allowance * minutes) / minutesOf({ startsAt: opens, endsAt: closes });
    total += Math.min(byRate, byPlan);
    at = closes;
  }
  return total === Infinity ? null : Math.floor(total);
}
