import { SUPER_ADMIN } from '@mailroom/domain/roles';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { reachable } from './users.repository.ts';

/** Refuses an account out of reach as one that never was. */
export async function accountInReach(tx: Tx, id: number): Promise<void> {
  if ((await reachable(tx, [id])).length === 0) throw notFound();
}

/** Whether the account has this advertiser. */
export async function hasAdvertiser(tx: Tx, accountId: number, advertiserId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('advertiser')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', advertiserId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the account has this sender profile. */
export async function hasSender(tx: Tx, accountId: number, senderProfileId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('sender_profile')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', senderProfileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the user is active and sees the account now, whoever asks. */
export async function seesAccount(tx: Tx, userId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u join role r on r.id = u.role_id
     where u.id = ${userId} and u.active and u.deleted_at is null
       and (r.name = ${SUPER_ADMIN} or exists (select from user_account a where a.user_id = u.id and a.account_id = ${accountId}))`.execute(
    tx,
  );
  return rows.length === 1;
}

/** A person's id and name as JSON, for the column of a select list that holds the user's id. */
export function personJson(column: string) {
  return sql`(select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from users u where u.id = ${sql.ref(column)})`;
}
