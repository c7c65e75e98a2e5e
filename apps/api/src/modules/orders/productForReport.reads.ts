import type { ProductType } from '@mailroom/domain/derivation/deriveReasons';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { bigint, instant, int, oneOf, orNull, selectRow, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { joinAccount, joinAdvertiser } from '../accounts/accounts.reads.ts';

const PRODUCT = {
  id: int,
  name: text,
  order_id: int,
  order_name: text,
  account_id: int,
  account_name: text,
  advertiser_id: int,
  advertiser_name: text,
  type: orNull(oneOf<ProductType>()),
  status: oneOf<ProductStatus>(),
  time_zone: text,
  volume_ordered: orNull(bigint),
  rate_cpm_cents: orNull(int),
  currency: text,
  creative_id: orNull(int),
  launch_id: orNull(int),
  first_sent_at: orNull(instant),
  ended_at: orNull(instant),
};

/** The product as the head of its report shows it; throws 404 when it is out of reach. */
export async function productForReport(tx: Tx, id: number): Promise<RowOf<typeof PRODUCT>> {
  const row = await selectRow(
    tx,
    PRODUCT,
    sql`
    select p.id, p.name, p.order_id, o.name as order_name, p.account_id, ac.name as account_name, p.advertiser_id,
           ad.advertiser_name, p.type, p.status, ac.time_zone, p.volume_ordered, p.rate_cpm_cents, p.currency,
           p.creative_id, p.launch_id, p.first_sent_at, p.ended_at
      from product p
      join orders o on o.account_id = p.account_id and o.id = p.order_id
      ${joinAccount('p.account_id')}
      ${joinAdvertiser('p.account_id', 'p.advertiser_id')}
     where p.id = ${id} and ${inScope(tx, sql.ref('p.account_id'))}`,
  );
  if (!row) throw notFound();
  return row;
}
