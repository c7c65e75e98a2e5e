import { isSameDay, type CalendarDate } from '@internationalized/date';
import { useCalendar } from './CalendarContext.ts';

/** The names of the weekdays, with dates above a week's hours. */
export function WeekdayRow({ days, hasDates = false }: { days: readonly CalendarDate[]; hasDates?: boolean }) {
  const { formats, today, dayNote } = useCalendar();
  return (
    <div role="row" data-part="weekdays">
      {days.map((day) => (
        <div role="columnheader" key={String(day)} data-today={hasDates && isSameDay(day, today) ? '' : undefined}>
          <span data-part="words">{hasDates ? formats.day(day) : formats.weekdayLong(day)}</span>
          <span aria-hidden>{formats.weekday(day)}</span>
          {hasDates && (
            <span data-part="day-number" aria-hidden>
              {day.day}
            </span>
          )}
          {hasDates && dayNote && <div data-part="day-note">{dayNote(String(day))}</div>}
        </div>
      ))}
    </div>
  );
}
