import type { Tx } from '../../platform/database/tx.ts';
import { defineUses, type Use, type UseFinder } from '../../platform/uses/registry.ts';
import { ordersOfAdvertiser } from './orders.repository.ts';
import { launchedParts, launchedWith, productsOfInstall } from './records/products.repository.ts';
import { ratesOfVertical } from './rates/productRates.repository.ts';

/** Every product that was ever launched with a creative or audience uses it, because its launches name what they sent. */
async function launchedUses(tx: Tx, part: 'creative' | 'audience', id: number): Promise<Use[]> {
  const products = await launchedWith(tx, part, id);
  return products.map(({ pinned_revision_id: revisionId, version_number: versionNumber, ...product }) => ({
    entity: 'product',
    id: product.id,
    name: product.name,
    status: product.status,
    ...(revisionId !== null && { revisionId }),
    ...(versionNumber !== null && { versionNumber }),
  }));
}

function named(entity: Use['entity'], rows: readonly { id: number; name: string }[]): Use[] {
  return rows.map((row) => ({ entity, ...row }));
}

/** Which orders, products and rates keep another module's record from being deleted. */
export const orderUses: readonly UseFinder[] = [
  defineUses(
    'creative',
    (tx, id) => launchedUses(tx, 'creative', id),
    (tx, ids) => launchedParts(tx, 'creative', ids),
  ),
  defineUses(
    'audience',
    (tx, id) => launchedUses(tx, 'audience', id),
    (tx, ids) => launchedParts(tx, 'audience', ids),
  ),
  // Also before a launch, because no other destination could take its place.
  defineUses('install', async (tx, id) => named('product', await productsOfInstall(tx, id))),
  defineUses('advertiser', async (tx, id) => named('order', await ordersOfAdvertiser(tx, id))),
  defineUses('vertical', async (tx, id) => named('product_rate', await ratesOfVertical(tx, id))),
];
