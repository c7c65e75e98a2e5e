import {
  endOfMonth,
  endOfWeek,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';

export type CalendarView = 'month' | 'week';

/** The visible weeks of seven days, beginning on the locale's first weekday. */
export function weeksOf(date: CalendarDate, view: CalendarView, locale: string): CalendarDate[][] {
  const first = startOfWeek(view === 'month' ? startOfMonth(date) : date, locale);
  const last = endOfWeek(view === 'month' ? endOfMonth(date) : date, locale);
  const weeks: CalendarDate[][] = [];
  for (let day = first; day.compare(last) <= 0; day = day.add({ weeks: 1 }))
    weeks.push(Array.from({ length: 7 }, (_, index) => day.add({ days: index })));
  return weeks;
}

/** The first and the last day that a calendar shows, which is the range an application must load. */
export function calendarRange(date: string, view: CalendarView, locale: string): { from: string; to: string } {
  const days = weeksOf(parseDate(date), view, locale).flat();
  return { from: String(days[0]), to: String(days.at(-1)) };
}
