import { isSameDay, isSameMonth, type CalendarDate } from '@internationalized/date';
import { useDisplayTexts } from '../../provider/useDisplayTexts.ts';
import { Popover } from '../Popover/Popover.tsx';
import { useCalendar } from './CalendarContext.ts';
import { lanesOf } from './calendarLanes.ts';
import { DayCell } from './DayCell.tsx';
import { DayEntries } from './DayEntries.tsx';
import { Lanes } from './Lanes.tsx';
import { WeekdayRow } from './WeekdayRow.tsx';

interface MonthGridProps {
  label: string;
  weeks: readonly (readonly CalendarDate[])[];
  maxPerDay: number;
}

/** A month, week by week. Entries that don't fit into a day are behind its 'more' button. */
export function MonthGrid({ label, weeks, maxPerDay }: MonthGridProps) {
  const { formats, date, entries, moving, dayNote } = useCalendar();
  const texts = useDisplayTexts();
  const drawn = moving ? [...entries, moving.at] : entries;
  return (
    <div role="grid" aria-label={label} data-part="month-grid">
      <WeekdayRow days={weeks[0] ?? []} />
      {weeks.map((week) => {
        const lanes = lanesOf(week, drawn);
        return (
          <div role="row" data-part="week" key={String(week[0])}>
            {week.map((day, index) => {
              const own = lanes[index] ?? [];
              const more = own.slice(maxPerDay).filter(Boolean).length;
              const isCurrent = isSameDay(day, date);
              return (
                <DayCell key={String(day)} day={day} isOutside={!isSameMonth(day, date)}>
                  <span data-part="day-number" aria-hidden>
                    {day.day}
                  </span>
                  {dayNote && <div data-part="day-note">{dayNote(String(day))}</div>}
                  <Lanes lanes={own.slice(0, maxPerDay)} isCurrent={isCurrent} />
                  {more > 0 && (
                    <Popover
                      label={texts.more(more)}
                      aria-label={`${texts.more(more)}, ${formats.day(day)}`}
                      title={formats.day(day)}
                      variant="quiet"
                      size="small"
                      tabIndex={isCurrent ? 0 : -1}
                    >
                      <DayEntries day={day} />
                    </Popover>
                  )}
                </DayCell>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
