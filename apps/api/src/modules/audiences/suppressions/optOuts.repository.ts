import { sql } from 'kysely';
import { int, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ListKey, ListOwner } from './suppressions.repository.ts';

/** The contract allows this many characters in the name of any list. */
const LONGEST_NAME = 200;

/** Adds the list of a version's opted-out people. Undefined when it has one. */
export async function insertOptOutList(
  tx: Tx,
  versionId: number,
  userId: number | undefined,
): Promise<(ListKey & ListOwner) | undefined> {
  const row = await selectRow(
    tx,
    { id: int, account_id: int },
    sql`
    insert into suppression_list (account_id, version_id, name, created_by)
    select v.account_id, v.id, left('Opted out in ' || v.file_name, ${LONGEST_NAME}::int),
           coalesce(${userId ?? null}::int, (select i.created_by from audience_ingest i where i.version_id = v.id order by i.number desc limit 1),
                    v.created_by)
      from audience_version v where v.id = ${versionId}
    on conflict (version_id) do nothing
    returning id, account_id`,
  );
  return row && { ...row, advertiser_id: null };
}

/** The list of a version's opted-out people. Undefined when it has none. */
export async function optOutListOf(tx: Tx, versionId: number): Promise<(ListKey & ListOwner) | undefined> {
  const row = await selectRow(
    tx,
    { id: int, account_id: int },
    sql`select id, account_id from suppression_list where version_id = ${versionId}`,
  );
  return row && { ...row, advertiser_id: null };
}

/** Locks the list of a version, if it has one. */
export async function lockOptOutList(tx: Tx, versionId: number): Promise<void> {
  await tx.selectFrom('suppression_list').select('id').where('version_id', '=', versionId).forUpdate().execute();
}

/** Moves the list of a version, if it has one, to its copy. */
export async function moveOptOutList(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.updateTable('suppression_list').set({ version_id: to }).where('version_id', '=', from).execute();
}

/** Adds everybody but those who were erased since, and counts who is new on the list. */
export async function addOptOutEntries(tx: Tx, list: ListKey, versionId: number): Promise<void> {
  await sql`
    with added as (
      insert into suppression_entry (list_id, account_id, kind, value)
      select distinct ${list.id}::int, account_id, 'sha256', encode(email_hash, 'hex')
        from audience_opt_out where version_id = ${versionId} and email_hash is not null
      on conflict (account_id, list_id, kind, value) do nothing
      returning 1)
    update suppression_list set entry_count = entry_count + (select count(*) from added) where id = ${list.id}`.execute(
    tx,
  );
}
