import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Entry } from './entry.ts';

export type NewList = {
  account_id: number | null;
  advertiser_id: number | null;
  name: string;
  is_active: boolean;
  file_id: number | null;
};

export const insertList = async (tx: Tx, list: NewList, userId: number): Promise<number> => {
  const { id } = await tx
    .insertInto('suppression_list')
    .values({ ...list, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Adds entries, each once, and counts those that are new. */
export const addEntries = async (
  tx: Tx,
  list: { id: number; account_id: number | null },
  entries: readonly Entry[],
): Promise<void> => {
  if (entries.length === 0) return;
  const { rows } = await sql<{ added: number }>`
    with added as (
      insert into suppression_entry (list_id, account_id, kind, value)
      select ${list.id}, ${list.account_id}::int, e.kind, e.value
        from unnest(${sql.val(entries.map(({ kind }) => kind))}::text[], ${sql.val(entries.map(({ value }) => value))}::text[]) e(kind, value)
      on conflict (list_id, kind, value) do nothing returning 1)
    select count(*) as added from added`.execute(tx);
  await sql`
    update suppression_list set entry_count = entry_count + ${rows[0]?.added ?? 0} where id = ${list.id}`.execute(tx);
};
