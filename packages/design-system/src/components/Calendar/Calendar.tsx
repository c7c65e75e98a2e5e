'use client';
import { knownZone, readOr } from '../../provider/known.ts';
import { endOfWeek, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useBox } from '../../hooks/useBox.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { AgendaList } from './AgendaList.tsx';
import { CalendarRoot } from './Calendar.styles.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarContext } from './CalendarContext.ts';
import { placeEntries, type CalendarEntry } from './calendarEntries.ts';
import { weeksOf, type CalendarView } from './calendarRange.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useToday } from './useToday.ts';
import { WeekGrid } from './WeekGrid.tsx';

export interface CalendarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the calendar for screen readers: 'Deployments'. */
  label: string;
  /** The entries of the visible days are enough; `calendarRange` returns the first and last of those days. */
  entries: readonly CalendarEntry[];
  /** The days that are shown. Default: the calendar keeps its own, starting with the month. */
  view?: CalendarView | undefined;
  /** Called with the chosen view. */
  onViewChange?: ((view: CalendarView) => void) | undefined;
  /**
   * The focused day as 'YYYY-MM-DD', which also decides what is visible. Default: the calendar keeps its own, starting
   * with today.
   */
  date?: string | undefined;
  /** Called with the day that the arrow keys or the buttons of the bar lead to. */
  onDateChange?: ((date: string) => void) | undefined;
  /** IANA name of the zone for days and times. Default: the provider's. */
  timeZone?: string | undefined;
  /** The current moment, which decides what 'today' is. Default: the clock's, updated at midnight. */
  now?: Date | undefined;
  /** How many entries a day of the month shows before 'more'. Default 3. */
  maxPerDay?: number | undefined;
  /** Whether entries are still loading; those already loaded stay visible. Default false. */
  isLoading?: boolean | undefined;
}

/** Pixels. In less, seven days don't fit side by side. */
const ROOM_FOR_SEVEN = 640;

/**
 * Entries by month or week. The days form a grid for the keyboard; where seven don't fit side by side they become a
 * list.
 */
export function Calendar(props: CalendarProps) {
  const { label, entries, view: givenView, onViewChange, date: givenDate, onDateChange, ...others } = props;
  const { timeZone: givenZone, now, maxPerDay = 3, isLoading = false, ref, ...rest } = others;
  const { locale, timeZone: ownZone } = useDesign();
  const timeZone = knownZone(givenZone ?? ownZone);
  const formats = useCalendarFormats(timeZone);
  const today = useToday(timeZone, now);
  const box = useBox<HTMLElement>();
  const root = useMergedRef(box.ref, ref);
  const [ownView, setOwnView] = useState<CalendarView>('month');
  const [ownDate, setOwnDate] = useState<string>();
  const wantsFocus = useRef(false);
  const view = givenView ?? ownView;
  const requestedDate = givenDate ?? ownDate;
  const date = useMemo(() => readOr(parseDate, requestedDate) ?? today, [requestedDate, today]);
  const text = date.toString();
  const weeks = weeksOf(date, view, locale);
  const placed = useMemo(() => placeEntries(entries, timeZone), [entries, timeZone]);
  const heading = formats.heading(weeks.flat(), date, view);
  const name = `${label}, ${heading}`;
  const isNarrow = box.width > 0 && box.width < ROOM_FOR_SEVEN;

  // The day that a key leads to may belong to a month that has only just been rendered.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    box.ref.current?.querySelector<HTMLElement>(`[data-date='${text}']`)?.focus();
  }, [text, box.ref]);

  function goTo(next: CalendarDate) {
    setOwnDate(next.toString());
    onDateChange?.(next.toString());
  }
  function keys(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement) || event.target.dataset['date'] === undefined) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = event.shiftKey ? { years: 1 } : view === 'month' ? { months: 1 } : { weeks: 1 };
    const goals: Record<string, () => CalendarDate> = {
      ArrowRight: () => date.add({ days: box.isRtl ? -1 : 1 }),
      ArrowLeft: () => date.add({ days: box.isRtl ? 1 : -1 }),
      ...(view === 'month' && {
        ArrowDown: () => date.add({ weeks: 1 }),
        ArrowUp: () => date.subtract({ weeks: 1 }),
      }),
      Home: () => startOfWeek(date, locale),
      End: () => endOfWeek(date, locale),
      PageDown: () => date.add(page),
      PageUp: () => date.subtract(page),
    };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    wantsFocus.current = true;
    goTo(goal());
  }
  return (
    <CalendarContext value={{ formats, entries: placed, date, today, onDate: goTo }}>
      <CalendarRoot {...rest} ref={root} aria-label={label} aria-busy={isLoading || undefined} onKeyDown={keys}>
        <CalendarBar
          heading={heading}
          zone={timeZone.replaceAll('_', ' ')}
          view={view}
          isLoading={isLoading}
          isRtl={box.isRtl}
          onView={(next) => {
            setOwnView(next);
            onViewChange?.(next);
          }}
          onStep={(step) => goTo(date.add(view === 'month' ? { months: step } : { weeks: step }))}
          onToday={() => goTo(today)}
        />
        {isNarrow && <AgendaList label={name} days={weeks.flat()} view={view} />}
        {!isNarrow && view === 'month' && <MonthGrid label={name} weeks={weeks} maxPerDay={maxPerDay} />}
        {!isNarrow && view === 'week' && <WeekGrid label={name} week={weeks[0] ?? []} />}
      </CalendarRoot>
    </CalendarContext>
  );
}
