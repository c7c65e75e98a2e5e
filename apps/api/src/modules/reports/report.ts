import { priceCents } from '@mailroom/domain/derivation/price';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { creativeForReport, type ShownCreative } from '../creatives/creatives.reads.ts';
import {
  bouncesOf,
  productTally,
  reportAttempts,
  reportDays,
  reportLinks,
  revisionOfLaunch,
  TRACKED_COLUMNS,
  type Figures,
} from '../launches/launches.reads.ts';
import { productForReport } from '../orders/productForReport.reads.ts';
import { rateOf } from '../orders/orders.reads.ts';
import { usualOf } from './usual.ts';

type PreviewUrl = (creativeId: number, revision: number) => string;

function sumOf(days: readonly Figures[]): Figures {
  return Object.fromEntries(
    TRACKED_COLUMNS.map((column) => [column, days.reduce((sum, day) => sum + day[column], 0)]),
  ) as Figures;
}

function deliveredIn(attempts: readonly { delivered: number }[]): number {
  return attempts.reduce((sum, { delivered }) => sum + delivered, 0);
}

function presentCreative(creative: ShownCreative, pinned: boolean, preview: PreviewUrl) {
  const { id, name, status, revision, subject, from_name, has_html } = creative;
  const url = has_html && revision !== null ? preview(id, revision) : null;
  return { id, name, status, revision, pinned, subject, from_name, preview_url: url };
}

/** Everybody who was delivered to is billed. The cap on the list, not on the bill, keeps it near what was ordered. */
function costOf({ cpmCents, currency }: { cpmCents: number; currency: string }, delivered: number) {
  return { amount_cents: priceCents(cpmCents, delivered), currency, volume: delivered, cpm_cents: cpmCents };
}

/** The product's report at this moment: ordered and delivered volume, and the responses by day and by link. */
export async function productReport(tx: Tx, id: number, preview: PreviewUrl) {
  const product = await productForReport(tx, id);
  const tally = await productTally(tx, id);
  const attempts = await reportAttempts(tx, id);
  const earlier = attempts.filter(({ launch_id: launchId }) => launchId !== product.launch_id);
  const days = await reportDays(tx, id);
  const { hard, soft, block: blocked } = await bouncesOf(tx, id);
  // The revision that was sent; before a launch, the creative with its current one.
  const sent = product.launch_id === null ? undefined : await revisionOfLaunch(tx, product.launch_id);
  const creative = await creativeForReport(tx, product.creative_id, sent ?? null);
  const rate = await rateOf(tx, product);
  return {
    product_id: product.id,
    product_name: product.name,
    order_id: product.order_id,
    order_name: product.order_name,
    account_id: product.account_id,
    account_name: product.account_name,
    advertiser_name: product.advertiser_name,
    product_status: product.status,
    time_zone: product.time_zone,
    volume_ordered: product.volume_ordered,
    // The list of an attempt leaves out everybody whom earlier ones delivered to.
    recipients: product.people === null ? null : product.people + deliveredIn(earlier),
    volume_delivered: tally.accepted,
    attempts: attempts.map(({ launch_id: _, ...attempt }) => attempt),
    refused: tally.refused,
    in_doubt: tally['in doubt'],
    suppressed_late: tally['suppressed late'],
    started_at: product.first_sent_at?.toISOString() ?? null,
    frozen_at: product.ended_at?.toISOString() ?? null,
    generated_at: nowOf(tx).toISOString(),
    totals: sumOf(days),
    usual: await usualOf(tx, product),
    bounces: { hard, soft, blocked },
    days,
    links: await reportLinks(tx, id),
    creative: creative ? presentCreative(creative, sent !== undefined, preview) : null,
    cost: rate && costOf(rate, tally.accepted),
  };
}
