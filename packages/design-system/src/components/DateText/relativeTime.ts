import { relativeWords, type RelativeWords } from '../../provider/relativeWords.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns 'in 21 h 4 min', '3 d 2 h ago' or 'now', with at most two units and nothing smaller than a minute. */
export function relativeTime(value: Date | string, now: Date, words: RelativeWords = relativeWords): string {
  const distance = new Date(value).getTime() - now.getTime();
  const minutes = Math.round(Math.abs(distance) / MINUTE) * MINUTE;
  if (minutes === 0) return words.now;
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = (minutes % HOUR) / MINUTE;
  const parts =
    days > 0
      ? [words.days(days), hours > 0 && words.hours(hours)]
      : [hours > 0 && words.hours(hours), rest > 0 && words.minutes(rest)];
  const said = parts.filter(Boolean).join(' ');
  return distance > 0 ? words.ahead(said) : words.ago(said);
}
