import { isSameDay, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { entriesOn, spansDays } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';
import { hoursOf, lanesOf } from './calendarLanes.ts';
import { DayCell } from './DayCell.tsx';
import { EntryLink } from './EntryLink.tsx';
import { Lanes } from './Lanes.tsx';
import { WeekdayRow } from './WeekdayRow.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAY = 24 * 60;
/** The hour that a week scrolls to when nothing is earlier. */
const MORNING = 7;
const HOUR_HEIGHT = 44;
/** Half of an hour's label is above its line. */
const NAME_ABOVE = 12;

/** A week by the hour. Entries without a time, or past midnight, are above it. */
export function WeekGrid({ label, week }: { label: string; week: readonly CalendarDate[] }) {
  const { formats, date, entries } = useCalendar();
  const box = useRef<HTMLDivElement>(null);
  const lanes = lanesOf(week, entries.filter(spansDays));
  const depth = Math.max(0, ...lanes.map((day) => day.length));
  const days = week.map((day) => hoursOf(entriesOn(entries, day).filter((entry) => !spansDays(entry))));
  const earliest = days.flat().reduce((hour, { entry }) => Math.min(hour, Math.floor((entry.from ?? 0) / 60)), MORNING);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = earliest * HOUR_HEIGHT - NAME_ABOVE;
  }, [earliest]);
  const measures = { '--own-hour': `${HOUR_HEIGHT}px`, '--own-depth': depth };
  return (
    <div data-part="hours-box" ref={box} style={measures as ComponentProps<'div'>['style']}>
      <div data-part="hours" aria-hidden>
        <div data-part="corner" />
        {HOURS.map((hour) => (
          <span key={hour}>{hour > 0 && formats.hour(hour)}</span>
        ))}
      </div>
      <div role="grid" aria-label={label} data-part="week-hours">
        <WeekdayRow days={week} hasDates />
        <div role="row" data-part="week">
          {week.map((day, index) => {
            const isCurrent = isSameDay(day, date);
            return (
              <DayCell key={String(day)} day={day}>
                <Lanes lanes={lanes[index] ?? []} isCurrent={isCurrent} />
                <ul data-part="day-times">
                  {days[index]?.map(({ entry, column, columns }) => {
                    const place = {
                      '--own-from': (entry.from ?? 0) / DAY,
                      '--own-length': ((entry.to ?? 0) - (entry.from ?? 0)) / DAY,
                      '--own-column': column / columns,
                      '--own-columns': columns,
                    };
                    return (
                      <li
                        key={entry.id}
                        style={place as ComponentProps<'li'>['style']}
                        data-short={(entry.to ?? 0) - (entry.from ?? 0) < 60 ? '' : undefined}
                      >
                        <EntryLink entry={entry} hasDetail tabIndex={isCurrent ? 0 : -1} />
                      </li>
                    );
                  })}
                </ul>
              </DayCell>
            );
          })}
        </div>
      </div>
    </div>
  );
}
