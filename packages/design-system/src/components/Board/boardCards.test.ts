import { expect, it } from 'vitest';
import { findBeforeId, cardsIn, moveCard, type BoardCard } from './boardCards.ts';

const cards: BoardCard[] = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  title: id,
  columnId: id === 'd' ? 'done' : 'todo',
}));

function order(moved: readonly BoardCard[], columnId: string) {
  return cardsIn(moved, columnId).map((card) => card.id);
}

it('finds the card that a dropped card was put in front of', () => {
  const todo = cardsIn(cards, 'todo');
  expect(findBeforeId(todo, 'd', 'b', 'before')).toBe('b');
  expect(findBeforeId(todo, 'd', 'b', 'after')).toBe('c');
  expect(findBeforeId(todo, 'd', 'c', 'after')).toBeNull();
  expect(findBeforeId(todo, 'b', 'a', 'after')).toBe('c');
});

it('moves a card between columns, to a position or to the end', () => {
  const moved = moveCard(cards, { cardId: 'd', columnId: 'todo', beforeId: 'b' });
  expect(order(moved, 'todo')).toEqual(['a', 'd', 'b', 'c']);
  expect(order(moved, 'done')).toEqual([]);
  expect(order(moveCard(cards, { cardId: 'a', columnId: 'done', beforeId: null }), 'done')).toEqual(['d', 'a']);
});

it('changes nothing when a card is dropped on itself or no longer exists', () => {
  expect(moveCard(cards, { cardId: 'a', columnId: 'todo', beforeId: 'a' })).toEqual(cards);
  expect(moveCard(cards, { cardId: 'x', columnId: 'todo', beforeId: null })).toEqual(cards);
});
