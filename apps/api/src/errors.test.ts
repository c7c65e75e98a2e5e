import { expect, it } from 'vitest';
import { tooMany, unavailable } from './errors.ts';

it('says in words why, and when to try again', () => {
  expect([1, 2].flatMap((seconds) => [tooMany(seconds).message, unavailable(seconds).message])).toEqual([
    'Too many requests. Try again in 1 second',
    'Mailroom is busy or restarting. Try again in 1 second',
    'Too many requests. Try again in 2 seconds',
    'Mailroom is busy or restarting. Try again in 2 seconds',
  ]);
});
