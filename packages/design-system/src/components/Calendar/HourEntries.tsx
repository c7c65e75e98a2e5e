import { isSameDay, type CalendarDate } from '@internationalized/date';
import type { ComponentProps } from 'react';
import { entriesOn, isOn, minutesOn, type PlacedEntry } from './calendarEntries.ts';
import { useCalendar } from './CalendarContext.ts';
import { hoursOf, type HourEntry } from './calendarLanes.ts';
import { EntryLink } from './EntryLink.tsx';

const DAY = 24 * 60;
/** Less than this has room for one line. */
const ONE_LINE = 60;

const HOUR_LINES = 44 / 16;

/** How many lines of text an entry has room for. The bar of its progress needs one. */
function roomFor({ entry, from, to }: Pick<HourEntry, 'entry' | 'from' | 'to'>) {
  return Math.floor(((to - from) / 60) * HOUR_LINES - 0.3) - (entry.progress === undefined ? 0 : 1);
}

/** Whether every line may wrap once. */
function isRoomy(one: Pick<HourEntry, 'entry' | 'from' | 'to'>) {
  return roomFor(one) >= 5 + 2 * (one.entry.lines?.length ?? 0);
}

function placeOf({ entry, from, to, column, columns }: HourEntry) {
  const place = {
    '--own-from': from / DAY,
    '--own-length': (to - from) / DAY,
    '--own-column': column / columns,
    '--own-columns': columns,
  };
  return {
    style: place as ComponentProps<'li'>['style'],
    'data-short': to - from < ONE_LINE ? '' : undefined,
    'data-roomy': isRoomy({ entry, from, to }) ? '' : undefined,
    'data-beside': columns > 1 ? columns : undefined,
  };
}

/** The entries of a day at their hours, and the current time. The one that is being moved lies over the others. */
export function HourEntries({ day, isCurrent }: { day: CalendarDate; isCurrent: boolean }) {
  const { entries, moving, today, minute } = useCalendar();
  const whole = (entry: PlacedEntry) =>
    entry.isByHour && isOn(entry, day)
      ? placeOf({ entry, ...minutesOn(entry, day), column: 0, columns: 1 })
      : undefined;
  const stood = moving && whole(moving.from);
  const next = moving && whole(moving.at);
  const here = entriesOn(entries, day).filter(({ isByHour }) => isByHour);
  return (
    <ul data-part="day-times">
      {isSameDay(day, today) && minute !== undefined && (
        <li data-part="now-line" aria-hidden style={{ '--own-from': minute / DAY } as ComponentProps<'li'>['style']} />
      )}
      {hoursOf(here, day).map((one) => (
        <li key={one.entry.id} {...placeOf(one)}>
          <EntryLink
            entry={one.entry}
            hasDetail
            isHandle
            room={isRoomy(one) ? undefined : roomFor(one)}
            tabIndex={isCurrent ? 0 : -1}
          />
        </li>
      ))}
      {stood && moving && (
        <li key="stood" {...stood} data-stood="" aria-hidden>
          <EntryLink entry={{ ...moving.from, href: undefined }} hasDetail />
        </li>
      )}
      {next && moving && (
        <li key={moving.at.id} {...next} data-moving="">
          <EntryLink entry={moving.at} hasDetail isHandle tabIndex={isCurrent ? 0 : -1} />
        </li>
      )}
    </ul>
  );
}
