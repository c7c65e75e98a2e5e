import { RESPONSE_WINDOW_DAYS } from '@mailroom/domain/constants';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { presentJobs } from '../../../platform/jobs/queue.repository.ts';
import { launchedWithRejected, productForLaunch } from '../../orders/orders.reads.ts';
import { armSettling } from '../sending/deploy.job.ts';
import { reconcileLaunches, type Timer, type Work } from '../launches.queues.ts';
import { stopIfRejected } from '../lifecycle/creative.job.ts';
import { launchesUnderWay, type UnderWay } from './reconcile.repository.ts';
import { leavesAt } from '../lifecycle/resume.ts';
import { arm, startWork, timerKey, workKey } from '../lifecycle/launchWork.ts';

const DAY = 86_400_000;

interface Needed {
  timers: [Timer, Date][];
  work: Work | null;
}

async function neededBy(tx: Tx, row: UnderWay): Promise<Needed> {
  const end: [Timer, Date] = ['end', row.ends_at];
  switch (row.status) {
    case 'Submitted':
      return { timers: [['hold', row.hold_until]], work: null };
    case 'Pending - Data Processing':
      return { timers: [], work: 'build' };
    case 'Processing':
      if (!row.waits) return { timers: [], work: 'proof' };
      return {
        timers: [['missed', (await productForLaunch(tx, row.productId)).missedAt]],
        work: row.proving ? 'proof' : null,
      };
    case 'Approved':
      return { timers: [['start', leavesAt({ startsAt: row.starts_at, undoUntil: row.undo_until })]], work: null };
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
}

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
      const present = await presentJobs(tx, 'launches.');
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
