import { EXTENDED_PAGE_SIZE, MAX_SKIP, PAGE_SIZE } from '@mailroom/domain/constants';
import { malformed } from '../../errors.ts';
import type { Direction, ListAllow, ListQuery } from './query.ts';

type Query = Readonly<Record<string, unknown>>;

const LONGEST_SEARCH = 500;
const MOST_VALUES = 1000;

/** A parameter that must not repeat. Picking one of two values would hide the caller's mistake. */
function single(query: Query, name: string): string | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value)) throw malformed(name, 'may be given only once');
  return String(value);
}

function whole(query: Query, name: string, least: number, most: number): number | undefined {
  const text = single(query, name);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d{1,7}$/.test(text) || number < least || number > most) {
    throw malformed(name, `must be a whole number from ${least} to ${most}`);
  }
  return number;
}

function among(name: string, field: string, allowed: readonly string[], verb: string): string {
  if (!allowed.includes(field))
    throw malformed(name, `'${field.slice(0, 60)}' can't be ${verb}; use one of: ${allowed.join(', ') || 'none'}`);
  return field;
}

function directionOf(name: string, text: string): Direction {
  if (text === 'asc' || text === '1') return 'asc';
  if (text === 'desc' || text === '-1') return 'desc';
  throw malformed(name, 'must be asc or desc');
}

function parseOrder(query: Query, allow: ListAllow): ListQuery['order'] {
  const orderBy = single(query, 'order_by');
  const attribute = single(query, 'attribute');
  const sortBy = single(query, 'sort_by');
  const sortDir = single(query, 'sort_dir');
  if (attribute !== undefined) {
    return [[among('attribute', attribute, allow.sortable, 'sorted by'), directionOf('order_by', orderBy ?? 'asc')]];
  }
  if (sortBy !== undefined) {
    return [[among('sort_by', sortBy, allow.sortable, 'sorted by'), directionOf('sort_dir', sortDir ?? '1')]];
  }
  if (sortDir !== undefined) throw malformed('sort_dir', 'needs sort_by');
  const text = orderBy ?? allow.order;
  if (text === undefined || text === '') return [];
  const [field = '', direction = 'asc', ...rest] = text.split(':');
  if (rest.length > 0) throw malformed('order_by', 'must be field:asc or field:desc');
  // The default order may use a field that callers can't name.
  const known = orderBy === undefined ? field : among('order_by', field, allow.sortable, 'sorted by');
  return [[known, directionOf('order_by', direction)]];
}

function parsePage(query: Query): { offset: number; limit: number } {
  const limit =
    whole(query, 'limit', 1, EXTENDED_PAGE_SIZE) ?? whole(query, 'count', 1, EXTENDED_PAGE_SIZE) ?? PAGE_SIZE;
  const skip = whole(query, 'skip', 0, MAX_SKIP);
  const start = whole(query, 'start', 1, MAX_SKIP);
  if (skip !== undefined && start !== undefined) throw malformed('skip', "can't be combined with start");
  const offset = skip ?? ((start ?? 1) - 1) * limit;
  if (offset > MAX_SKIP) throw malformed('start', `reaches beyond row ${MAX_SKIP}; narrow the list with a filter`);
  return { offset, limit };
}

/** Parses the page of a list that comes whole without one: null when the query names none. */
export function parsePart(query: Query): { offset: number; limit: number } | null {
  return ['start', 'limit', 'count', 'skip'].some((name) => query[name] !== undefined) ? parsePage(query) : null;
}

function parseSearch(query: Query, allow: ListAllow): ListQuery['search'] {
  const found = new Map<string, string>();
  const note = (name: string, field: string, text: string): void => {
    if (text.length > LONGEST_SEARCH) throw malformed(name, `may be at most ${LONGEST_SEARCH} characters long`);
    const known = among(name, field, allow.searchable, 'searched');
    if (text !== '') found.set(known, text);
  };
  const field = single(query, 'field');
  const search = single(query, 'search');
  if (search !== undefined || field !== undefined) {
    note('field', field ?? allow.searchable[0] ?? 'search', search ?? '');
  }
  const searchBy = single(query, 'search_by');
  const searchText = single(query, 'search_text');
  if (searchBy !== undefined || searchText !== undefined) {
    note('search_by', searchBy ?? allow.searchable[0] ?? 'search_text', searchText ?? '');
  }
  for (const name of Object.keys(query)) {
    if (name.endsWith(':like')) note(name, name.slice(0, -':like'.length), single(query, name) ?? '');
  }
  if (found.size > 1) throw malformed('search', 'can search only one field at a time');
  const [entry] = found;
  return entry && { field: entry[0], text: entry[1] };
}

function parseFilters(query: Query, allow: ListAllow): ListQuery['filters'] {
  const filters: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(query)) {
    if (!name.endsWith(':eq')) continue;
    const field = among(name, name.slice(0, -':eq'.length), allow.filterable, 'filtered by');
    const values = (Array.isArray(value) ? value : [value]).map(String);
    if (values.length > MOST_VALUES) throw malformed(name, `may be given at most ${MOST_VALUES} times`);
    filters[field] = values;
  }
  return filters;
}

/** Parses the three dialects of paging, order and search. Fields that `allow` doesn't name are refused with 400. */
export function parseList(query: Query, allow: ListAllow): ListQuery {
  const search = parseSearch(query, allow);
  return {
    ...parsePage(query),
    order: parseOrder(query, allow),
    filters: parseFilters(query, allow),
    ...(search && { search }),
  };
}
