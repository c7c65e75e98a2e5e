'use client';
import { knownZone, readOr } from '../../provider/known.ts';
import { endOfWeek, parseDate, startOfWeek, type CalendarDate } from '@internationalized/date';
import {
  lazy,
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useBox } from '../../hooks/useBox.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useDesign } from '../../provider/DesignContext.ts';
import { AgendaList } from './AgendaList.tsx';
import { CalendarRoot } from './Calendar.styles.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarContext } from './CalendarContext.ts';
import type { CalendarEntry } from './calendarEntries.ts';
import { weeksOf, type CalendarView } from './calendarRange.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { useCalendarFormats } from './useCalendarFormats.ts';
import { useCalendarMove } from './useCalendarMove.ts';
import { useClock } from './useClock.ts';
import { WeekGrid } from './WeekGrid.tsx';

const MoveLayer = lazy(() => import('./moving/MoveLayer.tsx'));

/** An entry on its way: the day on which it starts, and the one on which it would start. */
export interface MovedDays {
  id: string;
  from: string;
  to: string;
}

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
  /**
   * Whether it has a bar with the period, the buttons and the choice of the view. False for an application that shows
   * these in its own header. Default true.
   */
  hasBar?: boolean | undefined;
  /**
   * Returns what is shown at the head of a day: how much is planned. The day is 'YYYY-MM-DD'. While an entry is being moved,
   * `moved` says from which day to which. Default: nothing.
   */
  dayNote?: ((day: string, moved?: MovedDays) => ReactNode) | undefined;
  /**
   * Called with the id and the new start of an entry that was moved: an instant, or a day for whole days. The entry stays
   * at its new place until a returned promise ends. With it, entries with `isMovable` can be moved by pointer and by keyboard.
   */
  onMove?: ((id: string, start: string) => unknown) | undefined;
  /** Returns what the application says about a place before the entry is dropped there. Default: only the place is named. */
  movePreview?: ((id: string, start: string) => ReactNode) | undefined;
}

/** Pixels. In less, seven days don't fit side by side. */
const ROOM_FOR_SEVEN = 640;

/**
 * Entries by month or week. The days form a grid for the keyboard; where seven don't fit side by side they become a
 * list.
 */
export function Calendar(props: CalendarProps) {
  const { label, entries, view: givenView, onViewChange, date: givenDate, onDateChange, ...others } = props;
  const { timeZone: givenZone, now, maxPerDay = 3, isLoading = false, hasBar = true, ...rest } = others;
  const { dayNote, onMove, movePreview, ref, ...attributes } = rest;
  const { locale, timeZone: ownZone } = useDesign();
  const timeZone = knownZone(givenZone ?? ownZone);
  const formats = useCalendarFormats(timeZone);
  const { today, minute } = useClock(timeZone, now);
  const ownHint = useId();
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
  const { drawn, placed, move, moving, isBusy, setMove, drop } = useCalendarMove(entries, timeZone, onMove);
  const heading = formats.heading(weeks.flat(), date, view);
  const name = `${label}, ${heading}`;
  const isNarrow = box.width > 0 && box.width < ROOM_FOR_SEVEN;
  const canMove = onMove !== undefined && !isNarrow && (isBusy || entries.some(({ isMovable }) => isMovable));
  const hintId = canMove ? ownHint : undefined;

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
  const moved = moving && { id: moving.at.id, from: String(moving.from.first), to: String(moving.at.first) };
  const note = dayNote && ((day: string) => dayNote(day, moved));
  const parts = { formats, entries: placed, moving, date, today, minute, hintId, dayNote: note, onDate: goTo };
  return (
    <CalendarContext value={parts}>
      <CalendarRoot {...attributes} ref={root} aria-label={label} aria-busy={isLoading || undefined} onKeyDown={keys}>
        {hasBar && (
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
        )}
        {isNarrow && <AgendaList label={name} days={weeks.flat()} view={view} />}
        {!isNarrow && view === 'month' && <MonthGrid label={name} weeks={weeks} maxPerDay={maxPerDay} />}
        {!isNarrow && view === 'week' && <WeekGrid label={name} week={weeks[0] ?? []} />}
        {canMove && (
          <Suspense>
            <MoveLayer
              root={box.ref}
              entries={drawn}
              view={view}
              timeZone={timeZone}
              move={move}
              onChange={setMove}
              onDrop={drop}
              onDay={goTo}
              preview={movePreview}
              hintId={hintId}
            />
          </Suspense>
        )}
      </CalendarRoot>
    </CalendarContext>
  );
}
