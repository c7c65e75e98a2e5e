import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

export interface BoardColumn {
  id: string;
  label: string;
  /** Its shape and colour, shown beside the name. */
  tone?: Tone | undefined;
}

export interface BoardCard {
  id: string;
  columnId: string;
  title: string;
  /** The page that the card links to. */
  href?: string | undefined;
  /** A short text below the title. */
  detail?: ReactNode;
  /** The bottom of the card: a badge, the owner, a due date. */
  foot?: ReactNode;
}

export interface BoardMove {
  cardId: string;
  columnId: string;
  /** The card that it was put in front of; null at the end of the column. */
  beforeId: string | null;
}

export function cardsIn(cards: readonly BoardCard[], columnId: string): BoardCard[] {
  return cards.filter((card) => card.columnId === columnId);
}

/** Returns the card that follows a drop beside another card, or null at the end of the column. */
export function findBeforeId(
  column: readonly BoardCard[],
  cardId: string,
  targetId: string,
  position: 'before' | 'after' | 'on',
): string | null {
  const others = column.filter((card) => card.id !== cardId || card.id === targetId);
  const at = others.findIndex((card) => card.id === targetId);
  if (position !== 'after') return targetId;
  return others[at + 1]?.id ?? null;
}

/** Returns the cards after a move, in their new order. Applications call it in `onMove`. */
export function moveCard(cards: readonly BoardCard[], { cardId, columnId, beforeId }: BoardMove): BoardCard[] {
  const card = cards.find((one) => one.id === cardId);
  if (card === undefined || cardId === beforeId) return [...cards];
  const rest = cards.filter((one) => one.id !== cardId);
  const at = rest.findIndex((one) => one.id === beforeId);
  return rest.toSpliced(at === -1 ? rest.length : at, 0, { ...card, columnId });
}
