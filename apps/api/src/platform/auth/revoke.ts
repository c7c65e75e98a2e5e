import { systemActor, type UserActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import { insertRevocation } from './revocations.repository.ts';
import { appendEvent } from '../events/events.commands.ts';

interface EndedSession {
  subject?: string;
  sessionId?: string;
}

/**
 * Refuses the tokens issued until now: those of the session if the issuer names one, otherwise all of the subject's.
 * A later sign-in has a later `iat` and passes. The event makes every node check its live streams again.
 */
export async function revokeSession(
  withActor: WithActor,
  ended: EndedSession,
  now: Date,
  requestId: string,
): Promise<void> {
  const kind = ended.sessionId === undefined ? 'subject' : 'session';
  const value = ended.sessionId ?? ended.subject;
  if (value === undefined) return;
  await withActor(systemActor(requestId), 'write', async (tx) => {
    await insertRevocation(tx, { kind, value, now });
    await appendEvent(tx, 'session', 0, null);
  });
}

/** Signs out the calling session. */
export function revoke(withActor: WithActor, actor: UserActor, now: Date): Promise<void> {
  return revokeSession(withActor, actor, now, actor.requestId);
}
