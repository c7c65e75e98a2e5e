import { statusRow } from '@mailroom/domain/statuses/statuses';
import { orderStatus } from '@mailroom/domain/statuses/orderStatus';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { addAudiences } from './audiences.ts';
import type { DemoAudience } from './audiences.ts';
import { addCreatives } from './creatives.ts';
import { addHouse } from './house.ts';
import type { House } from './house.ts';
import { addLaunched } from './launched.ts';
import { addNotes } from './notes.ts';
import { planProducts } from './orders.ts';
import type { DemoProduct } from './orders.ts';
import { changed, patch } from './plan.ts';
import type { Plan } from './plan.ts';
import { seeded } from './random.ts';
import { planSends } from './sendLists.ts';
import type { SendList } from './sends.ts';
import { stopOf } from './stops.ts';
import { addSuppressions } from './suppressions.ts';
import { addUnlaunched } from './unlaunched.ts';

export interface Demo {
  plan: Plan;
  house: House;
  audiences: DemoAudience[];
  products: DemoProduct[];
  lists: ReadonlyMap<number, SendList>;
}

/** A creative went Live with the first launch of its revision that started. */
function noteFirstLive(plan: Plan): void {
  const firstStarts = new Map<unknown, Date>();
  for (const { revision_id: revision, started_at: at } of plan.tables.get('launch') ?? []) {
    const known = firstStarts.get(revision);
    if (at instanceof Date && (!known || at < known)) firstStarts.set(revision, at);
  }
  for (const { id, live_revision_id: revision } of plan.tables.get('creative') ?? []) {
    const at = firstStarts.get(revision);
    if (at)
      changed(plan, { table: 'creative', id: Number(id), at, before: { status: 'Approved' } }, 'launches.creative');
  }
}

/** All rows of the demo data except members, messages and responses, which are generated while they are copied. */
export function generateDemo({ now, scale = 1, seed = 7 }: { now: Date; scale?: number; seed?: number }): Demo {
  const plan: Plan = { now, scale, random: seeded(seed), tables: new Map(), contents: new Map(), changes: [] };
  const house = addHouse(plan);
  const creatives = addCreatives(plan, house);
  const audiences = addAudiences(plan, house);
  const { orders, products } = planProducts(plan, house, {
    creatives: Map.groupBy(creatives, ({ advertiserId }) => advertiserId),
    audiences: Map.groupBy(audiences, ({ accountId }) => accountId),
  });
  const lists = planSends(plan, products);
  for (const product of products) {
    const list = lists.get(product.id);
    if (list) addLaunched(plan, list);
  }
  noteFirstLive(plan);
  const unsubscribed = [...lists.values()].flatMap(({ product, totals }) =>
    totals.unsubscribed.map((each) => ({ ...each, product })),
  );
  // People who unsubscribed are suppressed from then on, so the audiences' counts are made before the statuses derived from them.
  addSuppressions(plan, house, audiences, unsubscribed);
  for (const product of products) {
    if (!product.scenario.launched) addUnlaunched(plan, product, 1400);
    // One that waits for a relaunch could reach these; a cancelled one keeps what its launch froze.
    else if (stopOf(product) && product.scenario.launched.status !== 'Cancelled')
      patch(plan, 'product', product.id, { deliverable: product.audience?.deliverable ?? null });
  }
  for (const order of orders) {
    const statuses = order.products.map(
      (product) => plan.tables.get('product')?.[product.id - 1]?.['status'] as ProductStatus,
    );
    for (const status of statuses) statusRow('product', status);
    patch(plan, 'orders', order.id, { status: orderStatus(statuses) });
  }
  addNotes(plan, house, products);
  return { plan, house, audiences, products, lists };
}
