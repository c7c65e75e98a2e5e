import { sql } from 'kysely';
import { int, oneOf, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { verticalOf } from '../../accounts/accounts.reads.ts';

const RATE_IN_USE = { cpmCents: int, currency: text, source: oneOf<'product' | 'account' | 'house'>() };

export type RateInUse = RowOf<typeof RATE_IN_USE>;

/** The part of a product that decides about its rate. */
interface RatedProduct {
  account_id: number;
  advertiser_id: number;
  type: string | null;
  rate_cpm_cents: number | null;
  currency: string;
}

/** The currency of a new product, as the database sets it. */
export const NEW_CURRENCY = 'USD';

/**
 * The rate that a product is charged at: its own, or its account's, or the house's. Of the last two, the rate for the
 * advertiser's vertical comes before the general one. Null when none of them is set.
 */
export async function rateOf(tx: Tx, product: RatedProduct): Promise<RateInUse | null> {
  const { rate_cpm_cents: own, currency, type } = product;
  if (own !== null) return { cpmCents: own, currency, source: 'product' };
  if (type === null) return null;
  const rate = await selectRow(
    tx,
    RATE_IN_USE,
    sql`
    select r.cpm_cents as "cpmCents", r.currency, r.source
      from (select product_type, vertical_id, cpm_cents, currency, 'account' as source from product_rate
             where account_id = ${product.account_id}
            union all
            select product_type, vertical_id, cpm_cents, currency, 'house' as source from house_rate) r
     where r.product_type = ${type} and r.currency = ${currency}
       and (r.vertical_id is null or r.vertical_id = ${verticalOf(product.advertiser_id)})
     order by r.source = 'house', r.vertical_id is null limit 1`,
  );
  return rate ?? null;
}

/** Everything that tells one rate from another. There is at most one rate per key. */
export interface RateKey {
  /** Null for a rate of the house. The rates of the house are in a table of their own. */
  accountId: number | null;
  type: string;
  /** Null for a rate of all verticals. */
  verticalId: number | null;
  currency: string;
}

/** A rate that exists. It never changes its owner. */
type RateId = Pick<RateKey, 'accountId'> & { id: number };

function tableOf({ accountId }: Pick<RateKey, 'accountId'>) {
  return accountId === null ? 'house_rate' : 'product_rate';
}

/** Whether a rate other than `besides` has this key. */
export async function hasRate(
  tx: Tx,
  { accountId, type, verticalId, currency }: RateKey,
  besides: number | null,
): Promise<boolean> {
  const isOwn = accountId === null ? sql<boolean>`true` : sql<boolean>`account_id = ${accountId}`;
  const row = await tx
    .selectFrom(tableOf({ accountId }))
    .select('id')
    .where(isOwn)
    .where('product_type', '=', type)
    .where('vertical_id', 'is not distinct from', verticalId)
    .where('currency', '=', currency)
    .where('id', 'is distinct from', besides)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRate(
  tx: Tx,
  { accountId, type, verticalId, currency }: RateKey,
  cpmCents: number,
  createdBy: number,
): Promise<number> {
  const values = {
    product_type: type,
    vertical_id: verticalId,
    cpm_cents: cpmCents,
    currency,
    created_by: createdBy,
  };
  const { id } =
    accountId === null
      ? await tx.insertInto('house_rate').values(values).returning('id').executeTakeFirstOrThrow()
      : await tx
          .insertInto('product_rate')
          .values({ ...values, account_id: accountId })
          .returning('id')
          .executeTakeFirstOrThrow();
  return id;
}

export async function lockRate(tx: Tx, rate: RateId): Promise<void> {
  await tx.selectFrom(tableOf(rate)).select('id').where('id', '=', rate.id).forUpdate().execute();
}

export async function updateRate(
  tx: Tx,
  rate: RateId,
  { cpmCents, currency }: { cpmCents: number; currency: string },
): Promise<void> {
  await tx
    .updateTable(tableOf(rate))
    .set({ cpm_cents: cpmCents, currency, version: sql`version + 1` })
    .where('id', '=', rate.id)
    .execute();
}

/** Rates that name the vertical, by their product type. */
export async function ratesOfVertical(tx: Tx, verticalId: number): Promise<{ id: number; name: string }[]> {
  const rates = (table: 'product_rate' | 'house_rate') =>
    tx.selectFrom(table).select(['id', 'product_type as name']).where('vertical_id', '=', verticalId);
  return rates('product_rate').unionAll(rates('house_rate')).orderBy('id').limit(100).execute();
}
