import { systemActor, type UserActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import { appendEvent } from '../events/append.ts';

export type EndedSession = { subject?: string; sessionId?: string };

/**
 * Refuses tokens from now on: the session's where the issuer names one, else all the subject's tokens issued until
 * now. A later sign-in has a later `iat` and passes. The hint makes every node look again at who listens.
 */
export const revokeSession = async (
  withActor: WithActor,
  ended: EndedSession,
  now: Date,
  requestId: string,
): Promise<void> => {
  const kind = ended.sessionId === undefined ? 'subject' : 'session';
  const value = ended.sessionId ?? ended.subject;
  if (value === undefined) return;
  await withActor(systemActor(requestId), 'write', async (tx) => {
    await tx
      .insertInto('revocation')
      .values({ kind, value, issued_before: now, at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ issued_before: now, at: now }))
      .execute();
    await appendEvent(tx, 'session', 0, null);
  });
};

/** Signing out, for the session that calls. */
export const revoke = (withActor: WithActor, actor: UserActor, now: Date): Promise<void> =>
  revokeSession(withActor, actor, now, actor.requestId);
