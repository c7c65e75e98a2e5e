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
  permissions: arrayOf(oneOf<Permission>()),
  accounts: arrayOf(int),
};

/** A user who was added by e-mail address is found by that address at the first sign-in, if the issuer has verified it. */
async function find(tx: Tx, claims: Claims): Promise<SignedIn | undefined> {
  const statement = sql`
    select u.id, r.name as role, u.subject is not null as "isLinked",
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

/** The users of this installation, as sign-in needs them. */
export const directory: Directory = { find, link };
