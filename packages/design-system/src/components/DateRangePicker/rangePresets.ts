import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';

/** Both ends belong to it. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePreset {
  id: string;
  /** What it is called: 'Last 7 days'. */
  label: string;
  /** Its days as 'YYYY-MM-DD', reckoned when it is chosen from the day it is in the field's zone. */
  range: (today: string) => DateRange;
}

/** Today and the days before it, as many as named. */
export function lastDays(days: number, label = `Last ${days} days`): DateRangePreset {
  return {
    id: `last-${days}`,
    label,
    range: (today) => ({
      start: parseDate(today)
        .subtract({ days: days - 1 })
        .toString(),
      end: today,
    }),
  };
}

/** Today and the days after it, as many as named. */
export function nextDays(days: number, label = `Next ${days} days`): DateRangePreset {
  return {
    id: `next-${days}`,
    label,
    range: (today) => ({
      start: today,
      end: parseDate(today)
        .add({ days: days - 1 })
        .toString(),
    }),
  };
}

/** From the first of the month until today. */
export function monthToDate(label = 'This month so far'): DateRangePreset {
  return {
    id: 'month-to-date',
    label,
    range: (today) => ({ start: startOfMonth(parseDate(today)).toString(), end: today }),
  };
}

/** The whole month before this one. */
export function lastMonth(label = 'Last month'): DateRangePreset {
  return {
    id: 'last-month',
    label,
    range(today) {
      const month = parseDate(today).subtract({ months: 1 });
      return { start: startOfMonth(month).toString(), end: endOfMonth(month).toString() };
    },
  };
}
