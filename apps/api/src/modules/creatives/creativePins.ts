import type { StatusCode } from '@mailroom/domain/statuses/statuses';
import type { Tx } from '../../platform/database/tx.ts';
import { usesOf } from '../../platform/uses/unused.ts';
import { revisionNumbers } from './revision/revision.repository.ts';

export interface Pin {
  product_id: number;
  product_name: string;
  revision: number;
  product_status: StatusCode<'product'>;
}

/** Launched products use a creative; those in progress pin a revision of it. */
export interface UsedBy {
  isUsed: boolean;
  pins: Pin[];
}

export async function usedBy(tx: Tx, creativeId: number): Promise<UsedBy> {
  const found = await usesOf(tx, 'creative', creativeId);
  if (found.length === 0) return { isUsed: false, pins: [] };
  const numbers = await revisionNumbers(tx, creativeId);
  const pins = found.flatMap((use) => {
    const revision = use.revisionId === undefined ? undefined : numbers.get(use.revisionId);
    if (revision === undefined || use.status === undefined) return [];
    return [
      { product_id: use.id, product_name: use.name, revision, product_status: use.status as Pin['product_status'] },
    ];
  });
  return { isUsed: true, pins: pins.slice(0, 100) };
}
