import type { DnsAnswer } from '@mailroom/domain/sendingDomains/dnsAnswer';
import type { KeyState } from '@mailroom/domain/sendingDomains/keys';
import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import {
  bigint,
  instant,
  int,
  json,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
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
  lostAt: Date | null;
  retiredAt: Date | null;
}

/** Stores what a check did to a key. A key that retires loses its private half: nothing is signed with it again. */
export async function updateKey(tx: Tx, { id, state, seenAt, lostAt, retiredAt }: KeyChange): Promise<void> {
  await tx
    .updateTable('sending_key')
    .set({
      state,
      seen_at: seenAt,
      lost_at: lostAt,
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

const DUE = { id: bigint, accountId: int };

/**
 * The domains that it is time to ask DNS about, the longest unasked first: each one once a day, and each hour those with a
 * key of the last week that waits for its record.
 */
export function dueDomains(tx: Tx, limit: number): Promise<RowOf<typeof DUE>[]> {
  return selectRows(
    tx,
    DUE,
    sql`
    select d.id, d.account_id as "accountId" from sending_domain d
     where d.checked_at is null or d.checked_at < business_now() - interval '23 hours' or exists (
           select from sending_key k where k.account_id = d.account_id and k.domain_id = d.id
              and k.state <> 'retired' and k.seen_at is null and k.created_at > business_now() - interval '7 days')
     order by d.checked_at nulls first, d.id limit ${limit}`,
  );
}

const SIGNING_NEWS = {
  selector: text,
  seenAt: orNull(instant),
  lostAt: orNull(instant),
  people: json<number[]>(),
};

/** The key that signs or last signed, and who works for the account; undefined before a first one was seen. */
export function newsOfDomain(tx: Tx, id: number): Promise<RowOf<typeof SIGNING_NEWS> | undefined> {
  return selectRow(
    tx,
    SIGNING_NEWS,
    sql`
    select k.selector, k.seen_at as "seenAt", k.lost_at as "lostAt",
           (select coalesce(json_agg(u.user_id), '[]') from user_account u where u.account_id = k.account_id) as people
      from sending_key k
     where k.domain_id = ${id} and k.state = 'active' and (k.seen_at is not null or k.lost_at is not null)
       and ${inScope(tx, sql.ref('k.account_id'))}`,
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
