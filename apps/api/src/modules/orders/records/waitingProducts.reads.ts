import type { OWN_ACTORS } from '@mailroom/domain/derivation/actors';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  instant,
  int,
  numeric,
  orNull,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import type { UserActor } from '../../../platform/database/actor.ts';
import { nowOf } from '../../../platform/database/context.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { countByStatus, type StatusCounts } from '../../../platform/list/statusCounts.reads.ts';
import { joinAccount, joinAdvertiser } from '../../accounts/accounts.reads.ts';
import { isActedBy } from './actors.resource.ts';
import { PRODUCT_STATE, recipientsNow } from './productRow.ts';
import { nextDueOf } from './products.present.ts';
import { productColumns } from './products.resource.ts';

const READY = 'Ready To Launch' satisfies ProductStatus;

export function countProductsByStatus(tx: Tx, accountId: number | undefined): Promise<StatusCounts> {
  return countByStatus(tx, 'product', accountId);
}

function needs(who: (typeof OWN_ACTORS)[number], actor: UserActor) {
  return isActedBy([who], actor);
}

/** Counts the products that need the caller, by status: those that the list shows as theirs. */
export async function countMineByStatus(
  tx: Tx,
  actor: UserActor,
  accountId: number | undefined,
): Promise<StatusCounts> {
  const isAsked = accountId === undefined ? sql`true` : sql`p.account_id = ${accountId}`;
  const rows = await selectRows(
    tx,
    { status: text, count: bigint },
    sql`select p.status, count(*) as count
          from product p join orders o on o.account_id = p.account_id and o.id = p.order_id
         where ${inScope(tx, sql.ref('p.account_id'))} and ${isAsked} and ${needs('me', actor)}
         group by p.status`,
  );
  return new Map(rows.map(({ status, count }) => [status, count]));
}

const WAITING = {
  ...PRODUCT_STATE,
  advertiser_name: text,
  account_tolerance_percent: numeric,
  time_zone: text,
  deployment_delta_days: int,
  next_start: orNull(instant),
  is_mine: bool,
};

interface WaitingProduct {
  entity: 'product';
  id: number;
  account_id: number;
  advertiser_name: string;
  name: string;
  status: string;
  /** The first of its reasons. */
  text: string;
  /** How many people it goes to. */
  recipients: number | null;
  due_at: Date | null;
  /** Whether the caller owns its order. */
  is_mine: boolean;
}

interface WaitingProducts {
  rows: WaitingProduct[];
  /** The start of the next one, also beyond `limit`. */
  nextStart: Date | null;
}

function present(row: RowOf<typeof WAITING>, now: Date): WaitingProduct {
  const [reason] = row.reasons;
  const due = nextDueOf(row, now);
  return {
    entity: 'product',
    id: row.id,
    account_id: row.account_id,
    advertiser_name: row.advertiser_name,
    name: row.name,
    status: row.status,
    text: reason?.text ?? '',
    recipients: recipientsNow(row),
    due_at: due === null ? row.starts_at : new Date(due),
    is_mine: row.is_mine,
  };
}

const LAUNCH_LIMIT = sql`(case when p.first_launched_at is not null then p.ends_at else
  (date_trunc('day', p.starts_at at time zone ac.time_zone) + make_interval(days => 1 - ac.deployment_delta_days))
    at time zone ac.time_zone end)`;

/** SQL of `nextDueOf`, so that the first rows are those with the first deadlines; the start where there is none. */
const NEXT_DUE = sql`coalesce(
  case when p.status = ${READY} and p.starts_at <= business_now() then ${LAUNCH_LIMIT}
       when p.status = ${READY} then least(p.starts_at, ${LAUNCH_LIMIT})
       else (select min((reason ->> 'due')::timestamptz) from jsonb_array_elements(p.reasons) as reason
              where p.attempt = 0 or not reason ? 'status') end,
  p.starts_at)`;

interface WaitingQuery {
  statuses: readonly string[];
  accountId: number | undefined;
  actor: UserActor;
  limit: number;
}

/**
 * Products in one of the statuses that the caller or their team can move on: those of the caller's orders first, then what is
 * overdue, then what is due next.
 */
export async function waitingProducts(
  tx: Tx,
  { statuses, accountId, actor, limit }: WaitingQuery,
): Promise<WaitingProducts> {
  if (statuses.length === 0) return { rows: [], nextStart: null };
  const isAsked = accountId === undefined ? sql`true` : sql`p.account_id = ${accountId}`;
  const isWaiting = sql`${inScope(tx, sql.ref('p.account_id'))} and ${isAsked}
     and p.status = any(${sql.val([...statuses])}::text[])`;
  const rows = await selectRows(
    tx,
    WAITING,
    sql`
    select ${productColumns}, ad.advertiser_name, ac.volume_tolerance_percent as account_tolerance_percent,
           ac.time_zone, ac.deployment_delta_days, (select min(p.starts_at) from product p where ${isWaiting} and p.starts_at > business_now()) as next_start,
           coalesce(o.owner_id = ${actor.userId}, false) as is_mine
      from product p join orders o on o.account_id = p.account_id and o.id = p.order_id ${joinAccount('p.account_id')} ${joinAdvertiser('p.account_id', 'p.advertiser_id')} where ${isWaiting} and ${needs('my_team', actor)}
     order by is_mine desc, ${NEXT_DUE} nulls last, p.id limit ${limit}`,
  );
  return { rows: rows.map((row) => present(row, nowOf(tx))), nextStart: rows[0]?.next_start ?? null };
}
