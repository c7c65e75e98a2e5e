import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useDisplayTexts } from '../../../provider/useDisplayTexts.ts';
import { Keys } from '../../Shortcut/Keys.tsx';
import { isWholeDay } from '../calendarEntries.ts';
import type { CalendarMove } from '../calendarMove.ts';
import type { CalendarView } from '../calendarRange.ts';

interface MoveCardProps {
  root: RefObject<HTMLElement | null>;
  move: CalendarMove;
  view: CalendarView;
  /** The new start in words. */
  place: string;
  children: ReactNode;
}

const GAP = 8;

/** Puts the card beside the entry, on the side that has room, and within the window. */
function setPlace(card: HTMLElement, entry: HTMLElement) {
  const { left, right, top } = entry.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const before = left - width - GAP;
  const x = before >= GAP ? before : Math.min(right + GAP, clientWidth - width - GAP);
  const y = Math.max(GAP, Math.min(top, clientHeight - height - GAP));
  card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Names the next place of the entry that is being moved, with what the application says about it, and the keys. */
export function MoveCard({ root, move, view, place, children }: MoveCardProps) {
  const texts = useDisplayTexts();
  const card = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  useLayoutEffect(() => {
    const entry = root.current?.querySelector<HTMLElement>('[data-moving] > [data-part="entry"]');
    if (card.current && entry) setPlace(card.current, entry);
  });
  useEffect(() => {
    const stop = new AbortController();
    const onScroll = () => setScrolled((times) => times + 1);
    window.addEventListener('scroll', onScroll, { signal: stop.signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  return (
    <div data-part="move-card" ref={card} data-scrolled={scrolled || undefined}>
      <strong>{texts.movePlace(place)}</strong>
      {children}
      <p>
        <span>{move.isByKeyboard ? texts.arrowsMove : texts.dropIt}</span>
        {move.isByKeyboard && (
          <span>
            <Keys keys="Enter" /> {texts.enterDrops}
          </span>
        )}
        {view === 'week' && !isWholeDay(move.start) && (
          <span>
            <Keys keys="Shift" /> {texts.shiftSteps}
          </span>
        )}
        <span>
          <Keys keys="Escape" /> {texts.stopMove}
        </span>
      </p>
    </div>
  );
}
