import { systemActor } from '../database/actor.ts';
import type { WithActor } from '../database/tx.ts';

export interface StoredEvent {
  id: number;
  at: Date;
  account_id: number | null;
  user_id: number | null;
  entity: string;
  entity_id: number;
}

/** Commit order isn't id order: a transaction may commit up to half a minute after its event got its id. */
export const OVERLAP = 60_000;

const actor = systemActor('events');

export function eventsSince(withActor: WithActor, since: Date): Promise<StoredEvent[]> {
  return withActor(actor, 'read', (tx) =>
    tx
      .selectFrom('event')
      .select(['id', 'at', 'account_id', 'user_id', 'entity', 'entity_id'])
      .where('at', '>', since)
      .orderBy('id')
      .execute(),
  );
}

/** When the event was written, or undefined when it is too old to be kept. */
export async function timeOf(withActor: WithActor, id: number): Promise<Date | undefined> {
  const row = await withActor(actor, 'read', (tx) =>
    tx.selectFrom('event').select('at').where('id', '=', id).executeTakeFirst(),
  );
  return row?.at;
}
