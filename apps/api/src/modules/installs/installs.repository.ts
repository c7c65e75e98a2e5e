import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { selectRows, text } from '../../platform/database/statement.ts';
import type { Tx } from '../../platform/database/tx.ts';

export async function lockInstallRow(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('install').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertInstall(tx: Tx, values: Insertable<DB['install']>): Promise<number> {
  const { id } = await tx.insertInto('install').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Stores the sealed secrets of a new record. They are sealed with its id, so they can't be part of the insert. */
export async function storeSecrets(tx: Tx, id: number, secrets: Updateable<DB['install']>): Promise<void> {
  if (Object.keys(secrets).length === 0) return;
  await tx.updateTable('install').set(secrets).where('id', '=', id).execute();
}

export async function updateInstall(tx: Tx, id: number, values: Updateable<DB['install']>): Promise<void> {
  await tx
    .updateTable('install')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteInstall(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('install').where('id', '=', id).execute();
}

/** The encrypted secrets of a record; the lists and records that are shown never read them. */
export async function sealedSecrets(
  tx: Tx,
  id: number,
): Promise<Pick<Selectable<DB['install']>, 'secret_cipher' | 'password_cipher' | 'private_key_cipher'>> {
  return tx
    .selectFrom('install')
    .select(['secret_cipher', 'password_cipher', 'private_key_cipher'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Stores the outcome of a check. It is a new version only when it stores the host key, because forms show that. */
export async function storeCheck(tx: Tx, id: number, values: Updateable<DB['install']>): Promise<void> {
  await tx
    .updateTable('install')
    .set({ ...values, ...(values.host_key_fingerprint && { version: sql`version + 1` }) })
    .where('id', '=', id)
    .execute();
}

/** Returns one stored secret for each key that sealed any. `row` is what it was sealed for. */
export async function secretPerKey(tx: Tx): Promise<{ key: string; row: string; sealed: string }[]> {
  return selectRows(
    tx,
    { key: text, row: text, sealed: text },
    sql`
    select distinct on (key) split_part(s.sealed, '.', 1) as key, 'install:' || i.id || ':' || s.name as row, s.sealed
      from install i
      cross join lateral (values ('secret_cipher', i.secret_cipher), ('password_cipher', i.password_cipher),
                                 ('private_key_cipher', i.private_key_cipher)) s(name, sealed)
     where s.sealed is not null order by key, i.id`,
  );
}
