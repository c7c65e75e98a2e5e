import { useEffect, useRef, type RefObject } from 'react';
import type { BoardCard } from './boardCards.ts';

/** For so many frames after a move, the menu and the list that the card left may still take the focus. */
const FRAMES = 4;

/**
 * Moves the focus with a card to its new column, as soon as the application has put it there. Otherwise the focus would
 * stay on another card of the old column, and the next key would move the wrong card.
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
      // Moves only the focus that the board itself placed: if the reader has moved on to something else, it stays there.
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
