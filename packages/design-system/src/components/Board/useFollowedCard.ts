import { useEffect, useRef, type RefObject } from 'react';
import type { BoardCard } from './boardCards.ts';

/** The menu that moved a card, and the list it has left, give the focus away in the first frames after it. */
const FRAMES = 4;

/**
 * Lets the focus follow a card into its new column, as soon as the application has put it there. Without it the focus
 * stays on another card of the old column, and the next key moves the wrong one.
 */
export function useFollowedCard(root: RefObject<HTMLElement | null>, cards: readonly BoardCard[]) {
  const followed = useRef<{ cardId: string; columnId: string }>(undefined);
  useEffect(() => {
    const { cardId, columnId } = followed.current ?? {};
    if (!cards.some((card) => card.id === cardId && card.columnId === columnId)) return undefined;
    followed.current = undefined;
    let left = FRAMES;
    let frame = requestAnimationFrame(function take() {
      const { activeElement, body } = document;
      const isElsewhere = activeElement !== body && !root.current?.contains(activeElement);
      const rows = root.current?.querySelectorAll<HTMLElement>('[role="row"][data-card]') ?? [];
      const row = [...rows].find((one) => one.dataset.card === cardId);
      // A second card with the focus would be walked on from: only the board's own focus is moved.
      if (!isElsewhere && !row?.contains(activeElement)) row?.focus();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(take);
    });
    return () => cancelAnimationFrame(frame);
  }, [root, cards]);
  return (cardId: string, columnId: string) => {
    followed.current = { cardId, columnId };
  };
}
