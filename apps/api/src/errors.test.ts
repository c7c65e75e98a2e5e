import { expect, it } from 'vitest';
import { tooMany, unavailable } from './errors.ts';

it('says in words when to try again', () => {
  expect([1, 2].flatMap((seconds) => [tooMany(seconds).message, unavailable(seconds).message])).toEqual([
    'Try again in 1 second',
    'Try again in 1 second',
    'Try again in 2 seconds',
    'Try again in 2 seconds',
  ]);
});
