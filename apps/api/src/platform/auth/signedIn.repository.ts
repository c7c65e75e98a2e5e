import type { Permission } from '@mailroom/domain/permissions';
import { sql } from 'kysely';
import { arrayOf, bool, int, oneOf, selectPrepared, text, type RowOf } from '../database/statement.ts';
import type { Tx } from '../database/tx.ts';
import type { Claims } from './token.ts';

const SIGNED_IN = {
  id: int,
  role: text,
  permissions: arrayOf(oneOf<Permission>()),
  accounts: arrayOf(int),
  is_linked: bool,
};

type SignedInRow = RowOf<typeof SIGNED_IN>;

/**
 * The user of a token: user, role, permissions, accounts and revocations in one query, on every call. Nothing is
 * cached, so that a change of access takes effect immediately. A user who was added by e-mail address is found by that
 * address at the first sign-in, if the issuer has verified it.
 */
export async function findSignedIn(tx: Tx, claims: Claims): Promise<SignedInRow | undefined> {
  const statement = sql`
    select u.id, r.name as role, u.subject is not null as is_linked,
           array(select distinct p.permission from role_permission_group g
                   join permission_group_permission p on p.group_id = g.group_id where g.role_id = u.role_id) as permissions,
           array(select a.account_id from user_account a where a.user_id = u.id order by a.account_id) as accounts
      from users u join role r on r.id = u.role_id
     where (u.subject = ${claims.subject} or (u.subject is null and u.email = ${claims.email?.toLowerCase() ?? null}))
       and u.active and u.deleted_at is null
       and not exists (select from revocation v
             where ((v.kind = 'session' and v.value = ${claims.sessionId ?? null})
                 or (v.kind = 'subject' and v.value = ${claims.subject}))
               and v.issued_before >= ${claims.issuedAt})
     order by is_linked desc limit 1`;
  return (await selectPrepared(tx, SIGNED_IN, statement))[0];
}

export async function linkSubject(tx: Tx, id: number, subject: string): Promise<void> {
  await tx.updateTable('users').set({ subject }).where('id', '=', id).where('subject', 'is', null).execute();
}
