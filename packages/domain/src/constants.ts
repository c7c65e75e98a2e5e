export const PAGE_SIZE = 10;
export const EXTENDED_PAGE_SIZE = 100;
export const FIRST_PAGE = 1;
/** The server refuses offsets beyond this: the database would read all rows before it. */
export const MAX_SKIP = 100_000;

/** 'Store cache TTL 10': seconds for which server data counts as fresh. */
export const CACHE_SECONDS = 10;

export const REJECT_LIMIT_PERCENT = 10;
export const AUDIENCE_MAX_AGE_DAYS = 90;
export const RESPONSE_WINDOW_DAYS = 30;
/** Hours after which a message in doubt counts as sent. */
export const IN_DOUBT_HOURS = 24;

/** A product pauses by itself once this many results are in and a share, in percent, lies above its limit. */
export const autoPause = { afterResults: 200, hardBounces: 5, complaints: 0.1, sendErrors: 10 } as const;

export const MASK_VISIBLE = 1;
export const MASK_FILL = '*';
