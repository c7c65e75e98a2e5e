import type { V2Operations } from '@mailroom/api-client';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api, read } from '../../shared/api.ts';
import { rateKeys } from '../../shared/recordKeys.ts';

type Rated = V2Operations['getRateInUse']['parameters']['query'];

/** The rate of a product that has none of its own, as the server would charge it. Asks nothing without a product. */
export function rateInUseQuery(query: Rated | undefined) {
  return queryOptions({
    queryKey: rateKeys.part('in_use', query),
    queryFn: query
      ? ({ signal }) => read(api.v2.GET('/product_rate/in_use', { params: { query }, signal }))
      : skipToken,
  });
}
