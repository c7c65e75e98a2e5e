import { queryOptions } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';
import { accountKeys } from '../../shared/recordKeys.ts';

/** The settings of an account that its products keep to. Needs no permission to view the account. */
export function planningRulesQuery(id: number) {
  return queryOptions({
    queryKey: accountKeys.part('planning-rules', id),
    queryFn: ({ signal }) => read(api.v2.GET('/account/{id}/planning-rules', { params: { path: { id } }, signal })),
  });
}
