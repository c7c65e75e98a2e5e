import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { instant, numeric, orNull, selectRow, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { joinAccount, joinAdvertiser } from '../accounts/accounts.reads.ts';
import { PRODUCT_STATE, reportedRecipients } from './records/productRow.ts';
import { productColumns } from './records/products.resource.ts';

const REPORTED = {
  ...PRODUCT_STATE,
  order_name: text,
  account_name: text,
  advertiser_name: text,
  time_zone: text,
  account_tolerance_percent: numeric,
  first_sent_at: orNull(instant),
};

type Reported = RowOf<typeof REPORTED> & {
  /** How many people it went to, or goes to. */
  people: number | null;
};

/** The product as the head of its report shows it; throws 404 when it is out of reach. */
export async function productForReport(tx: Tx, id: number): Promise<Reported> {
  const row = await selectRow(
    tx,
    REPORTED,
    sql`
    select ${productColumns}, o.name as order_name, ac.name as account_name, ad.advertiser_name, ac.time_zone,
           ac.volume_tolerance_percent as account_tolerance_percent, p.first_sent_at
      from product p
      join orders o on o.account_id = p.account_id and o.id = p.order_id
      ${joinAccount('p.account_id')}
      ${joinAdvertiser('p.account_id', 'p.advertiser_id')}
     where p.id = ${id} and ${inScope(tx, sql.ref('p.account_id'))}`,
  );
  if (!row) throw notFound();
  return { ...row, people: reportedRecipients(row) };
}
