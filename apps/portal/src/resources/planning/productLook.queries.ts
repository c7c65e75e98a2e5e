import type { V1Schemas } from '@mailroom/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../shared/api.ts';
import { productKeys } from '../../shared/recordKeys.ts';

type SeenProduct = Pick<V1Schemas['Product'], 'product_id' | 'product_status' | 'product_start_date' | 'changed_from'>;

/** Notes that the reader sees the product as it is now: lists mark it again only after its next change. */
export function useLookAt({ product_id: id, product_status, product_start_date, changed_from }: SeenProduct) {
  const client = useQueryClient();
  const isMarked = changed_from !== null;
  useEffect(() => {
    // Nothing depends on it: without an answer the mark stays, and the next visit takes it away.
    void api.v2.PUT('/product/{id}/look', { params: { path: { id } } }).then(
      () => (isMarked ? client.invalidateQueries({ queryKey: productKeys.lists }) : undefined),
      () => undefined,
    );
  }, [client, id, isMarked, product_status, product_start_date]);
}
