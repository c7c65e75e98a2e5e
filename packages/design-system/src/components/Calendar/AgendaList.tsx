import { isSameDay, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { entriesOn } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';
import type { CalendarView } from './calendarRange.ts';
import { DayEntries } from './DayEntries.tsx';

interface AgendaListProps {
  label: string;
  days: readonly CalendarDate[];
  view: CalendarView;
}

/** A list of the days that have entries. The calendar uses it on small screens. */
export function AgendaList({ label, days, view }: AgendaListProps) {
  const { formats, date, today, entries, dayNote } = useCalendar();
  const texts = useDisplayTexts();
  const listed = view === 'month' ? days.filter((day) => isSameMonth(day, date)) : days;
  const busyDays = listed.filter((day) => entriesOn(entries, day).length > 0);
  return (
    <section aria-label={label} data-part="agenda">
      {busyDays.length === 0 && <p data-part="nothing">{texts.noEntries}</p>}
      {busyDays.map((day) => (
        <div key={String(day)} data-today={isSameDay(day, today) ? '' : undefined}>
          <h3>
            {formats.day(day)}
            {isSameDay(day, today) && ` (${texts.today})`}
          </h3>
          {dayNote && <div data-part="day-note">{dayNote(String(day))}</div>}
          <DayEntries day={day} />
        </div>
      ))}
    </section>
  );
}
