import { sql } from 'kysely';
import { bigint, int, orNull, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinFile } from '../../../platform/files/files.reads.ts';
import type { Entry } from './entry.ts';

export interface NewList {
  account_id: number | null;
  advertiser_id: number | null;
  name: string;
  is_active: boolean;
  file_id: number | null;
}

export async function insertList(tx: Tx, list: NewList, userId: number): Promise<number> {
  const { id } = await tx
    .insertInto('suppression_list')
    .values({ ...list, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function lockListRow(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('suppression_list').select('id').where('id', '=', id).forUpdate().execute();
}

export async function setListFile(tx: Tx, id: number, fileId: number): Promise<void> {
  await tx.updateTable('suppression_list').set({ file_id: fileId }).where('id', '=', id).execute();
}

/** Counts as an edit: the list's version goes up. */
export async function editList(
  tx: Tx,
  id: number,
  { name, is_active }: { name: string; is_active: boolean },
): Promise<void> {
  await tx
    .updateTable('suppression_list')
    .set({ name, is_active, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a list with its entries, and returns its file. */
export async function removeList(tx: Tx, id: number): Promise<number | null> {
  const row = await tx.deleteFrom('suppression_list').where('id', '=', id).returning('file_id').executeTakeFirst();
  return row?.file_id ?? null;
}

export function listsOfAdvertiser(tx: Tx, advertiserId: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('suppression_list')
    .select(['id', 'name'])
    .where('advertiser_id', '=', advertiserId)
    .orderBy('id')
    .limit(100)
    .execute();
}

const LIST_FILE = {
  id: int,
  account_id: orNull(int),
  advertiser_id: orNull(int),
  key: text,
  size: bigint,
};

export type ListFile = RowOf<typeof LIST_FILE>;

/** Locks an uploaded list, and returns the key and size of its file. Undefined when the list was deleted. */
export async function lockListFile(tx: Tx, id: number): Promise<ListFile | undefined> {
  return selectRow(
    tx,
    LIST_FILE,
    sql`
    select l.id, l.account_id, l.advertiser_id, f.key, f.size from suppression_list l ${joinFile('f', sql.ref('l.file_id'))}
     where l.id = ${id} for update of l`,
  );
}

/** Adds entries, each only once, and counts the new ones. */
export async function addEntries(
  tx: Tx,
  list: { id: number; account_id: number | null },
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  const row = await selectRow(
    tx,
    { added: bigint },
    sql`
    with added as (
      insert into suppression_entry (list_id, account_id, kind, value)
      select ${list.id}, ${list.account_id}::int, e.kind, e.value
        from unnest(${sql.val(entries.map(({ kind }) => kind))}::text[], ${sql.val(entries.map(({ value }) => value))}::text[]) e(kind, value)
      on conflict (list_id, kind, value, account_id) do nothing returning 1)
    select count(*) as added from added`,
  );
  await tx
    .updateTable('suppression_list')
    .set({ entry_count: sql`entry_count + ${row?.added ?? 0}` })
    .where('id', '=', list.id)
    .execute();
}

/** Lines of a list's file that hold no entry: how many, and the numbers of the first ones. */
export interface SkippedLines {
  count: number;
  lines: number[];
}

/** Records that a list's file was read to its end, and makes the list active if it was asked to be. */
export async function finishLoading(
  tx: Tx,
  id: number,
  { count, lines }: SkippedLines,
  activate: boolean,
): Promise<void> {
  await tx
    .updateTable('suppression_list')
    .set({ skipped_count: count, skipped_lines: JSON.stringify(lines), ...(activate && { is_active: true }) })
    .where('id', '=', id)
    .execute();
}
