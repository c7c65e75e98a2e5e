import type { Tx } from '../../platform/database/tx.ts';
import { audienceForDerive, audiencesInStatus } from '../audiences/audiences.reads.ts';
import { creativeForDerive, creativesInStatus, hasDeadLink } from '../creatives/creatives.reads.ts';
import { deploymentsWith, earliestDue, productForTasks } from '../orders/orders.reads.ts';
import {
  BLOCKING_AUDIENCE_STATUS,
  BLOCKING_CREATIVE_STATUSES,
  tasksOfAudience,
  tasksOfCreative,
  tasksOfProduct,
} from './requiredTasks.ts';
import { syncSystemTasks } from './taskSync.ts';
import { partsWithOpenTasks, type Part, type PartInAccount } from './tasks.repository.ts';

export type { Part } from './tasks.repository.ts';

export async function syncCreative(tx: Tx, accountId: number, id: number): Promise<void> {
  const creative = await creativeForDerive(tx, id);
  const deployments = creative && (await hasDeadLink(tx, id)) ? await deploymentsWith(tx, id) : [];
  const required = creative ? tasksOfCreative(creative, await earliestDue(tx, 'creative', id), deployments) : [];
  await syncSystemTasks(tx, accountId, { entity: 'creative', id }, required);
}

export async function syncAudience(tx: Tx, accountId: number, id: number): Promise<void> {
  const audience = await audienceForDerive(tx, id);
  const required = audience ? tasksOfAudience(audience, await earliestDue(tx, 'audience', id)) : [];
  await syncSystemTasks(tx, accountId, { entity: 'audience', id }, required);
}

/**
 * Syncs the product's own tasks, then those of its parts, whose due date comes from the product. The order is always
 * the same, so that two transactions don't wait for each other's tasks.
 */
export async function syncProduct(tx: Tx, accountId: number, id: number): Promise<void> {
  const product = await productForTasks(tx, id);
  await syncSystemTasks(tx, accountId, { productId: id }, product ? tasksOfProduct(product) : []);
  if (product?.creativeId) await syncCreative(tx, accountId, product.creativeId);
  if (product?.audienceId) await syncAudience(tx, accountId, product.audienceId);
}

/** Finds the creatives and audiences that need a task or have one open. */
export async function partsToSync(tx: Tx): Promise<PartInAccount[]> {
  const ofEntity = (entity: Part, found: readonly { id: number; accountId: number }[]): PartInAccount[] =>
    found.map(({ id, accountId }) => ({ entity, id, accountId }));
  const parts = [
    ...ofEntity('creative', await creativesInStatus(tx, BLOCKING_CREATIVE_STATUSES)),
    ...ofEntity('audience', await audiencesInStatus(tx, [BLOCKING_AUDIENCE_STATUS])),
    ...(await partsWithOpenTasks(tx)),
  ];
  return [...new Map(parts.map((part) => [`${part.entity} ${part.id}`, part] as const)).values()];
}
