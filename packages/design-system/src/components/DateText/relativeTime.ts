const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'in 21 h 4 min', '3 d 2 h ago', 'now': two units at most, the smallest a minute. */
export function relativeTime(value: Date | string, now: Date): string {
  const distance = new Date(value).getTime() - now.getTime();
  const minutes = Math.round(Math.abs(distance) / MINUTE) * MINUTE;
  if (minutes === 0) return 'now';
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = (minutes % HOUR) / MINUTE;
  const parts =
    days > 0 ? [`${days} d`, hours > 0 && `${hours} h`] : [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`];
  const words = parts.filter(Boolean).join(' ');
  return distance > 0 ? `in ${words}` : `${words} ago`;
}
