import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date';
import type { DataTexts } from '../../provider/dataTexts.ts';

/** Both ends are part of the range. */
export interface DateRange {
  start: string;
  end: string;
}

/** The texts of the ready-made ranges below. */
type PresetTexts = Pick<DataTexts, 'lastDays' | 'nextDays' | 'monthToDate' | 'lastMonth'>;

export interface DateRangePreset {
  id: string;
  /** The visible name: 'Last 7 days', or what returns it from the application's texts. */
  label: string | ((texts: PresetTexts) => string);
  /** Returns its days as 'YYYY-MM-DD'. Called when the range is chosen, with the current day of the field's zone. */
  range: (today: string) => DateRange;
}

type Label = DateRangePreset['label'];

/** The last `days` days, today included. `label` replaces the name in the application's texts. */
export function lastDays(days: number, label: Label = (texts) => texts.lastDays(days)): DateRangePreset {
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

/** The next `days` days, today included. */
export function nextDays(days: number, label: Label = (texts) => texts.nextDays(days)): DateRangePreset {
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

/** The first of the month up to today. */
export function monthToDate(label: Label = (texts) => texts.monthToDate): DateRangePreset {
  return {
    id: 'month-to-date',
    label,
    range: (today) => ({ start: startOfMonth(parseDate(today)).toString(), end: today }),
  };
}

/** The whole previous month. */
export function lastMonth(label: Label = (texts) => texts.lastMonth): DateRangePreset {
  return {
    id: 'last-month',
    label,
    range(today) {
      const month = parseDate(today).subtract({ months: 1 });
      return { start: startOfMonth(month).toString(), end: endOfMonth(month).toString() };
    },
  };
}
