import { EXTENDED_PAGE_SIZE, FIRST_PAGE, MAX_SKIP, PAGE_SIZE } from './constants.ts';

export type SortDirection = 'asc' | 'desc';

/** What a list shows, as the portal's URL and the server's parser both understand it. */
export interface ListState {
  /** 1-based. */
  readonly page: number;
  readonly size: number;
  readonly sort?: { readonly field: string; readonly direction: SortDirection };
  readonly search?: { readonly field: string; readonly text: string };
}

/** Rows before a page: 10 × (page − 1) for the usual page size. */
export function skipOf(page: number, size: number = PAGE_SIZE): number {
  return size * (page - 1);
}

/** The page a row offset lies on. */
export function pageOf(skip: number, size: number = PAGE_SIZE): number {
  return Math.floor(skip / size) + FIRST_PAGE;
}

/** An empty list has one page, which is empty. */
export function pageCount(totalRows: number, size: number = PAGE_SIZE): number {
  return Math.max(FIRST_PAGE, Math.ceil(totalRows / size));
}

/** The page to show when the wanted one may no longer be there, such as after the last row of it was deleted. */
export function clampPage(page: number, totalRows: number, size: number = PAGE_SIZE): number {
  return Math.min(Math.max(FIRST_PAGE, page), pageCount(totalRows, size));
}

export interface Window {
  readonly offset: number;
  readonly limit: number;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string; readonly message: string };

function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** The rows that `start` (a 1-based page) or `skip` (an offset) with `limit` or `count` ask for. */
export function parseWindow(query: Readonly<Record<string, string | undefined>>): Parsed<Window> {
  const sizeField = query['limit'] === undefined && query['count'] !== undefined ? 'count' : 'limit';
  const limit = wholeNumber(query[sizeField], PAGE_SIZE);
  if (!(limit >= 1 && limit <= EXTENDED_PAGE_SIZE)) {
    return {
      ok: false,
      field: sizeField,
      message: `${sizeField} must be a whole number from 1 to ${EXTENDED_PAGE_SIZE}`,
    };
  }
  if (query['skip'] !== undefined) {
    const offset = wholeNumber(query['skip'], 0);
    return offset <= MAX_SKIP
      ? { ok: true, value: { offset, limit } }
      : { ok: false, field: 'skip', message: `skip must be a whole number from 0 to ${MAX_SKIP}` };
  }
  const start = wholeNumber(query['start'], FIRST_PAGE);
  return start >= FIRST_PAGE
    ? { ok: true, value: { offset: skipOf(start, limit), limit } }
    : { ok: false, field: 'start', message: 'start must be a whole number from 1 on' };
}
