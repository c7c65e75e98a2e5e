import { sql } from 'kysely';
import { int, oneOf, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { verticalOf } from '../../accounts/accounts.reads.ts';
import type { ProductState } from '../products/productRow.ts';

const RATE_IN_USE = { cpmCents: int, currency: text, source: oneOf<'product' | 'account' | 'house'>() };

export type RateInUse = RowOf<typeof RATE_IN_USE>;

/**
 * The rate that a product is charged at: its own, or its account's, or the house's. Of the last two, the rate for the
 * advertiser's vertical comes before the general one. Null when none of them is set.
 */
export async function rateOf(
  tx: Tx,
  product: Pick<ProductState, 'account_id' | 'advertiser_id' | 'type' | 'rate_cpm_cents' | 'currency'>,
): Promise<RateInUse | null> {
  const { rate_cpm_cents: own, currency, type } = product;
  if (own !== null) return { cpmCents: own, currency, source: 'product' };
  if (type === null) return null;
  const rate = await selectRow(
    tx,
    RATE_IN_USE,
    sql`
    select r.cpm_cents as "cpmCents", r.currency, case when r.account_id is null then 'house' else 'account' end as source
      from product_rate r
     where r.product_type = ${type} and r.currency = ${currency}
       and (r.account_id = ${product.account_id} or r.account_id is null)
       and (r.vertical_id is null or r.vertical_id = ${verticalOf(product.advertiser_id)})
     order by r.account_id is null, r.vertical_id is null limit 1`,
  );
  return rate ?? null;
}

/** Everything that tells one rate from another. There is at most one rate per key. */
export interface RateKey {
  /** Null for a rate of the house. */
  accountId: number | null;
  type: string;
  /** Null for a rate of all verticals. */
  verticalId: number | null;
  currency: string;
}

/** Whether a rate other than `besides` has this key. */
export async function hasRate(
  tx: Tx,
  { accountId, type, verticalId, currency }: RateKey,
  besides: number | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('product_rate')
    .select('id')
    .where('account_id', 'is not distinct from', accountId)
    .where('product_type', '=', type)
    .where('vertical_id', 'is not distinct from', verticalId)
    .where('currency', '=', currency)
    .where('id', 'is distinct from', besides)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRate(tx: Tx, key: RateKey, cpmCents: number, createdBy: number): Promise<number> {
  const { id } = await tx
    .insertInto('product_rate')
    .values({
      account_id: key.accountId,
      product_type: key.type,
      vertical_id: key.verticalId,
      cpm_cents: cpmCents,
      currency: key.currency,
      created_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function lockRate(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('product_rate').select('id').where('id', '=', id).forUpdate().execute();
}

export async function updateRate(
  tx: Tx,
  id: number,
  { cpmCents, currency }: { cpmCents: number; currency: string },
): Promise<void> {
  await tx
    .updateTable('product_rate')
    .set({ cpm_cents: cpmCents, currency, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Rates that name the vertical, by their product type. */
export async function ratesOfVertical(tx: Tx, verticalId: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('product_rate')
    .select(['id', 'product_type as name'])
    .where('vertical_id', '=', verticalId)
    .orderBy('id')
    .limit(100)
    .execute();
}
