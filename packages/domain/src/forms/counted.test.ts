import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('uses the plural for every count but one', () => {
  expect([0, 1, 2, 21].map((count) => counted(count, 'second'))).toEqual([
    '0 seconds',
    '1 second',
    '2 seconds',
    '21 seconds',
  ]);
});
