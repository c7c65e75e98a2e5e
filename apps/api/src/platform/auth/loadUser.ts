import { permissionNames, type Permission } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { unauthorized } from '../../errors.ts';
import { systemActor, type UserActor } from '../database/actor.ts';
import type { Tx, WithActor } from '../database/tx.ts';
import type { Claims } from './token.ts';

/** A user with the access they have now. */
export interface SignedIn {
  id: number;
  role: string;
  permissions: Permission[];
  accounts: number[];
  /** Whether the user's record already names the subject of the token. */
  isLinked: boolean;
  /** Whether the session of the token was already seen. */
  isNoted: boolean;
}

/** The users of this installation. `createApp` hands it in, because the platform doesn't know how users are stored. */
export interface Directory {
  /**
   * Finds the active user of a token that wasn't revoked. Called with every request and never cached, so that a change
   * of access takes effect immediately: one query has to be enough.
   */
  find(tx: Tx, claims: Claims): Promise<SignedIn | undefined>;
  /** Notes the subject of a user who signs in for the first time. */
  link(tx: Tx, userId: number, subject: string): Promise<void>;
  /** Notes the session of the token as seen, and the time as that of the last sign-in. */
  noteSignIn(tx: Tx, userId: number, claims: Claims): Promise<void>;
}

/** Loads the user of a verified token. Unknown, inactive and revoked users get 401. */
export type LoadUser = (claims: Claims, requestId: string) => Promise<UserActor>;

export function userLoader(withActor: WithActor, directory: Directory): LoadUser {
  return async (claims, requestId) => {
    const user = await withActor(systemActor(requestId), 'read', (tx) => directory.find(tx, claims));
    if (!user) throw unauthorized();
    if (!user.isLinked)
      await withActor(systemActor(requestId), 'write', (tx) => directory.link(tx, user.id, claims.subject));
    // In a transaction of its own, once per session: a call that reads writes nothing.
    if (!user.isNoted)
      await withActor(systemActor(requestId), 'write', (tx) => directory.noteSignIn(tx, user.id, claims));
    const superAdmin = user.role === SUPER_ADMIN;
    return {
      kind: 'user',
      userId: user.id,
      accounts: user.accounts,
      superAdmin,
      permissions: new Set(superAdmin ? permissionNames : user.permissions),
      requestId,
      subject: claims.subject,
      issuedAt: claims.issuedAt,
      expiresAt: claims.expiresAt,
      ...(claims.sessionId !== undefined && { sessionId: claims.sessionId }),
    };
  };
}
