import { parseDate, type CalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { isWholeDay, type CalendarEntry } from '../calendarEntries.ts';
import type { CalendarMove } from '../calendarMove.ts';
import type { CalendarView } from '../calendarRange.ts';
import { atMinute, byStep, dayOf, minuteOf, onDay, stepOf } from './moveSteps.ts';

interface FollowedCalendar {
  entries: readonly CalendarEntry[];
  view: CalendarView;
  timeZone: string;
  /** Shows the entry at its next place; undefined shows it where it stands. */
  onChange: (move: CalendarMove | undefined) => void;
  onDrop: (move: CalendarMove) => void;
  onStop: (move: CalendarMove) => void;
  /** Leads to the day of an entry that the keys move. */
  onDay: (day: CalendarDate) => void;
}

/** How many pixels the pointer may move and still count as a click. */
const CLICK_TOLERANCE = 5;
/** Within so many pixels of its edge, the week scrolls. */
const EDGE = 36;
/** Pixels of a frame. */
const SCROLL = 8;

interface Place {
  day: CalendarDate;
  minute: number;
}

function distance({ left, right, top, bottom }: DOMRect, x: number, y: number) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The day that is nearest to the pointer, and the minute at its height. */
function placeAt(root: HTMLElement, x: number, y: number): Place | undefined {
  let nearest: { cell: HTMLElement; far: number } | undefined;
  for (const cell of root.querySelectorAll<HTMLElement>('[role="gridcell"][data-date]')) {
    const far = distance(cell.getBoundingClientRect(), x, y);
    if (nearest === undefined || far < nearest.far) nearest = { cell, far };
  }
  if (nearest === undefined) return undefined;
  const hours = nearest.cell.querySelector('[data-part="day-times"]')?.getBoundingClientRect();
  const minute = hours ? ((y - hours.top) / hours.height) * 24 * 60 : 0;
  return { day: parseDate(nearest.cell.dataset['date'] ?? ''), minute };
}

/** Scrolls the hours while the pointer is at their upper or lower edge. Calls back after each frame that did. */
function scrollAtEdges(root: HTMLElement, pointer: () => number, onScroll: () => void, signal: AbortSignal) {
  const box = root.querySelector<HTMLElement>('[data-part="hours-box"]');
  if (box === null) return;
  const head = box.querySelector<HTMLElement>('[data-part="corner"]')?.offsetHeight ?? 0;
  const frame = () => {
    if (signal.aborted) return;
    const { top, bottom } = box.getBoundingClientRect();
    const y = pointer();
    const before = box.scrollTop;
    if (y < top + head + EDGE) box.scrollTop -= SCROLL;
    else if (y > bottom - EDGE) box.scrollTop += SCROLL;
    if (box.scrollTop !== before) onScroll();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** The click that ends a drag must not open the entry. */
function swallowClick() {
  const once = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, signal: once.signal });
  setTimeout(() => once.abort());
}

/** Follows the pointer and the keys on entries that can be moved. Returns how to stop. */
export function followMoves(root: HTMLElement, latest: RefObject<FollowedCalendar>): () => void {
  const life = new AbortController();
  let gesture: AbortController | undefined;
  let move: CalendarMove | undefined;

  function entryOf(target: EventTarget | null) {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null;
    const entry = link && latest.current.entries.find(({ id }) => id === link.dataset['entry']);
    return link && entry ? { link, entry } : undefined;
  }
  function show(entry: CalendarEntry, start: string, isByKeyboard: boolean) {
    if (move?.start === start) return;
    move = { entry, start, isByKeyboard };
    latest.current.onChange(move);
  }
  function end(isDropped: boolean) {
    gesture?.abort();
    gesture = undefined;
    const done = move;
    move = undefined;
    if (!done) return;
    if (isDropped) latest.current.onDrop(done);
    else latest.current.onStop(done);
  }

  function drag(event: PointerEvent) {
    // A finger scrolls. Elsewhere the secondary button opens a menu.
    if (event.button !== 0 || event.pointerType === 'touch' || move !== undefined) return;
    const found = entryOf(event.target);
    const grabbed = found && placeAt(root, event.clientX, event.clientY);
    if (!found || !grabbed) return;
    const { entry } = found;
    const { view, timeZone } = latest.current;
    const isByHour = view === 'week' && !isWholeDay(entry.start) && found.link.closest('[data-part="day-times"]');
    const offDays = grabbed.day.compare(dayOf(entry.start, timeZone));
    const offMinutes = isByHour ? grabbed.minute - minuteOf(entry.start, timeZone) : 0;
    let last = event;
    const own = new AbortController();
    const { signal } = own;
    gesture = own;

    function follow() {
      const place = placeAt(root, last.clientX, last.clientY);
      if (!place) return;
      const day = place.day.subtract({ days: offDays });
      const step = stepOf(last.shiftKey);
      const start = isByHour
        ? atMinute(day, place.minute - offMinutes, step, timeZone)
        : onDay(entry.start, day, timeZone);
      show(entry, start, false);
    }
    function begin() {
      show(entry, entry.start, false);
      scrollAtEdges(root, () => last.clientY, follow, signal);
    }
    window.addEventListener(
      'pointermove',
      (next) => {
        last = next;
        const isClick = Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) < CLICK_TOLERANCE;
        if (move === undefined && isClick) return;
        if (move === undefined) begin();
        follow();
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      () => {
        if (move !== undefined) swallowClick();
        end(true);
      },
      { signal },
    );
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('blur', () => end(false), { signal });
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key !== 'Escape' || move === undefined) return;
        key.preventDefault();
        key.stopPropagation();
        window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
        end(false);
      },
      { signal, capture: true },
    );
  }

  /** Where a key leads from a start; undefined for a key that doesn't move. */
  function placeByKey(start: string, { key, shiftKey }: KeyboardEvent): string | undefined {
    const { view, timeZone } = latest.current;
    const day = dayOf(start, timeZone);
    const on = getComputedStyle(root).direction === 'rtl' ? -1 : 1;
    const isByHour = view === 'week' && !isWholeDay(start);
    const to = (next: CalendarDate) => onDay(start, next, timeZone);
    const step = stepOf(shiftKey);
    const steps: Record<string, () => string> = {
      ArrowRight: () => to(day.add({ days: on })),
      ArrowLeft: () => to(day.subtract({ days: on })),
      ArrowDown: () => (isByHour ? byStep(start, 1, step, timeZone) : to(day.add({ weeks: 1 }))),
      ArrowUp: () => (isByHour ? byStep(start, -1, step, timeZone) : to(day.subtract({ weeks: 1 }))),
      PageDown: () => to(day.add(view === 'week' ? { weeks: 1 } : { months: 1 })),
      PageUp: () => to(day.subtract(view === 'week' ? { weeks: 1 } : { months: 1 })),
    };
    return steps[key]?.();
  }
  function keys(event: KeyboardEvent) {
    if (!move?.isByKeyboard || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Tab') return end(false);
    const next = placeByKey(move.start, event);
    const ends = event.key === 'Enter' || event.key === ' ' || event.key === 'Escape';
    if (next === undefined && !ends) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === undefined) return end(event.key !== 'Escape');
    const { timeZone, onDay: goTo } = latest.current;
    const day = dayOf(next, timeZone);
    if (day.compare(dayOf(move.start, timeZone)) !== 0) goTo(day);
    show(move.entry, next, true);
  }
  function lift(event: KeyboardEvent) {
    if (event.key !== ' ' || event.altKey || event.ctrlKey || event.metaKey || move !== undefined) return;
    const found = entryOf(event.target);
    if (!found) return;
    event.preventDefault();
    show(found.entry, found.entry.start, true);
    gesture = new AbortController();
    const { signal } = gesture;
    window.addEventListener('keydown', keys, { signal, capture: true });
    // A press elsewhere ends it too.
    window.addEventListener('pointerdown', () => end(false), { signal, capture: true });
  }
  const { signal } = life;
  root.addEventListener('pointerdown', drag, { signal });
  root.addEventListener('keydown', lift, { signal });
  root.addEventListener('dragstart', (event) => entryOf(event.target) && event.preventDefault(), { signal });
  return () => {
    end(false);
    life.abort();
  };
}
