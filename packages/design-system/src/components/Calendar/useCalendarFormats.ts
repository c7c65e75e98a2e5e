import { getHoursInDay, type CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import type { PlacedEntry } from './calendarEntries.ts';
import type { CalendarView } from './calendarRange.ts';

export interface CalendarFormats {
  /** 'Saturday, November 21, 2026'. */
  day: (day: CalendarDate) => string;
  /** 'Sat'. */
  weekday: (day: CalendarDate) => string;
  /** 'Saturday'. */
  weekdayLong: (day: CalendarDate) => string;
  /** 'November 2026', or 'Nov 15 – 21, 2026'. */
  heading: (days: readonly CalendarDate[], middle: CalendarDate, view: CalendarView) => string;
  /** '8 AM'. */
  hour: (hour: number) => string;
  /** '8:00 AM'. Includes the zone on the two days of the year when the clocks change, because an hour then occurs twice. */
  time: (entry: PlacedEntry) => string;
  /** '8:00 AM EST to 9:30 AM EST', 'all day'. */
  times: (entry: PlacedEntry) => string;
  /** '10:12', the current time beside the hours. */
  clock: (minute: number) => string;
  /** 'EST', the zone on a day. */
  zone: (day: CalendarDate) => string;
}

/** A day has no zone, so it is formatted in UTC, which has no clock changes. */
function inUtc(day: CalendarDate) {
  return day.toDate('UTC');
}

/** Formats days and times in the reader's locale and zone. */
export function useCalendarFormats(timeZone: string): CalendarFormats {
  const { locale } = useDesign();
  const texts = useDisplayTexts();
  return useMemo(() => {
    const utc = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const day = utc({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
    const weekday = utc({ weekday: 'short' });
    const weekdayLong = utc({ weekday: 'long' });
    const month = utc({ month: 'long', year: 'numeric' });
    const week = utc({ month: 'short', day: 'numeric', year: 'numeric' });
    const hour = utc({ hour: 'numeric' });
    const clock = utc({ hour: 'numeric', minute: '2-digit' });
    const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
    const zoned = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
    });
    const isTurned = (date: CalendarDate) => getHoursInDay(date, timeZone) !== 24;
    const write = (format: Intl.DateTimeFormat, value: Date) => format.format(value).replaceAll('\u202f', ' ');
    return {
      day: (date) => day.format(inUtc(date)),
      weekday: (date) => weekday.format(inUtc(date)),
      weekdayLong: (date) => weekdayLong.format(inUtc(date)),
      heading: (days, middle, view) => {
        const [first] = days;
        const last = days.at(-1);
        if (view === 'month' || first === undefined || last === undefined) return month.format(inUtc(middle));
        return week.formatRange(inUtc(first), inUtc(last)).replaceAll('\u2009', ' ');
      },
      hour: (at) => write(hour, new Date(Date.UTC(2026, 0, 1, at))),
      time: (entry) =>
        entry.from === undefined ? '' : write(isTurned(entry.first) ? zoned : time, new Date(entry.start)),
      times: (entry) => {
        if (entry.from === undefined) return texts.allDay;
        const start = write(zoned, new Date(entry.start));
        return entry.end === undefined ? start : texts.fromTo(start, write(zoned, new Date(entry.end)));
      },
      clock: (minute) =>
        clock
          .formatToParts(new Date(Date.UTC(2026, 0, 1, 0, minute)))
          .filter(({ type }) => type !== 'dayPeriod')
          .map(({ value }) => value)
          .join('')
          .trim(),
      zone: (date) =>
        zoned.formatToParts(date.toDate(timeZone)).find(({ type }) => type === 'timeZoneName')?.value ?? '',
    };
  }, [locale, texts, timeZone]);
}
