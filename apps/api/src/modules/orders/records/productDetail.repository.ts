import { correctionState } from '@mailroom/domain/actions/correction';
import { isPinned } from '@mailroom/domain/actions/productActions';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { instant, json, oneOf, orNull, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { personJson, type Person } from '../../accounts/accounts.reads.ts';
import { mailedToday } from '../../accounts/sendingLimits.commands.ts';
import { signedFor } from '../../accounts/signing.reads.ts';
import { audienceOfProduct, deliverableOf, type AudienceOfProduct } from '../../audiences/audiences.reads.ts';
import { creativeOfProduct, type ProductCreative } from '../../creatives/creatives.reads.ts';
import { installOf } from '../../installs/installs.reads.ts';
import { rateOf, type RateInUse } from '../rates/productRates.repository.ts';
import { actionRow, isFrozenOver } from './productRow.ts';
import type { ProductRow } from './products.resource.ts';

const HISTORY = {
  at: instant,
  event: text,
  from_status: oneOf<ProductStatus>(),
  to_status: oneOf<ProductStatus>(),
  by: orNull(json<Person>()),
  detail: orNull(text),
};

const SHOWN_HISTORY = 200;

/** The product's newest moves, newest first. */
function historyOf(tx: Tx, productId: number): Promise<RowOf<typeof HISTORY>[]> {
  return selectRows(
    tx,
    HISTORY,
    sql`
    select t.at, t.event, t.from_status, t.to_status, ${personJson('t.user_id')} as by, t.detail
      from product_transition t where t.product_id = ${productId} order by t.id desc limit ${SHOWN_HISTORY}`,
  );
}

/** An audience and a creative with their contents as a product shows them. */
interface Parts {
  /** Whether audience and creative are those that the product's launch has pinned. */
  isPinned: boolean;
  audience: AudienceOfProduct | undefined;
  creative: ProductCreative | undefined;
  /** The domain for which its e-mails are signed. */
  signedFor: string | null;
}

/** The parts of a product's record that aren't columns of its row. */
export interface ProductDetail extends Parts {
  /** The newest contents, while a paused product sends an older revision. */
  corrected: Parts | null;
  /** How many could be mailed now. The row of a cancelled product has the count that was frozen. */
  deliverableNow: number | null;
  install: { id: number; name: string } | undefined;
  rate: RateInUse | null;
  history: RowOf<typeof HISTORY>[];
  /** How many people the account has mailed today, while a warm-up limits it. */
  mailedToday: number;
}

/** Counts only for a cancelled product: the row of any other one has the count. */
async function deliverableNow(
  tx: Tx,
  row: ProductRow,
  { audience, creative }: Pick<ProductDetail, 'audience' | 'creative'>,
): Promise<number | null> {
  if (!isFrozenOver(row)) return row.deliverable;
  // A version that was never counted has nobody yet.
  if (!audience || audience.version_id === null || audience.deliverable === null) return null;
  return deliverableOf(tx, audience.version_id, [row.advertiser_id, creative?.advertiser?.id ?? row.advertiser_id]);
}

async function partsOf(tx: Tx, row: ProductRow, pinned: boolean): Promise<Parts> {
  const { account_id: accountId, audience_id: audienceId, creative_id: creativeId } = row;
  const versionId = pinned ? row.pinned_version_id : null;
  const revisionId = pinned ? row.pinned_revision_id : null;
  const audience = audienceId === null ? undefined : await audienceOfProduct(tx, { accountId, audienceId, versionId });
  const creative = creativeId === null ? undefined : await creativeOfProduct(tx, { accountId, creativeId, revisionId });
  const domain = creative?.from_email ? await signedFor(tx, { accountId, fromEmail: creative.from_email }) : null;
  return { isPinned: pinned, audience, creative, signedFor: domain };
}

function isCorrected({ correction }: ProductRow): boolean {
  return correction !== null && correctionState(correction) !== 'none';
}

/** Reads the product's parts, with their pinned contents where a launch has pinned them, and its history. */
export async function productDetail(tx: Tx, row: ProductRow): Promise<ProductDetail> {
  const { account_id: accountId, install_id: installId } = row;
  const parts = await partsOf(tx, row, isPinned(actionRow(row)));
  return {
    ...parts,
    corrected: isCorrected(row) ? await partsOf(tx, row, false) : null,
    deliverableNow: await deliverableNow(tx, row, parts),
    install: installId === null ? undefined : await installOf(tx, accountId, installId),
    rate: await rateOf(tx, row),
    history: await historyOf(tx, row.id),
    mailedToday: row.warm_up === null ? 0 : await mailedToday(tx, accountId, row.time_zone),
  };
}
