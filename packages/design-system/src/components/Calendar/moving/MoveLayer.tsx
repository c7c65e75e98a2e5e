import type { CalendarDate } from '@internationalized/date';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLatest } from '../../../hooks/useLatest.ts';
import { useDisplayTexts } from '../../../provider/useDisplayTexts.ts';
import type { CalendarEntry } from '../calendarEntries.ts';
import type { CalendarMove } from '../calendarMove.ts';
import type { CalendarView } from '../calendarRange.ts';
import { followMoves } from './followMoves.ts';
import { MoveCard } from './MoveCard.tsx';
import { MoveSign } from './MoveLayer.styles.ts';
import { dayOf } from './moveSteps.ts';
import { usePlaceName } from './usePlaceName.ts';

interface MoveLayerProps {
  root: RefObject<HTMLElement | null>;
  entries: readonly CalendarEntry[];
  view: CalendarView;
  timeZone: string;
  move: CalendarMove | undefined;
  onChange: (move: CalendarMove | undefined) => void;
  onDrop: (move: CalendarMove) => void;
  onDay: (day: CalendarDate) => void;
  preview: ((id: string, start: string) => ReactNode) | undefined;
  /** The id of the text that says how entries are moved. It is there once they can be. */
  hintId: string | undefined;
}

/** Moves entries by pointer and by keyboard, and says where the one that is moved would be. */
export default function MoveLayer(props: MoveLayerProps) {
  const { root, entries, view, timeZone, move, onChange, onDrop, onDay, preview, hintId } = props;
  const texts = useDisplayTexts();
  const placeName = usePlaceName(timeZone);
  const [said, setSaid] = useState('');
  const [isFollowing, setFollowing] = useState(false);
  /** The entry that the keys move. Its element is another one after each change of day, and takes the focus again. */
  const held = useRef<string>(undefined);
  const latest = useLatest({
    entries,
    view,
    timeZone,
    onDay,
    onChange(next: CalendarMove | undefined) {
      if (next?.isByKeyboard) held.current = next.entry.id;
      onChange(next);
    },
    onDrop(done: CalendarMove) {
      setSaid(texts.movesTo(done.entry.title, placeName(done.start)));
      onDrop(done);
    },
    onStop(done: CalendarMove) {
      setSaid(texts.staysThere(done.entry.title));
      onChange(undefined);
      if (done.isByKeyboard) onDay(dayOf(done.entry.start, timeZone));
    },
  });
  useEffect(() => {
    if (root.current === null) return undefined;
    const stop = followMoves(root.current, latest);
    setFollowing(true);
    return stop;
  }, [root, latest]);
  useLayoutEffect(() => {
    const id = held.current;
    if (id === undefined) return;
    const entry = root.current?.querySelector<HTMLElement>(`[data-entry='${CSS.escape(id)}']`);
    const focused = document.activeElement;
    if (move?.isByKeyboard) entry?.scrollIntoView({ block: 'nearest' });
    if (focused === entry) return;
    if (focused === document.body) entry?.focus();
    else held.current = undefined;
  });
  return (
    <>
      {isFollowing && (
        <span id={hintId} hidden>
          {texts.moveHint}
        </span>
      )}
      <MoveSign role="status">
        {move ? (
          <MoveCard root={root} move={move} view={view} place={placeName(move.start)}>
            {preview?.(move.entry.id, move.start)}
          </MoveCard>
        ) : (
          <span data-part="said">{said}</span>
        )}
      </MoveSign>
    </>
  );
}
