import { expect, it } from 'vitest';
import { deleteQuestion } from './deleteQuestion.ts';

it.each([
  [1, 'Do you really want to delete the selected order?'],
  [36, 'Do you really want to delete the 36 selected orders?'],
])('asks about %d', (count, question) => {
  expect(deleteQuestion(count, 'order')).toBe(question);
});
