import type { DeriveInput } from '@mailroom/domain/derivation/deriveReasons';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { accountForDerive } from '../../accounts/accounts.reads.ts';
import { audienceForDerive, deliverableOf } from '../../audiences/audiences.reads.ts';
import { creativeForDerive } from '../../creatives/creatives.reads.ts';
import { installForDerive } from '../../installs/installs.reads.ts';
import { isSubmitted } from '../orders.repository.ts';
import type { ProductState } from '../records/productRow.ts';
import { rateOf } from '../rates/productRates.repository.ts';

/**
 * How the parts are held while they are read. `share` makes a derivation wait for a transaction that is changing a part
 * right now: that transaction may have found this very job waiting already and so asked for no other. `update` is for a
 * launch, which pins the parts.
 */
export type Hold = 'share' | 'update';

/** Everything that derive() looks at, as this transaction sees it. Holds the creative before the audience. */
export async function deriveInputOf(tx: Tx, product: ProductState, hold: Hold): Promise<DeriveInput> {
  const creative = product.creative_id === null ? null : await creativeForDerive(tx, product.creative_id, hold);
  const audience = product.audience_id === null ? null : await audienceForDerive(tx, product.audience_id, hold);
  const { accepted_volume: count, accepted_volume_version_id: versionId } = product;
  const { accepted_creative_id: acceptedId, accepted_creative_advertiser_id: acceptedOf } = product;
  const advertiserIds = [product.advertiser_id, creative?.advertiserId ?? product.advertiser_id];
  return {
    product: {
      id: product.id,
      orderId: product.order_id,
      name: product.name,
      type: product.type,
      volume: product.volume_ordered,
      startsAt: product.starts_at,
      endsAt: product.ends_at,
      submitted: await isSubmitted(tx, product.order_id),
      launched: product.first_launched_at !== null,
      tolerancePercent: product.volume_tolerance_percent,
      accepted: count === null || versionId === null ? null : { versionId, count },
      advertiserId: product.advertiser_id,
      acceptedCreative:
        acceptedId === null || acceptedOf === null ? null : { id: acceptedId, advertiserId: acceptedOf },
    },
    creative,
    audience,
    deliverable: audience?.version ? await deliverableOf(tx, audience.version.id, advertiserIds) : null,
    install: product.install_id === null ? null : await installForDerive(tx, product.install_id),
    account: await accountForDerive(tx, product.account_id),
    rate: await rateOf(tx, product),
    now: nowOf(tx),
  };
}

/** The name of a reason's subject, if the derivation has read it. */
export function subjectName(input: DeriveInput, { entity }: { entity: string }): string {
  const parts: Record<string, { name: string | null } | null> = {
    creative: input.creative,
    audience: input.audience,
    install: input.install,
    account: input.account,
  };
  return parts[entity]?.name ?? input.product.name ?? `product ${input.product.id}`;
}
