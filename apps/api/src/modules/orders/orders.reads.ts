import { confirmLimit } from '@mailroom/domain/derivation/deadlines';
import type { SendHours } from '@mailroom/domain/delivery/paceHours';
import type { WarmUp } from '@mailroom/domain/delivery/paceWarmUp';
import type { ReceiverRate } from '@mailroom/domain/delivery/receiverRates';
import type { ProductAttention } from '@mailroom/domain/statuses/productAttentions';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import type { ProductType } from '@mailroom/domain/derivation/productTypes';
import { sql, type RawBuilder } from 'kysely';
import { notFound } from '../../errors.ts';
import {
  bigint,
  bool,
  instant,
  int,
  json,
  numeric,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { joinAccount, joinAdvertiser } from '../accounts/accounts.reads.ts';
import { isRejected } from '../creatives/creatives.reads.ts';
import { reasonsNow, type StoredReason } from './records/productRow.ts';

export { presentProduct, type LaunchPart, type OrdersPart } from './records/productDetail.present.ts';
export { productDetail } from './records/productDetail.repository.ts';
export { deploymentsIn, mailingAt, mailingsIn } from './records/deployments.reads.ts';
export { presentProductRow } from './records/products.present.ts';
export { products, productsFor } from './records/products.resource.ts';
export { countMineByStatus, countProductsByStatus, waitingProducts } from './records/waitingProducts.reads.ts';
export { productNews, type ProductNews } from './status/productNews.repository.ts';
export { rateOf } from './rates/productRates.repository.ts';
export { isCreativeRejected } from './status/status.repository.ts';

const PRODUCT_FOR_LAUNCH = {
  id: int,
  accountId: int,
  accountName: text,
  orderId: int,
  orderName: text,
  advertiserId: int,
  name: text,
  type: orNull(oneOf<ProductType>()),
  status: oneOf<ProductStatus>(),
  attention: orNull(oneOf<ProductAttention>()),
  volumeOrdered: orNull(bigint),
  /** Percent: the product's own, or its account's. */
  tolerancePercent: numeric,
  /** The lower count that somebody accepted for the pinned version. */
  acceptedVolume: orNull(bigint),
  startsAt: orNull(instant),
  endsAt: orNull(instant),
  attempt: int,
  launchId: orNull(int),
  pinnedRevisionId: orNull(int),
  pinnedVersionId: orNull(int),
  installId: orNull(int),
  creativeId: orNull(int),
  audienceId: orNull(int),
  timeZone: text,
  holdMinutes: int,
  undoSeconds: int,
  /** Until when its confirmation can be taken back: nothing goes out before. */
  undoUntil: orNull(instant),
  /** Whether its proof is out and the go-ahead is missing. */
  waiting: bool,
  hasSent: bool,
  firstLaunchedAt: orNull(instant),
  firstSentAt: orNull(instant),
  sendRatePerMinute: orNull(int),
  sendHours: orNull(json<SendHours>()),
  warmUp: orNull(json<WarmUp>()),
  receiverRates: json<ReceiverRate[]>(),
  accountVersion: int,
};

/** The fields that a product has once it is launched. */
interface Launched {
  type: ProductType;
  volumeOrdered: number;
  startsAt: Date;
  endsAt: Date;
  /** When it counts as missed without a go-ahead. */
  missedAt: Date;
}

export type ProductForLaunch = RowOf<typeof PRODUCT_FOR_LAUNCH> & Launched;

/**
 * The product as its launch needs it. One that is launched always has its type, volume and dates; of any other product,
 * read only whether it has a launch.
 */
export async function productForLaunch(tx: Tx, productId: number): Promise<ProductForLaunch> {
  const row = await selectRow(
    tx,
    PRODUCT_FOR_LAUNCH,
    sql`
    select p.id, p.account_id as "accountId", ac.name as "accountName", p.order_id as "orderId", o.name as "orderName",
           p.advertiser_id as "advertiserId", p.name, p.type, p.status, p.attention, p.volume_ordered as "volumeOrdered",
           coalesce(p.volume_tolerance_percent, ac.volume_tolerance_percent) as "tolerancePercent",
           case when p.accepted_volume_version_id = p.pinned_version_id then p.accepted_volume end as "acceptedVolume",
           p.starts_at as "startsAt", p.ends_at as "endsAt", p.attempt, p.launch_id as "launchId",
           p.pinned_revision_id as "pinnedRevisionId", p.pinned_version_id as "pinnedVersionId", p.install_id as "installId",
           p.creative_id as "creativeId", p.audience_id as "audienceId", ac.time_zone as "timeZone",
           ac.hold_minutes as "holdMinutes", ac.undo_seconds as "undoSeconds",
           p.undo_until as "undoUntil", ac.send_rate_per_minute as "sendRatePerMinute",
           ac.send_hours as "sendHours", ac.warm_up as "warmUp", ac.receiver_rates as "receiverRates",
           ac.version as "accountVersion",
           p.waiting, p.has_sent as "hasSent", p.first_launched_at as "firstLaunchedAt", p.first_sent_at as "firstSentAt"
      from product p
      join orders o on o.account_id = p.account_id and o.id = p.order_id
      ${joinAccount('p.account_id')}
     where p.id = ${productId} and ${inScope(tx, sql.ref('p.account_id'))}`,
  );
  if (!row) throw notFound();
  return { ...row, missedAt: confirmLimit(row, row.timeZone) ?? row.endsAt } as ProductForLaunch;
}

const PRODUCT_FOR_TASKS = {
  id: int,
  accountId: int,
  name: text,
  attempt: int,
  isSubmitted: bool,
  creativeId: orNull(int),
  audienceId: orNull(int),
  /** Why it has its status now. */
  reasons: json<StoredReason[]>(),
  inDoubt: int,
  isPausedBySystem: bool,
};

export type ProductForTasks = RowOf<typeof PRODUCT_FOR_TASKS>;

/** SQL: whether the platform paused the product with the alias `p`, and not a person. */
const IS_PAUSED_BY_SYSTEM = sql<boolean>`(p.attention is not distinct from 'paused' and coalesce(
  (select t.event <> 'pause' from product_transition t where t.product_id = p.id order by t.id desc limit 1), false))`;

/** A product with its blockers, as tasks describe it. */
export async function productForTasks(tx: Tx, productId: number): Promise<ProductForTasks | null> {
  const row = await selectRow(
    tx,
    PRODUCT_FOR_TASKS,
    sql`
    select p.id, p.account_id as "accountId", p.name, p.attempt, o.submitted_at is not null as "isSubmitted",
           p.creative_id as "creativeId", p.audience_id as "audienceId", p.reasons, p.in_doubt as "inDoubt",
           ${IS_PAUSED_BY_SYSTEM} as "isPausedBySystem"
      from product p join orders o on o.account_id = p.account_id and o.id = p.order_id
     where p.id = ${productId} and ${inScope(tx, sql.ref('p.account_id'))}`,
  );
  return row ? { ...row, reasons: reasonsNow(row) } : null;
}

export async function productOfLaunch(tx: Tx, launchId: number): Promise<number | null> {
  const row = await tx.selectFrom('product').select('id').where('launch_id', '=', launchId).executeTakeFirst();
  return row?.id ?? null;
}

/** Products that aren't drafts and were neither cancelled nor ended. */
export function openProducts(tx: Tx): Promise<{ id: number; accountId: number }[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'account_id as accountId'])
    .where('status', 'not in', ['Draft', 'Cancelled', 'Ended'])
    .where(inScope(tx, sql.ref('account_id')))
    .orderBy('id')
    .execute();
}

