import type { ProductType } from '@mailroom/domain/derivation/productTypes';
import { sql } from 'kysely';
import { instant, int, json, oneOf, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { leftJoinAccount, verticalJson, type Vertical } from '../../accounts/accounts.reads.ts';

const ROW = {
  id: int,
  account_id: orNull(int),
  account_name: orNull(text),
  product_type: oneOf<ProductType>(),
  vertical: orNull(json<Vertical>()),
  cpm_cents: int,
  currency: text,
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type RateRow = RowOf<typeof ROW>;

/** The rates of the accounts and of the house in one table: their ids come from one sequence. */
const RATES = sql`(
  select id, account_id, product_type, vertical_id, cpm_cents, currency, created_at, updated_at, version from product_rate
  union all
  select id, null::int, product_type, vertical_id, cpm_cents, currency, created_at, updated_at, version from house_rate)`;

/** Rates of the actor's accounts, and those of the house, which apply to all accounts. */
export const productRates: Resource<RateRow> = {
  row: ROW,
  from: sql`${RATES} r ${leftJoinAccount('r.account_id')}`,
  columns: sql`r.id, r.account_id, ac.name as account_name, r.product_type, r.cpm_cents, r.currency, r.created_at, r.updated_at, r.version,
    ${verticalJson('r.vertical_id')} as vertical`,
  id: sql.ref('r.id'),
  fields: {
    id: { sql: sql.ref('r.id'), type: 'integer' },
    product_type: { sql: sql.ref('r.product_type'), type: 'text' },
    cpm_cents: { sql: sql.ref('r.cpm_cents'), type: 'integer' },
    account_id: { sql: sql.ref('r.account_id'), type: 'integer' },
    vertical_id: { sql: sql.ref('r.vertical_id'), type: 'integer' },
  },
  scope: (tx) => sql<boolean>`(r.account_id is null or ${inScope(tx, sql.ref('r.account_id'))})`,
};
