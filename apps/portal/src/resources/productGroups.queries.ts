import type { ListQuery } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { productKeys } from '../shared/recordKeys.ts';
import { pageQuery, searchAnd } from './pageQuery.ts';

const FILTERS = ['account_id:eq', 'product_status:eq', 'product_type:eq'] as const;

/** How many products of a list are in each of its groups. */
export function productGroupsQuery(list: ListQuery<'listProducts'>) {
  const query = searchAnd(list, FILTERS);
  return pageQuery(productKeys.list({ groups: query }), (signal) =>
    read(api.v1.GET('/product/groups', { params: { query }, signal })),
  );
}