/** The first instant by which a part has to be ready for one of the products that wait for it. */
export async function earliestDue(tx: Tx, entity: 'creative' | 'audience', id: number): Promise<Date | null> {
  const row = await selectRow(
    tx,
    { due: orNull(text) },
    sql`
    select min(r.reason ->> 'due') as due
      from product p cross join lateral jsonb_array_elements(p.reasons) as r(reason)
     where ${sql.ref(`p.${entity}_id`)} = ${id} and p.attempt = 0
       and r.reason #>> '{subject,entity}' = ${entity} and (r.reason #>> '{subject,id}')::int = ${id}`,
  );
  return row?.due ? new Date(row.due) : null;
}

/** Which of the products the platform paused. */
export async function pausedBySystem(tx: Tx, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await selectRows(
    tx,
    { id: int },
    sql`select p.id from product p where p.id = any(${[...productIds]}::int[]) and ${IS_PAUSED_BY_SYSTEM}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Part of a from clause: the product whose account and id are in the given columns, as `p`. */
export function joinProduct(accountId: string, id: string): RawBuilder<unknown> {
  return sql`join product p on p.account_id = ${sql.ref(accountId)} and p.id = ${sql.ref(id)}`;
}

/** The same for rows that may belong to no product; those get nulls. */
export function leftJoinProduct(accountId: string, id: string): RawBuilder<unknown> {
  return sql`left ${joinProduct(accountId, id)}`;
}

/** SQL of a product's name, from the columns that refer to the product. */
export function productName(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select name from product where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

/** SQL of the product's status while the launch is its newest, from the launch `l`; null for an earlier one. */
export function statusWhileNewest(): RawBuilder<ProductStatus | null> {
  return sql<ProductStatus | null>`(
    select p.status from product p where p.account_id = l.account_id and p.id = l.product_id and p.launch_id = l.id)`;
}

/** SQL of the name of a product's advertiser, from the columns that refer to the product. */
export function productAdvertiser(accountId: string, id: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select ad.advertiser_name from product p ${joinAdvertiser('p.account_id', 'p.advertiser_id')}
    where p.account_id = ${sql.ref(accountId)} and p.id = ${sql.ref(id)})`;
}

/** SQL of an order's name, from the columns that refer to the order. */
export function orderName(accountId: string, id: string): RawBuilder<string | null> {
  return sql<string | null>`(select name from orders where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}

const LAUNCHED_PRODUCT = { productId: int, accountId: int, launchId: int };

type LaunchedProduct = RowOf<typeof LAUNCHED_PRODUCT>;

/** The launches of products with the alias `p` that meet a condition, in the actor's reach. */
function launchedThat(tx: Tx, condition: RawBuilder<unknown>): Promise<LaunchedProduct[]> {
  return selectRows(
    tx,
    LAUNCHED_PRODUCT,
    sql`
    select p.id as "productId", p.account_id as "accountId", p.launch_id as "launchId"
      from product p
     where p.launch_id is not null and ${condition} and ${inScope(tx, sql.ref('p.account_id'))}
     order by p.id`,
  );
}

/** SQL: whether the revision that the product with the alias `p` has pinned was rejected. */
function pinsRejected(): RawBuilder<boolean> {
  return isRejected('p.account_id', 'p.pinned_revision_id');
}

/** SQL: the condition, and that nobody has rejected the revision that the product with the alias `p` has pinned. */
export function unrejectedAnd(condition: RawBuilder<boolean> = sql`true`): RawBuilder<boolean> {
  return sql<boolean>`(not ${pinsRejected()} and ${condition})`;
}

/** Products under way whose pinned creative was rejected after the launch: of one creative, or of all in the actor's reach. */
export function launchedWithRejected(tx: Tx, creativeId: number | null): Promise<LaunchedProduct[]> {
  const isAsked = creativeId === null ? sql`true` : sql`p.creative_id = ${creativeId}`;
  return launchedThat(
    tx,
    sql`${isAsked} and p.status in ('Submitted', 'Processing', 'Approved', 'Live')
       and ${pinsRejected()}`,
  );
}

/** The launches of an account whose e-mails are going out. */
export function launchesMailing(tx: Tx, accountId: number): Promise<LaunchedProduct[]> {
  return launchedThat(
    tx,
    sql`p.account_id = ${accountId} and p.status = 'Live' and p.type is distinct from 'Data delivery'`,
  );
}

/** The names of the unfinished products that send the creative, the earliest start first. */
export async function deploymentsWith(tx: Tx, creativeId: number): Promise<string[]> {
  const rows = await selectRows(
    tx,
    { name: text },
    sql`
    select p.name from product p
     where p.creative_id = ${creativeId} and p.status not in ('Completed', 'Ended') and ${inScope(tx, sql.ref('p.account_id'))}
     order by p.starts_at nulls last, p.id limit 20`,
  );
  return rows.map(({ name }) => name);
}
