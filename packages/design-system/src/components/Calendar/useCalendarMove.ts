import { useMemo, useState } from 'react';
import { isWholeDay, placeEntries, placeEntry, type CalendarEntry, type PlacedEntry } from './calendarEntries.ts';
import { movedTo, type CalendarMove } from './calendarMove.ts';

function isSameStart({ entry, start }: CalendarMove) {
  return isWholeDay(start) ? start === entry.start : Date.parse(start) === Date.parse(entry.start);
}

/** The entry at its next place, without its lines, which may say when it is done where it stands. */
function elsewhere({ entry, start }: CalendarMove) {
  return { ...movedTo(entry, start), lines: undefined };
}

type OnMove = (id: string, start: string) => unknown;

/**
 * The entries as they are drawn while people move them. One that was dropped stays at its new place until the answer of
 * `onMove` is there; then the application's entries decide.
 */
export function useCalendarMove(entries: readonly CalendarEntry[], timeZone: string, onMove: OnMove | undefined) {
  const [move, setMove] = useState<CalendarMove>();
  const [dropped, setDropped] = useState<readonly CalendarMove[]>([]);

  function drop(done: CalendarMove) {
    setMove(undefined);
    if (isSameStart(done)) return;
    const answer = onMove?.(done.entry.id, done.start);
    if (!(answer instanceof Promise)) return;
    setDropped((before) => [...before, done]);
    const settle = () => setDropped((before) => before.filter((one) => one !== done));
    // The application says why it failed. The entry goes back.
    answer.then(settle, settle);
  }

  const drawn = useMemo(() => {
    const away = new Set(dropped.map(({ entry }) => entry.id));
    const settling = dropped.map((one) => ({ ...elsewhere(one), isMovable: false }));
    return [...entries.filter(({ id }) => !away.has(id)), ...settling];
  }, [entries, dropped]);
  const placed = useMemo(
    () =>
      placeEntries(
        drawn.filter(({ id }) => id !== move?.entry.id),
        timeZone,
      ),
    [drawn, move?.entry.id, timeZone],
  );
  const moving = useMemo<{ at: PlacedEntry; from: PlacedEntry } | undefined>(
    () =>
      move && {
        at: { ...placeEntry(elsewhere(move), timeZone), isMoving: true },
        from: placeEntry(move.entry, timeZone),
      },
    [move, timeZone],
  );
  return { drawn, placed, move, moving, isBusy: move !== undefined || dropped.length > 0, setMove, drop };
}
