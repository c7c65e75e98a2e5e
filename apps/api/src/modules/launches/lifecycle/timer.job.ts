import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { creativeWentLive } from '../../creatives/creatives.commands.ts';
import {
  endPassed,
  holdOver,
  lockProduct,
  responseWindowOver,
  startMissed,
  startReached,
  stepFailed,
} from '../../orders/orders.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { complete } from './completion.ts';
import { launchTimer, type Timer, type TimerData } from '../launches.queues.ts';
import { settleDoubts } from '../sending/in-doubt.ts';
import { stopLaunch } from './launch-stop.ts';
import { failStep, finishStep, startStep } from './launch-steps.ts';
import { arm, startWork } from './launch-work.ts';
import { findLaunch } from './launch.repository.ts';
import { sql } from 'kysely';

const goLive = async (tx: Tx, ref: TimerData): Promise<void> => {
  if (!(await startReached(tx, ref))) return;
  const product = await productForLaunch(tx, ref.productId);
  await sql`update launch set started_at = coalesce(started_at, ${nowOf(tx)}) where id = ${ref.launchId}`.execute(tx);
  await arm(tx, ref, 'end', product.endsAt);
  if (product.type === 'Data delivery') return cannotDeliver(tx, ref);
  const { creativeId, pinnedRevisionId } = product;
  if (creativeId !== null && pinnedRevisionId !== null) {
    await creativeWentLive(tx, creativeId, pinnedRevisionId, ref.productId);
  }
  await startStep(tx, ref, 'Deploy');
  await startWork(tx, ref, 'deploy');
};

/** Lists leave for a bucket or a server only once destinations can be checked; until then it says so, loudly. */
const cannotDeliver = async (tx: Tx, ref: TimerData): Promise<void> => {
  const text = 'This installation can’t write to delivery destinations.';
  if (await stepFailed(tx, ref, text)) await failStep(tx, ref, 'Deliver data', { text, severity: 'Critical' });
};

/** What is due when a timer of a launch goes off. Each finds out by itself whether it is still its turn. */
const due: Record<Timer, (tx: Tx, ref: TimerData) => Promise<unknown>> = {
  hold: async (tx, ref) => {
    const launch = await findLaunch(tx, ref.launchId);
    if (!launch || launch.hold_until > nowOf(tx) || !(await holdOver(tx, ref))) return;
    await finishStep(tx, ref, 'Hold', 'not stopped');
    await startWork(tx, ref, 'build');
  },
  missed: async (tx, ref) => {
    if (await startMissed(tx, ref)) await stopLaunch(tx, ref, 'start missed');
  },
  start: goLive,
  end: async (tx, ref) => {
    if (await endPassed(tx, ref)) await stopLaunch(tx, ref, 'Ended');
  },
  settle: async (tx, ref) => {
    await lockProduct(tx, ref.productId);
    await settleDoubts(tx, ref, { olderThanHours: true });
    await complete(tx, ref);
  },
  window: (tx, ref) => responseWindowOver(tx, ref),
};

export const timerJob = handleJob(launchTimer, {
  run: (data, context) => context.write(data.accountId, async (tx) => void (await due[data.timer](tx, data))),
});
