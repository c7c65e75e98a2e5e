import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';
import { uses, type Use, type UseFinder } from '../../platform/uses/registry.ts';

const named = (rows: readonly { id: number; name: string }[]): Use[] =>
  rows.map((row) => ({ entity: 'creative' as const, ...row }));

/** Older revisions count too: they are kept, and so is in whose name they were written. */
const ofSender = async (tx: Tx, id: number): Promise<Use[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct c.id, c.name from creative c join creative_revision r on r.creative_id = c.id
     where r.sender_profile_id = ${id} order by c.id limit 100`.execute(tx);
  return named(rows);
};

const ofAdvertiser = async (tx: Tx, id: number): Promise<Use[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from creative where advertiser_id = ${id} order by id limit 100`.execute(tx);
  return named(rows);
};

export const creativeUses: readonly UseFinder[] = [uses('sender_profile', ofSender), uses('advertiser', ofAdvertiser)];
