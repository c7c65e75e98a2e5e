import type { DeriveInput } from '@mailroom/domain/derivation/deriveReasons';
import { nowOf } from '../../../platform/database/context.ts';
import type { RowLock } from '../../../platform/database/rowLock.ts';
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
 * launch, which pins the parts. `none` is for a preview, which stores nothing.
 */
export type Hold = RowLock;

/** Reads a part of several products once. The key tells one part from another. */
export type ReadOnce = <Part>(key: string, read: () => Promise<Part>) => Promise<Part>;

/** Everything that derive() looks at, as this transaction sees it. Holds the creative before the audience. */
export async function deriveInputOf(
  tx: Tx,
  product: ProductState,
  hold: Hold,
  once: ReadOnce = (_key, read) => read(),
): Promise<DeriveInput> {
  const { creative_id: creativeId, audience_id: audienceId, install_id: installId } = product;
  const { account_id: accountId, order_id: orderId } = product;
  const creative =
    creativeId === null ? null : await once(`creative ${creativeId}`, () => creativeForDerive(tx, creativeId, hold));
  const audience =
    audienceId === null ? null : await once(`audience ${audienceId}`, () => audienceForDerive(tx, audienceId, hold));
  const { accepted_volume: count, accepted_volume_version_id: acceptedVersionId } = product;
  const { accepted_creative_id: acceptedId, accepted_creative_advertiser_id: acceptedOf } = product;
  const advertiserIds = [product.advertiser_id, creative?.advertiserId ?? product.advertiser_id];
  const versionId = audience?.version?.id;
  const rateKey = [accountId, product.type, product.rate_cpm_cents, product.currency, product.advertiser_id].join();
  return {
    product: {
      id: product.id,
      orderId: product.order_id,
      name: product.name,
      type: product.type,
      volume: product.volume_ordered,
      startsAt: product.starts_at,
      endsAt: product.ends_at,
      submitted: await once(`order ${orderId}`, () => isSubmitted(tx, orderId)),
      launched: product.first_launched_at !== null,
      tolerancePercent: product.volume_tolerance_percent,
      accepted: count === null || acceptedVersionId === null ? null : { versionId: acceptedVersionId, count },
      advertiserId: product.advertiser_id,
      acceptedCreative:
        acceptedId === null || acceptedOf === null ? null : { id: acceptedId, advertiserId: acceptedOf },
    },
    creative,
    audience,
    deliverable:
      versionId === undefined
        ? null
        : await once(`people ${versionId} ${advertiserIds.join()}`, () => deliverableOf(tx, versionId, advertiserIds)),
    install: installId === null ? null : await once(`install ${installId}`, () => installForDerive(tx, installId)),
    account: await once(`account ${accountId}`, () => accountForDerive(tx, accountId)),
    rate: await once(`rate ${rateKey}`, () => rateOf(tx, product)),
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
