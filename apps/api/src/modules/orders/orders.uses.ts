import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { uses, type Use, type UseFinder } from '../../platform/uses/registry.ts';
import type { ProductState } from './products/productRow.ts';

type Part = 'creative' | 'audience';

type Row = Pick<ProductState, 'id' | 'name' | 'status' | 'pinned_revision_id'> & { version_number: number | null };

/** A product that was ever launched with a part keeps it: its launches name the revision and the version they sent. */
async function launchedWith(tx: Tx, part: Part, id: number): Promise<Use[]> {
  const { rows } = await sql<Row>`
    select p.id, p.name, p.status, p.pinned_revision_id, v.number as version_number
      from product p left join audience_version v on v.account_id = p.account_id and v.id = p.pinned_version_id
     where ${sql.ref(`p.${part}_id`)} = ${id} and p.attempt > 0 order by p.id`.execute(tx);
  return rows.map(({ id: productId, name, status, pinned_revision_id: revisionId, version_number: versionNumber }) => ({
    entity: 'product' as const,
    id: productId,
    name,
    status,
    ...(revisionId !== null && { revisionId }),
    ...(versionNumber !== null && { versionNumber }),
  }));
}

async function launchedAmong(tx: Tx, part: Part, ids: readonly number[]): Promise<number[]> {
  const column = sql.ref(`p.${part}_id`);
  const { rows } = await sql<{ id: number }>`
    select distinct ${column} as id from product p where ${column} = any(${sql.val([...ids])}::int[]) and p.attempt > 0`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** A destination that a product means to deliver to, launched or not: nothing else could take its place. */
async function installUses(tx: Tx, id: number): Promise<Use[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from product where install_id = ${id} order by id`.execute(tx);
  return rows.map((row) => ({ entity: 'product' as const, ...row }));
}

/** An advertiser or account that orders were made for. */
async function advertiserUses(tx: Tx, id: number): Promise<Use[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from orders where advertiser_id = ${id} order by id limit 100`.execute(tx);
  return rows.map((row) => ({ entity: 'order' as const, ...row }));
}

async function rateUses(tx: Tx, id: number): Promise<Use[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, product_type as name from product_rate where vertical_id = ${id} order by id limit 100`.execute(tx);
  return rows.map((row) => ({ entity: 'product_rate' as const, ...row }));
}

export const orderUses: readonly UseFinder[] = [
  uses(
    'creative',
    (tx, id) => launchedWith(tx, 'creative', id),
    (tx, ids) => launchedAmong(tx, 'creative', ids),
  ),
  uses(
    'audience',
    (tx, id) => launchedWith(tx, 'audience', id),
    (tx, ids) => launchedAmong(tx, 'audience', ids),
  ),
  uses('install', installUses),
  uses('advertiser', advertiserUses),
  uses('vertical', rateUses),
];
