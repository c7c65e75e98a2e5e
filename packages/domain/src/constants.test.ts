import { describe, expect, it } from 'vitest';
import { FLASH_SECONDS, PAGE_SIZE, searchKeys, sessionKeys } from './constants.ts';

describe('constants', () => {
  it('are those of the specification', () => {
    expect([PAGE_SIZE, FLASH_SECONDS]).toEqual([10, 9]);
    expect(searchKeys).toEqual({
      users: 'first_name',
      accounts: 'name',
      advertisers: 'advertiser_name',
      roles: 'name',
    });
    expect(sessionKeys).toEqual({ currentAccount: 'current-account', accountsList: 'accounts-list' });
  });
});
