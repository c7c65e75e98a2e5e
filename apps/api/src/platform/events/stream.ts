import type { Readable } from 'node:stream';
import type { UserActor } from '../database/actor.ts';

export interface EventStream {
  /** Server-sent events for one signed-in user. Ends when the token expires, the access changes or the process stops. */
  subscribe(actor: UserActor, lastEventId?: number): Promise<Readable>;
  /** Ends all streams when the process stops. */
  close(): void;
}
