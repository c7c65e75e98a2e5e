import { serviceOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';
import { appendEvent } from '../events/events.commands.ts';
import type { Entity } from './entity.ts';
import { FACTS } from './registry.ts';

/**
 * Appends the fact that a record changed, in the transaction that changed it: writes the live event and lets the
 * modules above derive what depends on it. `accountId` is null for house-wide records. Where only some people may know of the
 * record, the live event is only for these.
 */
export async function changed(
  tx: Tx,
  entity: Entity,
  id: number,
  accountId: number | null,
  people: readonly number[] | 'everybody' = 'everybody',
): Promise<void> {
  for (const userId of people === 'everybody' ? [null] : people) await appendEvent(tx, entity, id, accountId, userId);
  for (const listener of serviceOf(tx, FACTS).listeners(entity)) await listener.derive(tx, { entity, id, accountId });
}
