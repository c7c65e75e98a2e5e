import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import type { ProductState } from '../products/productRow.ts';

export interface RateInUse {
  cpmCents: number;
  currency: string;
  source: 'product' | 'account' | 'house';
}

/** The product's own rate, else its account's, else the house's; the one of its vertical before the general one. */
export async function rateOf(
  tx: Tx,
  product: Pick<ProductState, 'account_id' | 'advertiser_id' | 'type' | 'rate_cpm_cents' | 'currency'>,
): Promise<RateInUse | null> {
  const { rate_cpm_cents: own, currency, type } = product;
  if (own !== null) return { cpmCents: own, currency, source: 'product' };
  if (type === null) return null;
  const { rows } = await sql<RateInUse>`
    select r.cpm_cents as "cpmCents", r.currency, case when r.account_id is null then 'house' else 'account' end as source
      from product_rate r
     where r.product_type = ${type} and r.currency = ${currency}
       and (r.account_id = ${product.account_id} or r.account_id is null)
       and (r.vertical_id is null or r.vertical_id = (select ad.vertical_id from advertiser ad where ad.id = ${product.advertiser_id}))
     order by r.account_id is null, r.vertical_id is null limit 1`.execute(tx);
  return rows[0] ?? null;
}
