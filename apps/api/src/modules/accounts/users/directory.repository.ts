import type { Permission } from '@mailroom/domain/access/permissions';
import { sql } from 'kysely';
import { isRevoked } from '../../../platform/auth/revocations.reads.ts';
import type { Directory, SignedIn } from '../../../platform/auth/loadUser.ts';
import type { Claims } from '../../../platform/auth/token.ts';
import { arrayOf, bool, int, oneOf, selectPrepared, text } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const USER = {
  id: int,
  role: text,
  isLinked: bool,
  isNoted: bool,
  permissions: arrayOf(oneOf<Permission>()),
  accounts: arrayOf(int),
};

/** Sessions that are kept per user; a call of an older one counts as a new sign-in. */
const KEPT_SESSIONS = 20;

/** Whether the last sign-in was noted less than an hour ago. */
const isRecent = sql<boolean>`coalesce(u.last_sign_in_at > business_now() - interval '1 hour', false)`;

/** Whether the session was already seen. Without a session id, each call after an hour counts as a new sign-in. */
function isNoted({ sessionId }: Claims) {
  return sessionId === undefined ? isRecent : sql<boolean>`${sessionId} = any(u.noted_sessions)`;
}

/** A user who was added by e-mail address is found by that address at the first sign-in, if the issuer has verified it. */
async function find(tx: Tx, claims: Claims): Promise<SignedIn | undefined> {
  const statement = sql`
    select u.id, r.name as role, u.subject is not null as "isLinked", ${isNoted(claims)} as "isNoted",
           array(select distinct p.permission from role_permission_group g
                   join permission_group_permission p on p.group_id = g.group_id where g.role_id = u.role_id) as permissions,
           array(select a.account_id from user_account a where a.user_id = u.id order by a.account_id) as accounts
      from users u join role r on r.id = u.role_id
     where (u.subject = ${claims.subject} or (u.subject is null and u.email = ${claims.email?.toLowerCase() ?? null}))
       and u.active and u.deleted_at is null and not ${isRevoked(claims)}
     order by "isLinked" desc limit 1`;
  const [user] = await selectPrepared(tx, USER, statement);
  return user;
}

async function link(tx: Tx, id: number, subject: string): Promise<void> {
  await tx.updateTable('users').set({ subject }).where('id', '=', id).where('subject', 'is', null).execute();
}

/** Only the first of several calls that arrive together changes the row. */
async function noteSignIn(tx: Tx, id: number, claims: Claims): Promise<void> {
  const sessions = claims.sessionId === undefined ? [] : [claims.sessionId];
  await sql`
    update users u set noted_sessions = (${sql.val(sessions)}::text[] || u.noted_sessions)[1:${sql.lit(KEPT_SESSIONS)}],
           last_sign_in_at = case when ${isRecent} then u.last_sign_in_at else business_now() end
     where u.id = ${id} and not ${isNoted(claims)}`.execute(tx);
}

/** The users of this installation, as sign-in needs them. */
export const directory: Directory = { find, link, noteSignIn };
