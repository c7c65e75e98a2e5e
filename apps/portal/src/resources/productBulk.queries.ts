import type { V2Schemas } from '@mailroom/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
