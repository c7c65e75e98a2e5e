import { sql } from 'kysely';
import { json, selectRow } from '../database/statement.ts';
import type { Tx } from '../database/tx.ts';

/** The keys that this database was used with. */
export interface KnownKeys {
  /** The fingerprint of each key by its id. */
  fingerprints: Record<string, string>;
  /** The id of the key that makes the digests of addresses. */
  digest: string;
}

const SETTING = 'secret_keys';

/** Returns the keys in use, undefined before the first start. A node that starts at the same time waits. */
export async function lockKnownKeys(tx: Tx): Promise<KnownKeys | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('setting secret_keys'))`.execute(tx);
  const row = await selectRow(tx, { value: json<KnownKeys>() }, sql`select value from setting where key = ${SETTING}`);
  return row?.value;
}

export async function saveKnownKeys(tx: Tx, keys: KnownKeys): Promise<void> {
  await sql`
    insert into setting (key, value) values (${SETTING}, ${JSON.stringify(keys)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = business_now()`.execute(tx);
}
