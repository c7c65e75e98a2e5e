export const PAGE_SIZE = 10;
export const EXTENDED_PAGE_SIZE = 100;
export const FIRST_PAGE = 1;
export const FIRST_SKIP = 0;
/** The largest offset of the table dialect, in rows: the database would have to read every row before it. */
export const MAX_SKIP = 100_000;

export const FLASH_SECONDS = 9;
/** Seconds for which server data counts as fresh. The specification calls it the store cache TTL. */
export const CACHE_SECONDS = 10;

/** Which field the search box of each list searches. */
export const searchKeys = {
  users: 'first_name',
  accounts: 'name',
  advertisers: 'advertiser_name',
  roles: 'name',
} as const;

export const HTTP_NO_CONTENT = 204;
/** Days between a launch and the earliest start; an account may set its own number. */
export const DEPLOYMENT_DELTA_DAYS = 1;
export const VOLUME_TOLERANCE_PERCENT = 5;
export const REJECT_LIMIT_PERCENT = 10;
export const AUDIENCE_MAX_AGE_DAYS = 90;
export const HOLD_MINUTES = 10;
export const RESPONSE_WINDOW_DAYS = 30;
/** Hours after which a message counts as sent when nobody knows whether it was. */
export const IN_DOUBT_HOURS = 24;

/** A product pauses automatically once this many results are in and one share, in percent, is above its limit. */
export const autoPause = { afterResults: 200, hardBounces: 5, complaints: 0.1, sendErrors: 10 } as const;

export const MASK_VISIBLE = 1;
export const MASK_FILL = '*';

export const sessionKeys = { currentAccount: 'current-account', accountsList: 'accounts-list' } as const;

/** A `selectionLimit` of -1 means no limit. The texts are the specification's, letter for letter. */
export const multiSelectDefaults = {
  maxHeight: 197,
  selectionLimit: -1,
  selectAll: 'Select All',
  unselectAll: 'UnSelect All',
  search: 'Search',
  noData: 'No data available',
} as const;

/** The query with which the portal loads the accounts list after sign-in. */
export const loginAccounts = {
  count: PAGE_SIZE,
  start: FIRST_PAGE,
  attribute: 'name',
  order_by: 'asc',
  search: '',
} as const;
