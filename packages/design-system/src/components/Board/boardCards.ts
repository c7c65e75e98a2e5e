import type { ReactNode } from 'react';
import type { Tone } from '../../theme/tones.ts';

export interface BoardColumn {
  id: string;
  label: string;
  /** Its shape and colour, beside the name. */
  tone?: Tone | undefined;
}

export interface BoardCard {
  id: string;
  columnId: string;
  title: string;
  /** Where it leads. */
  href?: string | undefined;
  /** A few words below the title. */
  detail?: ReactNode;
  /** At the foot: a badge, who has it, until when. */
  foot?: ReactNode;
}

export interface BoardMove {
  cardId: string;
  columnId: string;
  /** The card that it now stands before; null at the end of the column. */
  beforeId: string | null;
}

export function cardsIn(cards: readonly BoardCard[], columnId: string): BoardCard[] {
  return cards.filter((card) => card.columnId === columnId);
}

/** The card that what is dropped beside another then stands before. */
export function beforeOf(
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

/** The cards after a move, in their new order: what an application does with `onMove`. */
export function moveCard(cards: readonly BoardCard[], { cardId, columnId, beforeId }: BoardMove): BoardCard[] {
  const card = cards.find((one) => one.id === cardId);
  if (card === undefined || cardId === beforeId) return [...cards];
  const rest = cards.filter((one) => one.id !== cardId);
  const at = rest.findIndex((one) => one.id === beforeId);
  return rest.toSpliced(at === -1 ? rest.length : at, 0, { ...card, columnId });
}
