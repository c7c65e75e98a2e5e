import type { StatusCode } from '@mailroom/domain/statuses';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { usesOf } from '../../platform/uses/unused.ts';

export type Pin = { product_id: number; product_name: string; revision: number; product_status: StatusCode<'product'> };

/** The launched products that send a revision of this creative, as the modules above say. */
export const pinsOf = async (tx: Tx, creativeId: number): Promise<Pin[]> => {
  const found = (await usesOf(tx, 'creative', creativeId)).filter((use) => use.entity === 'product');
  if (found.length === 0) return [];
  const { rows } = await sql<{ id: number; number: number }>`
    select id, number from creative_revision where creative_id = ${creativeId}`.execute(tx);
  const numbers = new Map(rows.map((row) => [row.id, row.number]));
  return found.slice(0, 100).map((use) => ({
    product_id: use.id,
    product_name: use.name,
    revision: numbers.get(use.revisionId ?? 0) ?? 0,
    product_status: use.status as Pin['product_status'],
  }));
};
