export const PAGE_SIZE = 10;
export const EXTENDED_PAGE_SIZE = 100;
export const FIRST_PAGE = 1;
/** The field that the search box of each table searches, unless the person chooses another. */
export const searchKeys = {
  users: 'first_name',
  accounts: 'name',
  advertisers: 'advertiser_name',
  roles: 'name',
} as const;
/** The largest offset, in rows: the database would have to read every row before it. */
export const MAX_SKIP = 100_000;

/** Seconds for which server data counts as fresh. The specification calls it the store cache TTL. */
export const CACHE_SECONDS = 10;

export const REJECT_LIMIT_PERCENT = 10;
export const AUDIENCE_MAX_AGE_DAYS = 90;
export const RESPONSE_WINDOW_DAYS = 30;
/** A draft of a creative that nobody changed for as many days is offered for removal; a text that was never saved is removed. */
export const STALE_DRAFT_DAYS = 30;
/** Marks or boxes in one address of a preview. More would say nothing, and each is searched for in the whole HTML. */
export const MOST_MARKS = 50;
/** Hours after which a message counts as sent when nobody knows whether it was. */
export const IN_DOUBT_HOURS = 24;

/** A product pauses automatically once this many results are in and one share, in percent, is above its limit. */
export const autoPause = { afterResults: 200, hardBounces: 5, complaints: 0.1, sendErrors: 10 } as const;

export const MASK_VISIBLE = 1;
export const MASK_FILL = '*';

/** The verticals that a new installation starts with. Every advertiser belongs to one. */
export const BUILT_IN_VERTICALS = [
  'Automotive',
  'Culture',
  'Education',
  'Finance',
  'Food & Drink',
  'Health',
  'Home & Garden',
  'Retail',
  'Technology',
  'Travel',
] as const;
