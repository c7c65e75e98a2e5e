import type { CalendarDate } from '@internationalized/date';
import { use } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { useDesign } from '../../provider/DesignContext.ts';
import { isYearFirst, Pick } from './MonthAndYear.tsx';

/** How many years before and after the shown one are offered. */
const YEARS = 10;

/** The month and the year of the first of two months. Choosing others moves both months. */
export function FirstMonthAndYear() {
  const { locale } = useDesign();
  const state = use(RangeCalendarStateContext);
  if (state === null) return null;
  const first = state.visibleRange.start.set({ day: 1 });
  const calendar = first.calendar.identifier;
  const fields = new Intl.DisplayNames(locale, { type: 'dateTimeField' });

  function show(goal: CalendarDate): void {
    if (!state || goal.compare(first) === 0) return;
    // The calendar brings a focused day into view: at its end when it goes back, at its start when it goes on.
    if (goal.compare(first.subtract({ months: 1 })) === 0) state.focusPreviousPage();
    else if (goal.compare(first.add({ months: 1 })) === 0) state.focusNextPage();
    else state.setFocusedDate(goal.compare(first) < 0 ? goal.add({ months: 1 }) : goal);
  }
  function items(days: readonly CalendarDate[], part: 'month' | 'year') {
    const format = new Intl.DateTimeFormat(locale, {
      [part]: part === 'month' ? 'long' : 'numeric',
      calendar,
      timeZone: 'UTC',
    });
    return days.map((day) => ({ id: day[part], formatted: format.format(day.toDate('UTC')) }));
  }
  const months = Array.from({ length: first.calendar.getMonthsInYear(first) }, (_, index) =>
    first.set({ month: index + 1 }),
  );
  const years = Array.from({ length: 2 * YEARS + 1 }, (_, index) => first.add({ years: index - YEARS }));
  const month = (
    <Pick
      key="month"
      aria-label={fields.of('month') ?? ''}
      value={first.month}
      items={items(months, 'month')}
      onChange={(key) => show(first.set({ month: Number(key) }))}
    />
  );
  const year = (
    <Pick
      key="year"
      aria-label={fields.of('year') ?? ''}
      value={first.year}
      items={items(years, 'year')}
      onChange={(key) => show(first.set({ year: Number(key) }))}
    />
  );
  return <div data-part="month-year">{isYearFirst(locale) ? [year, month] : [month, year]}</div>;
}
