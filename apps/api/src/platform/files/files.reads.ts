import { sql, type RawBuilder } from 'kysely';
import { inScope, type Tx } from '../database/tx.ts';

export interface StoredFile {
  id: number;
  name: string;
  size: number;
  /** Null until all bytes are stored. */
  sha256: string | null;
}

/** Part of a select: the file with this id, or null when there is none. */
export function fileJson(id: RawBuilder<unknown>): RawBuilder<StoredFile | null> {
  return sql<StoredFile | null>`(select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'sha256', f.sha256)
     from file f where f.id = ${id})`;
}

/** Part of a from clause: the file with this id, under the given alias. Drops rows that have no file. */
export function joinFile(alias: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`join file ${sql.id(alias)} on ${sql.ref(`${alias}.id`)} = ${id}`;
}

/** Part of a from clause: the file with this id, under the given alias. Keeps rows that have no file. */
export function leftJoinFile(alias: string, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left ${joinFile(alias, id)}`;
}

/** The ids of an account's stored files with this hash, for an 'in' condition. */
export function filesWithHash(accountId: RawBuilder<unknown>, sha256: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select f.id from file f where f.account_id = ${accountId} and f.sha256 = ${sha256})`;
}

/** The file and the key of its bytes; undefined without an id, or when the reader can't reach the file. */
export async function storedFile(tx: Tx, id: number | null): Promise<(StoredFile & { key: string }) | undefined> {
  if (id === null) return undefined;
  const row = await tx
    .selectFrom('file')
    .select(['id', 'key', 'name', 'size', 'sha256'])
    .where('id', '=', id)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}

/** A kept file as it is served: where its bytes are and what its headers say. */
export function keptFile(tx: Tx, id: number) {
  return tx
    .selectFrom('file')
    .select(['key', 'name', 'content_type', 'size', 'kind', 'account_id'])
    .where('id', '=', id)
    .where('state', '=', 'kept')
    .executeTakeFirst();
}

/** Files to remove: staged before the first time, or doomed before the second one. */
export function filesToSweep(tx: Tx, stagedBefore: Date, doomedBefore: Date, limit: number) {
  return tx
    .selectFrom('file')
    .select(['id', 'key'])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'staged'), where('state_at', '<', stagedBefore)]),
        where.and([where('state', '=', 'doomed'), where('state_at', '<', doomedBefore)]),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
