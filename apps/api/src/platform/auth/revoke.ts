import { systemActor, type UserActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';

/**
 * Refuses this session's tokens from now on: by the session where the issuer names one, else all the subject's tokens
 * issued until now. A later sign-in has a later `iat` and passes.
 */
export const revoke = async (withActor: WithActor, actor: UserActor, now: Date): Promise<void> => {
  const kind = actor.sessionId === undefined ? 'subject' : 'session';
  const value = actor.sessionId ?? actor.subject;
  await withActor(systemActor(actor.requestId), 'write', (tx) =>
    tx
      .insertInto('revocation')
      .values({ kind, value, issued_before: now, at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ issued_before: now, at: now }))
      .execute(),
  );
};
