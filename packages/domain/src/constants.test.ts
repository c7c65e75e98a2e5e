import { expect, it } from 'vitest';
import { CACHE_SECONDS, EXTENDED_PAGE_SIZE, FIRST_PAGE, PAGE_SIZE, searchKeys } from './constants.ts';

it('keeps the page sizes and the cache time of the specification', () => {
  expect([PAGE_SIZE, EXTENDED_PAGE_SIZE, FIRST_PAGE, CACHE_SECONDS]).toEqual([10, 100, 1, 10]);
});

it('keeps the search keys of the specification', () => {
  expect(searchKeys).toEqual({ users: 'first_name', accounts: 'name', advertisers: 'advertiser_name', roles: 'name' });
});
