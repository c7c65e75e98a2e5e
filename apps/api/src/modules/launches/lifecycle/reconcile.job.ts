import { RESPONSE_WINDOW_DAYS } from '@mailroom/domain/constants';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { launchedWithRejected, productForLaunch } from '../../orders/orders.reads.ts';
import { armSettling } from '../sending/deploy.job.ts';
import { reconcileLaunches, type Timer, type Work } from '../launches.queues.ts';
import { stopIfRejected } from './creative.job.ts';
import { arm, startWork, timerKey, workKey } from './launch-work.ts';

const DAY = 86_400_000;

type UnderWay = {
  productId: number;
  accountId: number;
  launchId: number;
  status: string;
  attention: string | null;
  starts_at: Date;
  ends_at: Date;
  completed_at: Date | null;
  hold_until: Date;
  started_at: Date | null;
  waits: boolean;
  queued: boolean;
  doubtful: boolean;
};

const launchesUnderWay = async (tx: Tx): Promise<UnderWay[]> => {
  const { rows } = await sql<UnderWay>`
    select p.id as "productId", p.account_id as "accountId", l.id as "launchId", p.status, p.attention, p.starts_at, p.ends_at,
           p.completed_at, l.hold_until, l.started_at,
           exists (select from launch_step s where s.launch_id = l.id and s.name = 'Confirm' and s.status = 'Pending') as waits,
           exists (select from message m where m.launch_id = l.id and m.state in ('queued', 'claimed')) as queued,
           exists (select from message m where m.launch_id = l.id and m.state = 'in doubt') as doubtful
      from product p join launch l on l.account_id = p.account_id and l.id = p.launch_id
     where p.status in ('Submitted', 'Pending - Data Processing', 'Processing', 'Approved', 'Live', 'Completed')
        or p.status = 'Needs Attention' and p.attention in ('paused', 'step_failed')
        or p.status in ('Cancelled', 'Ended') and exists (select from message m where m.launch_id = l.id and m.state = 'queued')
     order by p.id`.execute(tx);
  return rows;
};

/** Jobs that are there already, by name and key: waiting, due again, or at work. */
const presentJobs = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select name || ' ' || singleton_key as key from jobs.job
     where name like 'launches.%' and singleton_key is not null and state in ('created', 'retry', 'active')`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
};

type Needed = { timers: [Timer, Date][]; work: Work | null };

const neededBy = async (tx: Tx, row: UnderWay): Promise<Needed> => {
  const end: [Timer, Date] = ['end', row.ends_at];
  switch (row.status) {
    case 'Submitted':
      return { timers: [['hold', row.hold_until]], work: null };
    case 'Pending - Data Processing':
      return { timers: [], work: 'build' };
    case 'Processing':
      if (!row.waits) return { timers: [], work: 'proof' };
      return { timers: [['missed', (await productForLaunch(tx, row.productId)).confirmBy]], work: null };
    case 'Approved':
      return { timers: [['start', row.starts_at]], work: null };
    case 'Live':
      return { timers: [end], work: row.queued || !row.doubtful ? 'deploy' : null };
    case 'Completed':
      return row.completed_at
        ? { timers: [['window', new Date(row.completed_at.getTime() + RESPONSE_WINDOW_DAYS * DAY)]], work: null }
        : { timers: [], work: null };
    case 'Needs Attention':
      return { timers: row.started_at ? [end] : [], work: null };
    default:
      return { timers: [], work: 'withdraw' };
  }
};

/**
 * Gives each launch under way the job it waits for. Jobs are made with what causes them, so this finds something only
 * after a restored backup, in demo data, or when an operator emptied the queue.
 */
export const reconcileJob = handleJob(reconcileLaunches, {
  run: (_data, context) =>
    context.writeAll(async (tx) => {
      for (const { accountId, launchId, productId } of await launchedWithRejected(tx, null)) {
        await stopIfRejected(tx, { accountId, launchId, productId });
      }
      const present = await presentJobs(tx);
      for (const row of await launchesUnderWay(tx)) {
        const { timers, work } = await neededBy(tx, row);
        const isMissing = (name: string, key: string) => !present.has(`launches.${name} ${key}`);
        for (const [timer, at] of timers) {
          if (isMissing('timer', timerKey(timer, row.launchId))) await arm(tx, row, timer, at);
        }
        if (work && isMissing(work, workKey(row.launchId))) await startWork(tx, row, work);
        if (row.doubtful && isMissing('timer', timerKey('settle', row.launchId))) await armSettling(tx, row);
      }
    }),
});
