import type { ListQuery } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { productKeys } from '../shared/recordKeys.ts';

const FILTERS = ['account_id:eq', 'product_status:eq', 'product_type:eq'] as const;

/** How many products of a list are in each of its groups. */
export function productGroupsQuery(list: ListQuery<'listProducts'>) {
  const { search_by, search_text, ...filters } = list;
  const query = {
    ...(search_by && { search_by }),
    ...(search_text && { search_text }),
    ...Object.fromEntries(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))),
  };
  return queryOptions({
    queryKey: productKeys.list({ groups: query }),
    queryFn: ({ signal }) => read(api.v1.GET('/product/groups', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}
