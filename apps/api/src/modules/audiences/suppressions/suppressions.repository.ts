import { sql } from 'kysely';
import { bigint, int, orNull, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinFile } from '../../../platform/files/files.reads.ts';
import type { Entry } from './entry.ts';

/** The owner of a list. Those of the house belong to no account, and are in tables of their own. */
export interface ListOwner {
  account_id: number | null;
  advertiser_id: number | null;
}

/** A list that exists. It never changes its owner. */
export type ListKey = Pick<ListOwner, 'account_id'> & { id: number };

interface NewList {
  name: string;
  is_active: boolean;
}

function tableOf({ account_id }: Pick<ListOwner, 'account_id'>) {
  return account_id === null ? 'house_suppression_list' : 'suppression_list';
}

export async function insertList(
  tx: Tx,
  { account_id, advertiser_id }: ListOwner,
  list: NewList,
  userId: number,
): Promise<number> {
  const values = { ...list, created_by: userId };
  const { id } =
    account_id === null
      ? await tx.insertInto('house_suppression_list').values(values).returning('id').executeTakeFirstOrThrow()
      : await tx
          .insertInto('suppression_list')
          .values({ ...values, account_id, advertiser_id })
          .returning('id')
          .executeTakeFirstOrThrow();
  return id;
}

export async function lockListRow(tx: Tx, list: ListKey): Promise<void> {
  await tx.selectFrom(tableOf(list)).select('id').where('id', '=', list.id).forUpdate().execute();
}

export async function setListFile(tx: Tx, list: ListKey, fileId: number): Promise<void> {
  await tx.updateTable(tableOf(list)).set({ file_id: fileId }).where('id', '=', list.id).execute();
}

/** Counts as an edit: the list's version goes up. */
export async function editList(tx: Tx, list: ListKey, { name, is_active }: NewList): Promise<void> {
  await tx
    .updateTable(tableOf(list))
    .set({ name, is_active, version: sql`version + 1` })
    .where('id', '=', list.id)
    .execute();
}

/** Deletes a list with its entries, and returns its file. */
export async function removeList(tx: Tx, list: ListKey): Promise<number | null> {
  const row = await tx.deleteFrom(tableOf(list)).where('id', '=', list.id).returning('file_id').executeTakeFirst();
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

const LIST_FILE = { advertiser_id: orNull(int), key: text, size: bigint };

export type ListFile = ListKey & RowOf<typeof LIST_FILE>;

/** Locks an uploaded list, and returns the key and size of its file. Undefined when the list was deleted. */
export async function lockListFile(tx: Tx, list: ListKey): Promise<ListFile | undefined> {
  const advertiser = list.account_id === null ? sql`null::int` : sql`l.advertiser_id`;
  const row = await selectRow(
    tx,
    LIST_FILE,
    sql`
    select ${advertiser} as advertiser_id, f.key, f.size
      from ${sql.table(tableOf(list))} l ${joinFile('f', sql.ref('l.file_id'))}
     where l.id = ${list.id} for update of l`,
  );
  return row && { ...list, ...row };
}

function insertEntries({ id, account_id }: ListKey, entries: readonly Entry[]) {
  const given = sql`unnest(${sql.val(entries.map(({ kind }) => kind))}::text[],
                           ${sql.val(entries.map(({ value }) => value))}::text[]) e(kind, value)`;
  return account_id === null
    ? sql`
      insert into house_suppression_entry (list_id, kind, value) select ${id}, e.kind, e.value from ${given}
      on conflict (list_id, kind, value) do nothing`
    : sql`
      insert into suppression_entry (list_id, account_id, kind, value) select ${id}, ${account_id}::int, e.kind, e.value from ${given}
      on conflict (account_id, list_id, kind, value) do nothing`;
}

/** Adds entries, each only once, and counts the new ones. */
export async function addEntries(tx: Tx, list: ListKey, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const row = await selectRow(
    tx,
    { added: bigint },
    sql`with added as (${insertEntries(list, entries)} returning 1) select count(*) as added from added`,
  );
  await tx
    .updateTable(tableOf(list))
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
  list: ListKey,
  { count, lines }: SkippedLines,
  activate: boolean,
): Promise<void> {
  await tx
    .updateTable(tableOf(list))
    .set({ skipped_count: count, skipped_lines: JSON.stringify(lines), ...(activate && { is_active: true }) })
    .where('id', '=', list.id)
    .execute();
}
