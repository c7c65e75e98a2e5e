import { isSameDay, type CalendarDate } from '@internationalized/date';
import { useCalendar } from './CalendarContext.ts';

/** The names of the days; with their dates above a week's hours. */
export function WeekdayRow({ days, hasDates = false }: { days: readonly CalendarDate[]; hasDates?: boolean }) {
  const { formats, today } = useCalendar();
  return (
    <div role="row" data-part="weekdays">
      {days.map((day) => (
        <div
          role="columnheader"
          key={String(day)}
          aria-label={hasDates ? formats.day(day) : formats.weekdayLong(day)}
          data-today={hasDates && isSameDay(day, today) ? '' : undefined}
        >
          {formats.weekday(day)}
          {hasDates && <span data-part="day">{day.day}</span>}
        </div>
      ))}
    </div>
  );
}
