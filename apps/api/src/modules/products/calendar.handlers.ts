import { calendarDays, dayRangeProblems, type CalendarDay } from '@mailroom/domain/calendar/calendarDays';
import { dayLoads } from '@mailroom/domain/calendar/dayLoads';
import { capacityWithin } from '@mailroom/domain/delivery/capacity';
import { zoneNamed } from '@mailroom/domain/dates/timeZones';
import { handlers } from '../../contract/handlers.ts';
import { invalid, notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow, rowsOfIds } from '../../platform/list/rows.reads.ts';
import { timeZonesOf, timeZoneWithinReach } from '../accounts/accounts.reads.ts';
import { sendingAccounts } from '../accounts/sendingLimits.reads.ts';
import { deploymentsIn, presentProductRow, products } from '../orders/orders.reads.ts';
import { findOverlaps, findOverlapsAt } from './overlaps.ts';

const DEFAULT_ZONE = 'America/New_York';
const MOST_PRODUCTS = 1_000;
const MOST_OVER = 100;
const MOST_OVERLAPS = 1_000;

interface DaysQuery {
  from: string;
  to: string;
  time_zone?: string;
  'account_id:eq'?: number;
}

/** The days that a call asks for, with the time that they take together. */
async function askedDays(tx: Tx, { from, to, time_zone: given, 'account_id:eq': accountId }: DaysQuery) {
  const ofAccount =
    accountId !== undefined && given === undefined ? await timeZoneWithinReach(tx, accountId) : undefined;
  const zone = given ?? ofAccount ?? DEFAULT_ZONE;
  const problems = dayRangeProblems({ from, to, time_zone: zone });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const timeZone = zoneNamed(zone) ?? zone;
  const days = calendarDays({ from, to, time_zone: timeZone });
  const [first, last] = [days[0], days.at(-1)] as [CalendarDay, CalendarDay];
  return { timeZone, days, asked: { from: first.startsAt, before: last.endsAt, accountId } };
}

type Deployment = Awaited<ReturnType<typeof deploymentsIn>>[number];

function presentDeployment(
  row: ReturnType<typeof presentProductRow>,
  { startsAt, doneAt, volume }: Deployment,
  known: { version: number; timeZone: string },
) {
  return {
    product_id: row.product_id,
    product_name: row.product_name,
    order_id: row.order_id,
    order_name: row.order_name,
    account_id: row.account_id,
    account_name: row.account_name,
    advertiser_name: row.advertiser_name,
    product_status: row.product_status,
    volume,
    volume_delivered: row.volume_delivered,
    time_zone: known.timeZone,
    starts_at: startsAt.toISOString(),
    done_at: doneAt && doneAt.toISOString(),
    next_actor: row.next_actor,
    next_actor_id: row.next_actor_id,
    next_step: row.next_step,
    next_due_at: row.next_due_at,
    version: known.version,
    reasons: row.reasons,
    actions: row.actions,
  };
}

function presentDay({ over, ...day }: ReturnType<typeof dayLoads>[number]) {
  return {
    ...day,
    over: over.slice(0, MOST_OVER).map(({ account, volume, capacity }) => ({
      account_id: account.id,
      account_name: account.name,
      volume,
      capacity,
    })),
  };
}

function presentMailing({ id, name, startsAt }: { id: number; name: string; startsAt: Date }) {
  return { product_id: id, product_name: name, starts_at: startsAt.toISOString() };
}

function presentOverlaps({ overlaps, notCompared }: Awaited<ReturnType<typeof findOverlaps>>) {
  return {
    objects: overlaps
      .slice(0, MOST_OVERLAPS)
      .map(({ first, second, people }) => ({ first: presentMailing(first), second: presentMailing(second), people })),
    total_rows: overlaps.length,
    not_compared: notCompared,
  };
}

export const calendarHandlers = handlers({
  getProductCalendar: async ({ tx, query, actor, deps }) => {
    const { timeZone, days, asked } = await askedDays(tx, query);
    const deployments = await deploymentsIn(tx, asked);
    const byId = new Map(deployments.slice(0, MOST_PRODUCTS).map((deployment) => [deployment.id, deployment]));
    const viewer = { held: actor.permissions, now: deps.clock.now() };
    const rows = await rowsOfIds(tx, products, [...byId.keys()]);
    const zones = await timeZonesOf(tx, [...new Set(rows.map(({ account_id: id }) => id))]);
    const accounts = await sendingAccounts(tx, asked.accountId);
    const loads = dayLoads(
      days,
      accounts.map((account) => ({ ...account, capacityOn: (day) => capacityWithin(account, day) })),
      deployments.map(({ mails, ...deployment }) => ({ ...deployment, volume: mails })),
    );
    return {
      time_zone: timeZone,
      products: rows.flatMap((row) => {
        const deployment = byId.get(row.id);
        if (!deployment) return [];
        const known = { version: row.version, timeZone: zones.get(row.account_id) ?? timeZone };
        return [presentDeployment(presentProductRow(row, viewer), deployment, known)];
      }),
      days: loads.map(presentDay),
      total_rows: deployments.length,
    };
  },

  listProductOverlaps: async ({ tx, query }) => {
    const { asked } = await askedDays(tx, query);
    return presentOverlaps(await findOverlaps(tx, asked));
  },

  listOverlapsOfProduct: async ({ tx, path, query }) => {
    if (!(await findRow(tx, products, path.id))) throw notFound();
    return presentOverlaps(await findOverlapsAt(tx, path.id, new Date(query.starts_at)));
  },
});
