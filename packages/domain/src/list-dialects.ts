import { skipOf } from './paging.ts';
import type { ListState, Parsed, SortDirection } from './paging.ts';

type Query = Record<string, string>;

/** v2 users, groups, roles and v1 e-mail accounts: start, limit, order_by=field:asc, field:like=text. */
function colon({ page, size, sort, search }: ListState): Query {
  return {
    start: String(page),
    limit: String(size),
    ...(sort && { order_by: `${sort.field}:${sort.direction}` }),
    ...(search?.text && { [`${search.field}:like`]: search.text }),
  };
}

/** The paging query of v1 account: start, count, attribute, order_by, field, search. */
function attribute({ page, size, sort, search }: ListState): Query {
  return {
    start: String(page),
    count: String(size),
    ...(sort && { attribute: sort.field, order_by: sort.direction }),
    ...(search && { field: search.field, search: search.text }),
  };
}

/** The table calls: skip, limit, search_by, search_text, sort_by, sort_dir. */
function table({ page, size, sort, search }: ListState): Query {
  return {
    skip: String(skipOf(page, size)),
    limit: String(size),
    ...(sort && { sort_by: sort.field, sort_dir: sort.direction === 'asc' ? '1' : '-1' }),
    ...(search?.text && { search_by: search.field, search_text: search.text }),
  };
}

const encoders = { colon, attribute, table } as const;
export type ListDialect = keyof typeof encoders;

export function encodeList(state: ListState, dialect: ListDialect): Query {
  return encoders[dialect](state);
}

type Sort = NonNullable<ListState['sort']>;
type Search = NonNullable<ListState['search']>;
type Given = Readonly<Record<string, string | undefined>>;

const directions: Readonly<Record<string, SortDirection>> = { asc: 'asc', desc: 'desc', '1': 'asc', '-1': 'desc' };

function sortOf(name: string, field: string, word: string): Parsed<Sort> {
  const direction = Object.hasOwn(directions, word) ? directions[word] : undefined;
  if (field === '' || direction === undefined) {
    return { ok: false, field: name, message: `${name} names no field and direction` };
  }
  return { ok: true, value: { field, direction } };
}

/** The order asked for in any of the three dialects; undefined when none is. */
export function parseSort(query: Given): Parsed<Sort | undefined> {
  if (query['sort_by'] !== undefined) return sortOf('sort_by', query['sort_by'], query['sort_dir'] ?? '1');
  if (query['attribute'] !== undefined) return sortOf('attribute', query['attribute'], query['order_by'] ?? 'asc');
  if (query['order_by'] === undefined) return { ok: true, value: undefined };
  const [field = '', word = 'asc', ...rest] = query['order_by'].split(':');
  return sortOf('order_by', field, rest.length === 0 ? word : '');
}

/** The search asked for in any of the three dialects; an empty text is none. */
export function parseSearch(query: Given): Search | undefined {
  const like = Object.entries(query).find(([name]) => name.endsWith(':like'));
  const candidates: readonly (readonly [string | undefined, string | undefined])[] = [
    [query['search_by'], query['search_text']],
    [query['field'], query['search']],
    [like?.[0].slice(0, -':like'.length), like?.[1]],
  ];
  for (const [field, text] of candidates) if (field && text) return { field, text };
  return undefined;
}
