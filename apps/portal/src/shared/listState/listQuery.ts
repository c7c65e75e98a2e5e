import type { TableState } from '@mailroom/design-system';
import { encodeList, type ListDialect } from '@mailroom/domain/list-dialects';

type FilterOf<Query> = { [Key in keyof Query]: Key extends `${infer Name}:eq` ? Name : never }[keyof Query];

export interface ListQueryOptions<Query> {
  /** 'colon' for v2 and e-mail accounts, 'attribute' for accounts, 'table' for the table calls. */
  readonly dialect?: ListDialect;
  /** The field that the search box searches. */
  readonly search?: string;
  /** Filter ids of the table that the operation knows as `id:eq`. */
  readonly filters?: readonly FilterOf<Query>[];
  /** Further parameters, such as the account. */
  readonly also?: Partial<Query>;
}

/**
 * A list's state as the query of one operation, whose type comes from where it's used. The texts of a URL go out as
 * they are: a number is the same text on the wire, and the server names what it doesn't take.
 */
export function listQuery<Query extends object>(
  state: TableState,
  { dialect = 'table', search, filters = [], also }: ListQueryOptions<NoInfer<Query>> = {},
): Query {
  const [sort] = state.sort;
  const query = encodeList(
    {
      page: state.page,
      size: state.pageSize,
      ...(sort && { sort: { field: sort.id, direction: sort.direction === 1 ? 'asc' : 'desc' } }),
      ...(search && state.search && { search: { field: search, text: state.search } }),
    },
    dialect,
  );
  const chosen = filters.flatMap((id) => {
    const values = state.filters[String(id)];
    return values && values.length > 0 ? [[`${String(id)}:eq`, values] as const] : [];
  });
  return { ...query, ...Object.fromEntries(chosen), ...also } as unknown as Query;
}
