import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createSight, type Sight } from './sight.ts';

/** Returns what knows which cards of a list are in sight. `use` is how many documents the page shows elsewhere. */
export function useSight(use = 0): Sight {
  const [sight] = useState(createSight);
  useEffect(() => sight.start(), [sight]);
  useEffect(() => sight.setUse(use), [sight, use]);
  return sight;
}

/** Returns the reference for a card. It renders nothing when the card comes into sight or leaves. */
export function useCardInSight(sight: Sight, id: number): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? sight.watch(id, ref.current) : undefined), [sight, id]);
  return ref;
}

/** Whether a card may show its document. For the part of the card that shows it. */
export function useIsAlive(sight: Sight, id: number): boolean {
  return useSyncExternalStore(sight.subscribe, () => sight.isAlive(id));
}
