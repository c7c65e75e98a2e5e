import type { Readable } from 'node:stream';
import type { UserActor } from '../database/actor.ts';

export type EventStream = {
  /** Server-sent hints for one signed-in user; ends with the token, with their access, and with the process. */
  subscribe(actor: UserActor, lastEventId?: number): Promise<Readable>;
  /** Ends all streams: the process is going. */
  close(): void;
};
