import { isSameDay, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { entriesOn } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';
import { lanesOf } from './calendarLanes.ts';
import { DayCell } from './DayCell.tsx';
import { HourEntries } from './HourEntries.tsx';
import { Lanes } from './Lanes.tsx';
import { WeekdayRow } from './WeekdayRow.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAY = 24 * 60;
/** The hour that a week scrolls to when nothing is earlier. */
const MORNING = 7;
const HOUR_HEIGHT = 44;
/** Half of an hour's label is above its line. */
const NAME_ABOVE = 12;
/** How many minutes from the current time an hour's label would lie under its sign. */
const UNDER_NOW = 20;

/** A week by the hour. Entries without a time, or of more than a day, are above it. */
export function WeekGrid({ label, week }: { label: string; week: readonly CalendarDate[] }) {
  const { formats, date, today, minute, entries, moving, dayNote } = useCalendar();
  const box = useRef<HTMLDivElement>(null);
  const drawn = moving ? [...entries, moving.at] : entries;
  const lanes = lanesOf(
    week,
    drawn.filter(({ isByHour }) => !isByHour),
  );
  const depth = Math.max(0, ...lanes.map((day) => day.length));
  const starts = week.flatMap((day) =>
    entriesOn(entries, day).flatMap(({ isByHour, first, from }) =>
      isByHour && isSameDay(first, day) ? [Math.floor((from ?? 0) / 60)] : [],
    ),
  );
  const earliest = Math.min(MORNING, ...starts);
  const shown = String(week[0]);
  // A move would change the earliest hour. It must not scroll what is under the pointer.
  const isMoving = moving !== undefined;
  useLayoutEffect(() => {
    if (box.current && !isMoving) box.current.scrollTop = earliest * HOUR_HEIGHT - NAME_ABOVE;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [shown, earliest]);
  const hasNow = minute !== undefined && week.some((day) => isSameDay(day, today));
  const measures = { '--own-hour': `${HOUR_HEIGHT}px`, '--own-depth': depth };
  return (
    <div data-part="hours-box" data-noted={dayNote && ''} ref={box} style={measures as ComponentProps<'div'>['style']}>
      <div data-part="hours" aria-hidden>
        <div data-part="corner">{formats.zone(week[0] ?? today)}</div>
        {HOURS.map((hour) => (
          <span key={hour}>
            {hour > 0 && !(hasNow && Math.abs(hour * 60 - minute) < UNDER_NOW) && formats.hour(hour)}
          </span>
        ))}
        {hasNow && (
          <b style={{ '--own-from': minute / DAY } as ComponentProps<'b'>['style']}>{formats.clock(minute)}</b>
        )}
      </div>
      <div role="grid" aria-label={label} data-part="week-hours">
        <WeekdayRow days={week} hasDates />
        <div role="row" data-part="week">
          {week.map((day, index) => {
            const isCurrent = isSameDay(day, date);
            return (
              <DayCell key={String(day)} day={day}>
                <Lanes lanes={lanes[index] ?? []} isCurrent={isCurrent} />
                <HourEntries day={day} isCurrent={isCurrent} />
              </DayCell>
            );
          })}
        </div>
      </div>
    </div>
  );
}
