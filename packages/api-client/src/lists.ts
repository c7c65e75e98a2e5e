export interface ListState<Field extends string = string, Filters extends object = object> {
  /** From 1. */
  page?: number;
  pageSize?: number;
  sort?: { field: Field; direction: 'asc' | 'desc' };
  /** An empty text is no search. */
  search?: { field: Field; text: string };
  /** Each field takes any of its values. */
  filters?: Filters;
}

type Filtered<Filters extends object> = { [Name in keyof Filters & string as `${Name}:eq`]: Filters[Name] };

function filtersOf<Filters extends object>(filters: Filters | undefined): Filtered<Filters> {
  const pairs = Object.entries(filters ?? {}).map(([name, value]) => [`${name}:eq`, value] as const);
  return Object.fromEntries(pairs) as Filtered<Filters>;
}

const size = 10;

/** v1 as the accounts are loaded: `start, count, attribute, order_by, field, search`. */
export function attributeList<Field extends string, Filters extends object = object>(state: ListState<Field, Filters>) {
  const { page = 1, pageSize = size, sort, search, filters } = state;
  return {
    start: page,
    count: pageSize,
    ...(sort && { attribute: sort.field, order_by: sort.direction }),
    ...(search && { field: search.field, search: search.text }),
    ...filtersOf(filters),
  };
}

/** v1 as tables page: `skip, limit, search_by, search_text, sort_by, sort_dir`; ascending is 1, descending -1. */
export function skipList<Field extends string, Filters extends object = object>(state: ListState<Field, Filters>) {
  const { page = 1, pageSize = size, sort, search, filters } = state;
  return {
    skip: pageSize * (page - 1),
    limit: pageSize,
    ...(sort && { sort_by: sort.field, sort_dir: sort.direction === 'asc' ? (1 as const) : (-1 as const) }),
    ...(search && { search_by: search.field, search_text: search.text }),
    ...filtersOf(filters),
  };
}

type Like<Field extends string> = { [Name in Field as `${Name}:like`]?: string };

/** v2, and v1's newer lists: `start, limit, order_by=name:asc, name:like`. */
export function orderedList<Field extends string, Filters extends object = object>(state: ListState<Field, Filters>) {
  const { page = 1, pageSize = size, sort, search, filters } = state;
  const like = search && search.text !== '' ? { [`${search.field}:like`]: search.text } : {};
  return {
    start: page,
    limit: pageSize,
    ...(sort && { order_by: `${sort.field}:${sort.direction}` }),
    ...(like as Like<Field>),
    ...filtersOf(filters),
  };
}
