import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, read } from '../shared/api.ts';
import { productKeys } from '../shared/recordKeys.ts';

/** The products as a move would leave them. Nothing is changed. */
export function movePreviewQuery(ids: readonly number[], move: V2Schemas['ProductMove'] | undefined) {
  return queryOptions({
    queryKey: productKeys.part('preview', ids, move),
    queryFn: ({ signal }) =>
      read(api.v2.POST('/product/what-if', { body: { ids: [...ids], move: move ?? {} }, signal })),
    enabled: move !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Returns the name of a product that a list has shown, for a notice about it. Undefined for every other one. */
export function useListedProductName() {
  const client = useQueryClient();
  return (id: number): string | undefined =>
    client
      .getQueriesData<Partial<V1Schemas['ProductList']>>({ queryKey: productKeys.lists })
      .flatMap(([, list]) => list?.objects ?? [])
      .find(({ product_id }) => product_id === id)?.product_name;
}
