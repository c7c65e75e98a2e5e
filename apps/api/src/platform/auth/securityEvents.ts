import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';
import { insertSecurityEvent, type SecurityEvent } from './securityEvents.repository.ts';

export interface SecurityEvents {
  note(event: SecurityEvent): void;
  flush(): Promise<void>;
}

/**
 * Writes each event in its own transaction, because the transaction of the refused call is rolled back. The answer does
 * not wait for it.
 */
export function securityEvents(withActor: WithActor, clock: Clock, log: Logger): SecurityEvents {
  const pending = new Set<Promise<void>>();
  const write = async (event: SecurityEvent): Promise<void> => {
    const at = clock.now();
    try {
      await withActor(systemActor(event.requestId), 'write', (tx) => insertSecurityEvent(tx, at, event));
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
}
