import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';

export type SecurityEvent = {
  kind: 'unauthorized' | 'forbidden' | 'not found';
  operation: string;
  entityId?: number;
  userId?: number;
  requestId: string;
  address: string;
  detail?: string;
};

export type SecurityEvents = { note(event: SecurityEvent): void; flush(): Promise<void> };

/** Written after the answer, in a transaction of its own: the call's was rolled back, and nobody waits for this. */
export const securityEvents = (withActor: WithActor, clock: Clock, log: Logger): SecurityEvents => {
  const pending = new Set<Promise<void>>();
  const write = async (event: SecurityEvent): Promise<void> => {
    const at = clock.now();
    try {
      await withActor(systemActor(event.requestId), 'write', (tx) =>
        tx
          .insertInto('security_event')
          .values({
            at,
            kind: event.kind,
            operation: event.operation,
            entity_id: event.entityId ?? null,
            user_id: event.userId ?? null,
            request_id: event.requestId,
            address: event.address,
            detail: event.detail ?? null,
          })
          .execute(),
      );
    } catch (error) {
      log.error({ err: error, requestId: event.requestId }, 'a security event was not written');
    }
  };
  return {
    note(event) {
      const written = write(event).finally(() => pending.delete(written));
      pending.add(written);
    },
    flush: async () => void (await Promise.all(pending)),
  };
};
