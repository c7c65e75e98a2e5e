import { permissionNames, type Permission } from '@mailroom/domain/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/roles';
import { sql } from 'kysely';
import { unauthorized } from '../../errors.ts';
import { systemActor, type UserActor } from '../database/actor.ts';
import { prepared } from '../database/prepared.ts';
import type { Tx, WithActor } from '../database/tx.ts';
import type { Claims } from './token.ts';

type UserRow = { id: number; role: string; permissions: Permission[]; accounts: number[]; is_linked: boolean };

/**
 * Who the token's subject is now: user, role, permissions, accounts and revocations in one query, on every call.
 * Nothing of it is cached, so a change of access acts at once. A user who was added by e-mail address is found by it
 * the first time, when the issuer vouches for the address.
 */
const findUser = async (tx: Tx, claims: Claims): Promise<UserRow | undefined> => {
  const statement = sql<UserRow>`
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
  return (await prepared(tx, statement))[0];
};

const linkSubject = (withActor: WithActor, requestId: string, id: number, subject: string) =>
  withActor(systemActor(requestId), 'write', (tx) =>
    tx.updateTable('users').set({ subject }).where('id', '=', id).where('subject', 'is', null).execute(),
  );

export const loadUser = async (withActor: WithActor, claims: Claims, requestId: string): Promise<UserActor> => {
  const row = await withActor(systemActor(requestId), 'read', (tx) => findUser(tx, claims));
  if (!row) throw unauthorized();
  if (!row.is_linked) await linkSubject(withActor, requestId, row.id, claims.subject);
  const superAdmin = row.role === SUPER_ADMIN;
  return {
    kind: 'user',
    userId: row.id,
    accounts: row.accounts,
    superAdmin,
    permissions: new Set(superAdmin ? permissionNames : row.permissions),
    requestId,
    subject: claims.subject,
    issuedAt: claims.issuedAt,
    expiresAt: claims.expiresAt,
    ...(claims.sessionId !== undefined && { sessionId: claims.sessionId }),
  };
};
