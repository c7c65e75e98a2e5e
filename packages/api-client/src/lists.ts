import { LIST_DIALECTS } from './listDialects.ts';
import type { operations as V1Operations } from './schema-v1.ts';
import type { operations as V2Operations } from './schema-v2.ts';

export interface ListState<Field extends string = string, Filters extends object = object> {
  /** From 1. */
  page?: number | undefined;
  pageSize?: number | undefined;
  sort?: { field: Field; direction: 'asc' | 'desc' } | undefined;
  /** An empty text means no search. */
  search?: { field: Field; text: string } | undefined;
  /** The values that a row may have, by field. */
  filters?: Filters | undefined;
}

type Filtered<Filters extends object> = { [Name in keyof Filters & string as `${Name}:eq`]: Filters[Name] };

function filtersOf<Filters extends object>(filters: Filters | undefined): Filtered<Filters> {
  const pairs = Object.entries(filters ?? {}).map(([name, value]) => [`${name}:eq`, value] as const);
  return Object.fromEntries(pairs) as Filtered<Filters>;
}

const PAGE_SIZE = 10;

/** The dialect of v1's account list: `start, count, attribute, order_by, field, search`. */
export function attributeList<Field extends string, Filters extends object = object>(state: ListState<Field, Filters>) {
  const { page = 1, pageSize = PAGE_SIZE, sort, search, filters } = state;
  return {
    start: page,
    count: pageSize,
    ...(sort && { attribute: sort.field, order_by: sort.direction }),
    ...(search && { field: search.field, search: search.text }),
    ...filtersOf(filters),
  };
}

/** The dialect of v1's tables: `skip, limit, search_by, search_text, sort_by, sort_dir`. Ascending is 1, descending -1. */
export function skipList<Field extends string, Filters extends object = object>(state: ListState<Field, Filters>) {
  const { page = 1, pageSize = PAGE_SIZE, sort, search, filters } = state;
  return {
    skip: pageSize * (page - 1),
    limit: pageSize,
    ...(sort && { sort_by: sort.field, sort_dir: sort.direction === 'asc' ? (1 as const) : (-1 as const) }),
    ...(search?.text && { search_by: search.field, search_text: search.text }),
    ...filtersOf(filters),
  };
}

type Like<Field extends string> = { [Name in Field as `${Name}:like`]?: string };

/** The dialect of v2 and of v1's e-mail accounts: `start, limit, order_by=name:asc, name:like`. */
export function orderedList<Field extends string, Filters extends object = object>(state: ListState<Field, Filters>) {
  const { page = 1, pageSize = PAGE_SIZE, sort, search, filters } = state;
  const like = search?.text ? { [`${search.field}:like`]: search.text } : {};
  return {
    start: page,
    limit: pageSize,
    ...(sort && { order_by: `${sort.field}:${sort.direction}` }),
    ...(like as Like<Field>),
    ...filtersOf(filters),
  };
}

const ENCODERS: Record<(typeof LIST_DIALECTS)[ListOperation], (state: ListState) => unknown> = {
  attribute: attributeList,
  skip: skipList,
  ordered: orderedList,
};

/** An operation that pages a list, by its id in the contract. */
export type ListOperation = keyof typeof LIST_DIALECTS;

/** The query parameters of a list's operation. */
export type ListQuery<Name extends ListOperation> = (V1Operations & V2Operations)[Name] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;

/** The fields that a query names with a suffix: 'name' of `name:like`. */
type FieldsWith<Query, Suffix extends string> = {
  [Key in keyof Query]-?: Key extends `${infer Field}:${Suffix}` ? Field : never;
}[keyof Query];

/** The fields that a list can be searched by. */
export type ListSearchField<Name extends ListOperation> = Extract<FieldsWith<ListQuery<Name>, 'like'>, string>;
/** The fields that a list can be filtered by. */
export type ListFilterField<Name extends ListOperation> = Extract<FieldsWith<ListQuery<Name>, 'eq'>, string>;

/** The values of each field that an operation filters by. */
export type ListFilters<Name extends ListOperation> = {
  [Field in ListFilterField<Name>]?: ListQuery<Name>[`${Field}:eq` & keyof ListQuery<Name>];
};

/** A list's state for one operation: only the fields that the contract searches and filters by. */
export interface ListStateOf<Name extends ListOperation> extends Omit<ListState<string, ListFilters<Name>>, 'search'> {
  search?: { field: ListSearchField<Name>; text: string } | undefined;
}

/** The query of one operation, in the dialect that its contract names. */
export function listQuery<Name extends ListOperation>(operation: Name, state: ListStateOf<Name>): ListQuery<Name> {
  return ENCODERS[LIST_DIALECTS[operation]](state) as ListQuery<Name>;
}
