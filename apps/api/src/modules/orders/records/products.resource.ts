import type { SendHours } from '@mailroom/domain/delivery/paceHours';
import type { WarmUp } from '@mailroom/domain/delivery/paceWarmUp';
import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import {
  FINISHED_STATUSES,
  GO_AHEAD_STATUS,
  HELD_STATUSES,
  PRODUCT_GROUPS,
  type ProductGroup,
} from '@mailroom/domain/statuses/productGroups';
import { sql, type RawBuilder } from 'kysely';
import { instant, int, json, numeric, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { joinAccount, joinAdvertiser, personJson, type Person } from '../../accounts/accounts.reads.ts';
import { recountOfProduct } from '../../audiences/audiences.reads.ts';
import { correctionOfProduct } from '../../creatives/creatives.reads.ts';
import { isActedBy } from './actors.resource.ts';
import { CHANGED_FROM, type ChangedFrom } from './looks.resource.ts';
import { PRODUCT, PRODUCT_STATE } from './productRow.ts';

const ROW = {
  ...PRODUCT_STATE,
  order_name: text,
  owner: orNull(json<Person>()),
  account_name: text,
  advertiser_name: text,
  time_zone: text,
  hold_minutes: int,
  undo_seconds: int,
  send_rate_per_minute: orNull(int),
  send_hours: orNull(json<SendHours>()),
  warm_up: orNull(json<WarmUp>()),
  receiver_rates: json<ReceiverRate[]>(),
  deployment_delta_days: int,
  account_tolerance_percent: numeric,
  created_at: instant,
  updated_at: instant,
  changed_from: orNull(json<ChangedFrom>()),
};

export type ProductRow = RowOf<typeof ROW>;

/** Part of a select: the columns that a product's rules speak about, of the table with the alias `p`. */
export const productColumns = sql.join([
  ...Object.keys(PRODUCT).map((name) => sql.ref(`p.${name}`)),
  sql`${recountOfProduct()} as recount`,
  sql`${correctionOfProduct()} as correction`,
]);

function hasStatus(codes: readonly string[]): RawBuilder<boolean> {
  return sql`p.status = any(${sql.val([...codes])}::text[])`;
}

const IS_OVERDUE = sql<boolean>`(p.starts_at <= business_now()
  and (${hasStatus(HELD_STATUSES)} or (p.status = ${GO_AHEAD_STATUS} and p.waiting)))`;

/** SQL of `productGroup` in the domain: whether the product with the alias `p` is in a group. */
export const IN_GROUP: Readonly<Record<ProductGroup, RawBuilder<boolean>>> = {
  finished: hasStatus(FINISHED_STATUSES),
  overdue: IS_OVERDUE,
  ahead: sql`(not ${hasStatus(FINISHED_STATUSES)} and not coalesce(${IS_OVERDUE}, false))`,
};

export const products: Resource<ProductRow> = {
  row: ROW,
  from: sql`product p
    join orders o on o.account_id = p.account_id and o.id = p.order_id
    ${joinAccount('p.account_id')}
    ${joinAdvertiser('p.account_id', 'p.advertiser_id')}`,
  columns: sql`${productColumns}, o.name as order_name, ${personJson('o.owner_id')} as owner, ac.name as account_name, ad.advertiser_name, ac.time_zone,
    ac.hold_minutes, ac.undo_seconds, ac.send_rate_per_minute, ac.send_hours, ac.warm_up, ac.receiver_rates, ac.deployment_delta_days, ac.volume_tolerance_percent as account_tolerance_percent, p.created_at, p.updated_at, ${CHANGED_FROM} as changed_from`,
  id: sql.ref('p.id'),
  fields: {
    product_id: { sql: sql.ref('p.id'), type: 'integer' },
    product_name: { sql: sql`lower(p.name) collate "C"`, type: 'text' },
    order_name: { sql: sql`lower(o.name) collate "C"`, type: 'text' },
    account_name: { sql: sql`lower(ac.name) collate "C"`, type: 'text' },
    advertiser_name: { sql: sql`lower(ad.advertiser_name) collate "C"`, type: 'text' },
    product_start_date: { sql: sql.ref('p.starts_at'), type: 'timestamp' },
    product_end_date: { sql: sql.ref('p.ends_at'), type: 'timestamp' },
    product_status: { sql: sql.ref('p.status'), type: 'text' },
    product_type: { sql: sql.ref('p.type'), type: 'text' },
    volume_ordered: { sql: sql.ref('p.volume_ordered'), type: 'integer' },
    deliverable: { sql: sql.ref('p.deliverable'), type: 'integer' },
    account_id: { sql: sql.ref('p.account_id'), type: 'integer' },
    advertiser_id: { sql: sql.ref('p.advertiser_id'), type: 'integer' },
    order_id: { sql: sql.ref('p.order_id'), type: 'integer' },
    group: {
      sql: sql`(case when ${IN_GROUP.finished} then 'finished' when ${IN_GROUP.overdue} then 'overdue' else 'ahead' end)`,
      where: (values) =>
        sql`(${sql.join(
          PRODUCT_GROUPS.map((group) => sql`(${group}::text = ${values} and ${IN_GROUP[group]})`),
          sql` or `,
        )})`,
      type: 'text',
    },
    // Nobody's, until `productsFor` says who asks.
    actor: { sql: sql`null::text`, type: 'text' },
    owner_id: { sql: sql.ref('o.owner_id'), type: 'integer' },
    starts_from: { sql: sql.ref('p.starts_at'), where: (at) => sql`p.starts_at >= ${at}`, type: 'timestamp' },
    starts_before: { sql: sql.ref('p.starts_at'), where: (at) => sql`p.starts_at < ${at}`, type: 'timestamp' },
    audience_id: { sql: sql.ref('p.audience_id'), type: 'integer' },
    creative_id: { sql: sql.ref('p.creative_id'), type: 'integer' },
  },
  search: {
    product_name: (_tx, words) => sql<boolean>`p.id in (select search_product(${words}))`,
    order_name: (_tx, words) => sql<boolean>`p.order_id in (select search_orders(${words}))`,
  },
  scope: (tx) => inScope(tx, sql.ref('p.account_id')),
  account: sql.ref('p.account_id'),
};

/** The products as the caller lists them: for them, the filter by who acts is known. */
export function productsFor(actor: UserActor): Resource<ProductRow> {
  return {
    ...products,
    fields: {
      ...products.fields,
      actor: { sql: sql`null::text`, where: (_operand, values) => isActedBy(values.map(String), actor), type: 'text' },
    },
  };
}
