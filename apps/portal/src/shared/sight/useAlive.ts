import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useInSight } from './useInSight.ts';

/** Frames that live side by side. Each is a document of its own, and a hundred of them would fill the memory. */
const MOST_ALIVE = 12;

/** Milliseconds that a card stays in sight before its picture loads. One that is scrolled past loads none. */
const STAYS = 150;

/** Cards just outside the window are drawn before they are scrolled to. */
const NEAR = '160px';

/** Tells `useAlive` whether a card is in sight. */
export type OnSight = (id: number, isInSight: boolean) => void;

/** Tells `onSight` when a card has come into sight to stay, and when it has left. The reference is for the card. */
export function useSight(id: number, onSight: OnSight): RefObject<HTMLElement | null> {
  const [ref, isInSight] = useInSight<HTMLElement>(NEAR);
  useEffect(() => {
    if (!isInSight) return undefined;
    const timer = setTimeout(() => onSight(id, true), STAYS);
    return () => {
      clearTimeout(timer);
      onSight(id, false);
    };
  }, [id, isInSight, onSight]);
  return ref;
}

/** Which cards may show their documents: those in sight, and at most a dozen less those in `use` elsewhere. */
export function useAlive(
  ids: readonly number[] | undefined,
  use = 0,
): { alive: ReadonlySet<number>; onSight: OnSight } {
  const [inSight, setInSight] = useState<ReadonlySet<number>>(new Set());
  const onSight = useCallback((id: number, isThere: boolean) => {
    setInSight((before) => {
      if (before.has(id) === isThere) return before;
      const after = new Set(before);
      if (isThere) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return { alive: new Set(ids?.filter((id) => inSight.has(id)).slice(0, MOST_ALIVE - use)), onSight };
}
