import type { DnsAnswer } from '@mailroom/domain/sendingDomains/dnsAnswer';
import type { KeyState } from '@mailroom/domain/sendingDomains/keys';
import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import { selectRows, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { DomainName } from './domainName.ts';
import type { NewKey } from './keyPair.ts';

/** Locks the row until the transaction ends; does nothing when the row doesn't exist or is out of reach. */
export async function lockDomain(tx: Tx, id: number): Promise<void> {
  await sql`select from sending_domain where id = ${id} for update`.execute(tx);
}

/** Returns undefined when the account has this domain. */
export async function insertDomain(
  tx: Tx,
  { domain, dnsName }: DomainName,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('sending_domain')
    .values({ account_id: accountId, domain, dns_name: dnsName, created_by: userId })
    .onConflict((conflict) => conflict.columns(['account_id', 'dns_name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertKey(
  tx: Tx,
  { accountId, domainId, state }: { accountId: number; domainId: number; state: 'next' | 'active' },
  key: NewKey,
): Promise<void> {
  await tx
    .insertInto('sending_key')
    .values({
      account_id: accountId,
      domain_id: domainId,
      state,
      selector: key.selector,
      public_key: key.publicKey,
      private_key_cipher: key.privateKeyCipher,
    })
    .execute();
}

export async function noteEdit(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('sending_domain')
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function storeAnswers(tx: Tx, id: number, answers: Readonly<Record<string, DnsAnswer>>): Promise<void> {
  await tx
    .updateTable('sending_domain')
    .set({ answers: JSON.stringify(answers), checked_at: nowOf(tx) })
    .where('id', '=', id)
    .execute();
}

interface KeyChange {
  id: number;
  state: KeyState;
  seenAt: Date | null;
  retiredAt: Date | null;
}

/** Stores what a check did to a key. A key that retires loses its private half: nothing is signed with it again. */
export async function updateKey(tx: Tx, { id, state, seenAt, retiredAt }: KeyChange): Promise<void> {
  await tx
    .updateTable('sending_key')
    .set({
      state,
      seen_at: seenAt,
      retired_at: retiredAt,
      ...(state === 'retired' && { private_key_cipher: null }),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteKey(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sending_key').where('id', '=', id).execute();
}

export async function deleteDomain(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sending_domain').where('id', '=', id).execute();
}

/** The keys of an account that sign now, with their domains as DNS spells them. */
export function signingKeys(
  tx: Tx,
  accountId: number,
): Promise<{ domain: string; selector: string; sealed: string }[]> {
  return selectRows(
    tx,
    { domain: text, selector: text, sealed: text },
    sql`
    select d.dns_name as domain, k.selector, k.private_key_cipher as sealed
      from sending_domain d join sending_key k on k.account_id = d.account_id and k.domain_id = d.id
     where d.account_id = ${accountId} and k.state = 'active' and k.seen_at is not null`,
  );
}

/** Returns one private key for each secret key that sealed any. */
export function sealedKeyPerSecret(tx: Tx): Promise<{ secret: string; selector: string; sealed: string }[]> {
  return selectRows(
    tx,
    { secret: text, selector: text, sealed: text },
    sql`
    select distinct on (secret) split_part(k.private_key_cipher, '.', 1) as secret, k.selector, k.private_key_cipher as sealed
      from sending_key k where k.private_key_cipher is not null order by secret, k.id`,
  );
}
