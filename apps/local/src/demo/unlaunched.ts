import { derive } from '@mailroom/domain/derivation/derive';
import type { Derived } from '@mailroom/domain/derivation/derive';
import type { DemoProduct } from './orders.ts';
import { add } from './plan.ts';
import { TOLERANCE } from './sendLists.ts';
import { heldFor } from './suppressions.ts';
import type { Plan } from './plan.ts';

const TYPE = 'E-mail deployment';

/** A product that was never launched: derive() gives its status. */
export function addUnlaunched(plan: Plan, product: DemoProduct, rateCents: number): Derived {
  const { account, audience, creative } = product;
  const deliverable = audience?.versionId ? audience.deliverable - heldFor(product.advertiser.id, audience) : null;
  const creativeRow = creative && plan.tables.get('creative')?.[creative.id - 1];
  const derived = derive({
    product: {
      id: product.id,
      orderId: product.order.id,
      name: product.name,
      type: TYPE,
      volume: product.volume,
      startsAt: product.startsAt,
      endsAt: product.endsAt,
      submitted: product.order.isSubmitted,
      launched: false,
      tolerancePercent: null,
      accepted: null,
      advertiserId: product.advertiser.id,
      acceptedCreative: null,
    },
    creative: creative && {
      id: creative.id,
      name: creative.name,
      // In the demo data every creative belongs to its order's advertiser.
      advertiser: { id: product.advertiser.id, name: product.advertiser.name },
      status: (creativeRow?.['status'] as typeof creative.status | undefined) ?? creative.status,
    },
    audience: audience && {
      id: audience.id,
      name: audience.name,
      status: audience.status,
      version: audience.versionId === null ? null : { id: audience.versionId, sealedAt: audience.sealedAt },
    },
    deliverable,
    install: null,
    account: {
      id: account.id,
      name: account.name,
      status: 'Active',
      timeZone: account.timeZone,
      deploymentDeltaDays: account.deltaDays,
      tolerancePercent: TOLERANCE,
    },
    rate: { cpmCents: rateCents },
    now: plan.now,
  });
  add(plan, 'product', {
    account_id: account.id,
    order_id: product.order.id,
    advertiser_id: product.advertiser.id,
    name: product.name,
    type: TYPE,
    audience_id: audience?.id ?? null,
    creative_id: creative?.id ?? null,
    volume_ordered: product.volume,
    rate_cpm_cents: rateCents,
    starts_at: product.startsAt,
    ends_at: product.endsAt,
    status: derived.status,
    reasons: derived.reasons,
    next_change_at: derived.nextChangeAt,
    deliverable,
    created_at: product.createdAt,
    updated_at: product.createdAt,
    created_by: product.ownerId,
  });
  return derived;
}
