import { permissionNames } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { unauthorized } from '../../errors.ts';
import { systemActor, type UserActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import { findSignedIn, linkSubject } from './signedIn.repository.ts';
import type { Claims } from './token.ts';

/** The user of a verified token, with the access they have now. Unknown, inactive and revoked users get 401. */
export async function loadUser(withActor: WithActor, claims: Claims, requestId: string): Promise<UserActor> {
  const row = await withActor(systemActor(requestId), 'read', (tx) => findSignedIn(tx, claims));
  if (!row) throw unauthorized();
  if (!row.is_linked) await withActor(systemActor(requestId), 'write', (tx) => linkSubject(tx, row.id, claims.subject));
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
}
