import { expect, it } from 'vitest';
import { CACHE_SECONDS, EXTENDED_PAGE_SIZE, FIRST_PAGE, PAGE_SIZE } from './constants.ts';

it('keeps the page sizes and the cache time of the specification', () => {
  expect([PAGE_SIZE, EXTENDED_PAGE_SIZE, FIRST_PAGE, CACHE_SECONDS]).toEqual([10, 100, 1, 10]);
});
