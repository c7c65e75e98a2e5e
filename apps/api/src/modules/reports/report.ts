import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { DAY_COLUMNS, productTally } from '../launches/launches.reads.ts';
import { rateOf } from '../orders/orders.reads.ts';
import {
  reportCreative,
  reportDays,
  reportLinks,
  reportProduct,
  type Figures,
  type ReportCreative,
} from './report.repository.ts';

type PreviewUrl = (creativeId: number, revision: number) => string;

function sumOf(days: readonly Figures[]): Figures {
  return Object.fromEntries(
    DAY_COLUMNS.map((column) => [column, days.reduce((sum, day) => sum + day[column], 0)]),
  ) as Figures;
}

function presentCreative({ has_html: hasHtml, ...shown }: ReportCreative, preview: PreviewUrl) {
  return {
    ...shown,
    preview_url: hasHtml && shown.revision !== null ? preview(shown.id, shown.revision) : null,
  };
}

/** The product's report at this moment: ordered and delivered volume, and the responses by day and by link. */
export async function productReport(tx: Tx, id: number, preview: PreviewUrl) {
  const product = await reportProduct(tx, id);
  const tally = await productTally(tx, id);
  const days = await reportDays(tx, id);
  const creative = await reportCreative(tx, id);
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
    volume_delivered: tally.accepted,
    refused: tally.refused,
    in_doubt: tally['in doubt'],
    suppressed_late: tally['suppressed late'],
    started_at: product.first_sent_at?.toISOString() ?? null,
    frozen_at: product.ended_at?.toISOString() ?? null,
    generated_at: nowOf(tx).toISOString(),
    totals: sumOf(days),
    days,
    links: await reportLinks(tx, id),
    creative: creative && presentCreative(creative, preview),
    cost: rate && { amount_cents: Math.round((rate.cpmCents * tally.accepted) / 1000), currency: rate.currency },
  };
}
