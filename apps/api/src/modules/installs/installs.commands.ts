import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { targetOf } from './check/targets.ts';
import type { DeliveryPlace } from './delivery/deliveryPlace.ts';
import { s3Delivery } from './delivery/s3Delivery.ts';
import { sftpDelivery } from './delivery/sftpDelivery.ts';
import { installs } from './installs.resource.ts';

export { CheckFailure as DestinationFailure } from './check/place.ts';
export { isLasting } from './delivery/deliveryPlace.ts';
export type { DeliveryPlace } from './delivery/deliveryPlace.ts';

/** A destination as it is stored now. */
export interface Destination {
  id: number;
  name: string;
  /** Signs in. Call it outside of transactions, and close what it returns. */
  open(signal: AbortSignal): Promise<DeliveryPlace>;
}

/** Reads a destination with its secrets; undefined when the account has none with this id. */
export async function destinationOf(tx: Tx, deps: Deps, installId: number): Promise<Destination | undefined> {
  const row = await findRow(tx, installs, installId);
  if (!row) return undefined;
  const target = await targetOf(tx, deps, row);
  return {
    id: row.id,
    name: row.name,
    open: async (signal) =>
      target.kind === 's3' ? s3Delivery(target, deps.outbound, signal) : sftpDelivery(target, deps.outbound, signal),
  };
}
