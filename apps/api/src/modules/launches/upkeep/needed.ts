import { RESPONSE_WINDOW_DAYS } from '@mailroom/domain/constants';
import type { Tx } from '../../../platform/database/tx.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import type { Timer, Work } from '../launches.queues.ts';
import { sendingOf } from '../lifecycle/launchWork.ts';
import { leavesAt } from '../lifecycle/resume.ts';
import type { UnderWay } from './reconcile.repository.ts';

const DAY = 86_400_000;

interface Needed {
  timers: [Timer, Date][];
  work: Work | null;
}

/**
 * The compiler and the last case stop a status that nobody thought of here: a wrong job could withdraw what a launch is
 * still to send.
 */
export async function neededBy(tx: Tx, row: UnderWay): Promise<Needed> {
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
      return { timers: [end], work: row.queued || !row.doubtful ? sendingOf(row.type).work : null };
    case 'Completed':
      return row.completed_at
        ? { timers: [['window', new Date(row.completed_at.getTime() + RESPONSE_WINDOW_DAYS * DAY)]], work: null }
        : { timers: [], work: null };
    case 'Needs Attention':
      return { timers: row.started_at ? [end] : [], work: null };
    case 'Cancelled':
    case 'Ended':
      return { timers: [], work: row.delivered ? 'deliver' : 'withdraw' };
    default:
      throw new Error(`Nobody knows which job a launch waits for that is ${row.status satisfies never}`);
  }
}
