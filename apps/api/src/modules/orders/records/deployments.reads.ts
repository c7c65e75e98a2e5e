import { doneAt, touches } from '@mailroom/domain/calendar/sendingTime';
import type { ProductType } from '@mailroom/domain/derivation/productTypes';
import { FINISHED_STATUSES } from '@mailroom/domain/statuses/productGroups';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql, type RawBuilder } from 'kysely';
import { instant, int, numeric, orNull, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { joinAccount } from '../../accounts/accounts.reads.ts';
import { audienceVersion } from '../../audiences/audiences.reads.ts';
import { PRODUCT, recipientsNow, stopOfRow } from './productRow.ts';

/** A time, and the account whose deployments are asked for; without one, all within reach. */
interface Asked {
  from: Date;
  before: Date;
  accountId: number | undefined;
}

const CANCELLED = 'Cancelled' satisfies ProductStatus;
const DATA_DELIVERY = 'Data delivery' satisfies ProductType;

/** For how many days something goes out at most. Deployments that started earlier are not looked for. */
const LONGEST_SENDING = 92;

function isAsked(tx: Tx, { accountId }: Asked): RawBuilder<boolean> {
  const isOfAccount = accountId === undefined ? sql`true` : sql`p.account_id = ${accountId}`;
  return sql<boolean>`(${inScope(tx, sql.ref('p.account_id'))} and ${isOfAccount})`;
}

const DEPLOYMENT = {
  id: PRODUCT.id,
  account_id: PRODUCT.account_id,
  status: PRODUCT.status,
  attention: PRODUCT.attention,
  attempt: PRODUCT.attempt,
  volume_ordered: PRODUCT.volume_ordered,
  volume_delivered: PRODUCT.volume_delivered,
  volume_tolerance_percent: PRODUCT.volume_tolerance_percent,
  deliverable: PRODUCT.deliverable,
  recipients: PRODUCT.recipients,
  starts_at: instant,
  ends_at: PRODUCT.ends_at,
  ended_at: orNull(instant),
  account_tolerance_percent: numeric,
  rate_per_minute: orNull(int),
};

/** When the sending of a finished product `p` ended. The response window ends the product itself later. */
const ENDED_AT = sql`(case when p.status = ${CANCELLED} then
    (select max(t.at) from product_transition t
      where t.account_id = p.account_id and t.product_id = p.id and t.to_status = ${CANCELLED})
  when p.status = any(${sql.val([...FINISHED_STATUSES])}::text[]) then coalesce(p.completed_at, p.ended_at) end)`;

/**
 * Whether the product `p`, which started earlier, may still be going out at an instant. A list is longer than ordered by at
 * most a tolerance of 100 %. `doneAt` decides about those that are found.
 */
function mayLastUntil(at: Date): RawBuilder<boolean> {
  const minutes = sql`(greatest(p.recipients, 2 * p.volume_ordered) / ac.send_rate_per_minute::float8 + 1)`;
  const isUnfinished = sql`(p.starts_at + ${minutes} * interval '1 minute' >= ${at} and coalesce(p.ends_at, 'infinity') >= ${at})`;
  return sql<boolean>`coalesce(${ENDED_AT} >= ${at}, ${isUnfinished})`;
}

interface Deployment {
  id: number;
  accountId: number;
  startsAt: Date;
  doneAt: Date | null;
  /** As lists show it, or the ordered volume while that is unknown. */
  volume: number | null;
  /** How many mails of it count on its day. A cancelled one makes room: only what had gone out counts. */
  mails: number;
  /** It isn't launched, or waits for a relaunch. */
  waits: boolean;
}

function deployment(row: RowOf<typeof DEPLOYMENT>): Deployment {
  const volume = recipientsNow(row) ?? row.volume_ordered;
  const done = doneAt({
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    volume,
    ratePerMinute: row.rate_per_minute,
    endedAt: row.ended_at,
  });
  return {
    id: row.id,
    accountId: row.account_id,
    startsAt: row.starts_at,
    doneAt: done,
    volume,
    mails: row.status === CANCELLED ? row.volume_delivered : (volume ?? 0),
    waits: row.attempt === 0 || stopOfRow(row) === 'waiting',
  };
}

/**
 * The products that go out within a time, by start. A cancelled one is among them only if something of it went out: a plan
 * that was dropped takes nobody's time, but mail that left explains its day.
 */
export async function deploymentsIn(tx: Tx, asked: Asked): Promise<Deployment[]> {
  const { from, before } = asked;
  const rows = await selectRows(
    tx,
    DEPLOYMENT,
    sql`
    select p.id, p.account_id, p.status, p.attention, p.attempt, p.volume_ordered, p.volume_delivered, p.volume_tolerance_percent,
           p.deliverable, p.recipients, p.starts_at, p.ends_at, ${ENDED_AT} as ended_at,
           ac.volume_tolerance_percent as account_tolerance_percent, ac.send_rate_per_minute as rate_per_minute
      from product p ${joinAccount('p.account_id')}
     where ${isAsked(tx, asked)} and p.starts_at < ${before}
       and p.starts_at >= ${from}::timestamptz - make_interval(days => ${LONGEST_SENDING})
       and (p.starts_at >= ${from} or ${mayLastUntil(from)}) and (p.status <> ${CANCELLED} or p.has_sent)
     order by p.starts_at, p.id`,
  );
  return rows.map(deployment).filter((each) => touches(each, asked));
}

const MAILING = {
  id: PRODUCT.id,
  account_id: PRODUCT.account_id,
  name: text,
  status: PRODUCT.status,
  attention: PRODUCT.attention,
  attempt: PRODUCT.attempt,
  starts_at: instant,
  pinned_version_id: PRODUCT.pinned_version_id,
  current_version_id: orNull(int),
};

interface Mailing {
  id: number;
  accountId: number;
  name: string;
  startsAt: Date;
  /** The version of its audience: the pinned one, or the one in use. */
  versionId: number;
}

/** Which products mail people. Cancelled ones don't, nor finished ones of which nothing went out. */
const MAILS = sql<boolean>`(p.audience_id is not null and p.type is distinct from ${DATA_DELIVERY} and p.status <> ${CANCELLED}
  and (p.has_sent or not p.status = any(${sql.val([...FINISHED_STATUSES])}::text[])))`;

/** The products `p` that mail people and meet a condition, by start. */
async function mailings(tx: Tx, startsAt: RawBuilder<Date>, where: RawBuilder<boolean>): Promise<Mailing[]> {
  const rows = await selectRows(
    tx,
    MAILING,
    sql`
    select p.id, p.account_id, p.name, p.status, p.attention, p.attempt, ${startsAt} as starts_at, p.pinned_version_id,
           ${audienceVersion('p.account_id', 'p.audience_id')} as current_version_id
      from product p
     where ${where} and ${MAILS}
     order by p.starts_at, p.id`,
  );
  return rows.flatMap((row) => {
    const isPinned = row.attempt > 0 && stopOfRow(row) === null;
    const versionId = isPinned ? row.pinned_version_id : row.current_version_id;
    if (versionId === null) return [];
    return [{ id: row.id, accountId: row.account_id, name: row.name, startsAt: row.starts_at, versionId }];
  });
}

/** The products that mail an audience and start within a time. */
export function mailingsIn(tx: Tx, asked: Asked): Promise<Mailing[]> {
  const { from, before } = asked;
  const isWithin = sql<boolean>`(${isAsked(tx, asked)} and p.starts_at >= ${from} and p.starts_at < ${before})`;
  return mailings(tx, sql<Date>`p.starts_at`, isWithin);
}

/** One product within reach as if it started at an instant. Undefined when it mails nobody. */
export async function mailingAt(tx: Tx, id: number, startsAt: Date): Promise<Mailing | undefined> {
  const isThis = sql<boolean>`(${inScope(tx, sql.ref('p.account_id'))} and p.id = ${id})`;
  const [mailing] = await mailings(tx, sql<Date>`${startsAt}::timestamptz`, isThis);
  return mailing;
}
