import type { ListQuery } from '@mailroom/api-client';
import { api, read } from '../shared/api.ts';
import { productKeys } from '../shared/recordKeys.ts';
import { pageQuery } from './pageQuery.ts';

/**
 * How many products of a list are in each of its groups. While the list shows what waits for the reader (`isMine`), the
 * groups beside it are counted for everybody, as they are shown once chosen.
 */
export function productGroupsQuery(list: ListQuery<'listProducts'>, isMine: boolean) {
  const { 'group:eq': group, 'actor:eq': actor, skip, limit, sort_by, sort_dir, ...counted } = list;
  const query = isMine || !actor ? counted : { ...counted, 'actor:eq': actor };
  return pageQuery(productKeys.list({ groups: query }), (signal) =>
    read(api.v1.GET('/product/groups', { params: { query }, signal })),
  );
}
