import { expect, it } from 'vitest';
import { changedLines } from './changedLines.ts';

it('counts changed, added and removed lines, in whichever line ending', () => {
  expect(changedLines('a\nb\nc', 'a\r\nb\r\nc')).toBe(0);
  expect(changedLines('a\nb\nc', 'a\nx\nc\ny')).toBe(2);
  expect(changedLines('a\nb\nc', 'a')).toBe(2);
  expect(changedLines('a\na', 'a\na\na')).toBe(1);
});
