import { permissionNames, type Permission } from '@mailroom/domain/access/permissions';
import { SUPER_ADMIN } from '@mailroom/domain/access/roles';
import { unauthorized } from '../../errors.ts';
import type { Clock } from '../clock/clock.ts';
import { systemActor, type UserActor } from '../database/actor.ts';
import type { Ask } from '../database/statement.ts';
import type { Tx, WithActor } from '../database/tx.ts';
import type { Claims } from './token.ts';

/** A user with the access they have now. */
export interface SignedIn {
  id: number;
  role: string;
  is_staff: boolean;
  permissions: Permission[];
  accounts: number[];
  /** Whether the user's record already names the subject of the token. */
  is_linked: boolean;
  /** Whether the session of the token was already seen. */
  is_noted: boolean;
}

/** The users of this installation. `createApp` hands it in, because the platform doesn't know how users are stored. */
export interface Directory {
  /**
   * Finds the active user of a token that wasn't revoked. Called with every request and never cached, so that a change
   * of access takes effect immediately: one query has to be enough.
   */
  find(ask: Ask, claims: Claims, now: Date): Promise<SignedIn | undefined>;
  /** Notes the subject of a user who signs in for the first time. */
  link(tx: Tx, userId: number, subject: string): Promise<void>;
  /** Notes the session of the token as seen, and the time as that of the last sign-in. */
  noteSignIn(tx: Tx, userId: number, claims: Claims): Promise<void>;
}

/** Loads the user of a verified token. Unknown, inactive and revoked users get 401. */
export type LoadUser = (claims: Claims, requestId: string) => Promise<UserActor>;

interface UserLoaderOptions {
  ask: Ask;
  withActor: WithActor;
  directory: Directory;
  clock: Clock;
}

export function userLoader({ ask, withActor, directory, clock }: UserLoaderOptions): LoadUser {
  return async (claims, requestId) => {
    const user = await directory.find(ask, claims, clock.now());
    if (!user) throw unauthorized();
    if (!user.is_linked)
      await withActor(systemActor(requestId), 'write', (tx) => directory.link(tx, user.id, claims.subject));
    // In a transaction of its own, once per session: a call that reads writes nothing.
    if (!user.is_noted)
      await withActor(systemActor(requestId), 'write', (tx) => directory.noteSignIn(tx, user.id, claims));
    const superAdmin = user.role === SUPER_ADMIN;
    return {
      kind: 'user',
      userId: user.id,
      accounts: user.accounts,
      superAdmin,
      isStaff: user.is_staff,
      permissions: new Set(superAdmin ? permissionNames : user.permissions),
      requestId,
      subject: claims.subject,
      issuedAt: claims.issuedAt,
      expiresAt: claims.expiresAt,
      ...(claims.sessionId !== undefined && { sessionId: claims.sessionId }),
    };
  };
}
