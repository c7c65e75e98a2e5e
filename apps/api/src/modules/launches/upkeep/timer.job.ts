import { moveLaunch } from '../lifecycle/moveLaunch.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { handleJob } from '../../../platform/jobs/job.ts';
import { creativeWentLive } from '../../creatives/creatives.commands.ts';
import { lockIfThere, lockProduct } from '../../orders/moves.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { complete } from '../lifecycle/completion.ts';
import { launchTimer, type Timer, type TimerData } from '../launches.queues.ts';
import { settleDoubts } from '../sending/inDoubt.ts';
import { stopLaunch } from '../lifecycle/launchStop.ts';
import { stopIfRejected } from '../lifecycle/rejectedCreative.ts';
import { finishStep, startStep } from '../lifecycle/launchSteps.repository.ts';
import { arm, sendingOf, startWork } from '../lifecycle/launchWork.ts';
import { findLaunch, saveStart } from '../lifecycle/launch.repository.ts';

/** A timer of an earlier confirmation rings too soon for one that came after an undo: it waits again. */
async function isTooSoon(tx: Tx, ref: TimerData): Promise<boolean> {
  const product = await lockIfThere(tx, ref.productId);
  const isWaiting = product?.status === 'Approved' && product.launch_id === ref.launchId;
  const undoUntil = isWaiting ? product.undo_until : null;
  if (undoUntil === null || undoUntil <= nowOf(tx)) return false;
  await arm(tx, ref, 'start', undoUntil);
  return true;
}

async function goLive(tx: Tx, ref: TimerData): Promise<void> {
  if ((await isTooSoon(tx, ref)) || (await stopIfRejected(tx, ref)) || !(await moveLaunch(tx, ref, 'start_reached')))
    return;
  const product = await productForLaunch(tx, ref.productId);
  await saveStart(tx, ref.launchId);
  await arm(tx, ref, 'end', product.endsAt);
  const { creativeId, pinnedRevisionId } = product;
  if (creativeId !== null && pinnedRevisionId !== null) {
    await creativeWentLive(tx, creativeId, pinnedRevisionId, ref.productId);
  }
  const { step, work } = sendingOf(product.type);
  await startStep(tx, ref, step);
  await startWork(tx, ref, work);
}

/** The work that each timer of a launch starts. Each checks first whether it is still this launch's turn. */
const due: Record<Timer, (tx: Tx, ref: TimerData) => Promise<unknown>> = {
  hold: async (tx, ref) => {
    const launch = await findLaunch(tx, ref.launchId);
    if (!launch || launch.hold_until > nowOf(tx) || !(await moveLaunch(tx, ref, 'hold_over'))) return;
    await finishStep(tx, ref, 'Hold', 'not stopped');
    await startWork(tx, ref, 'build');
  },
  missed: async (tx, ref) => {
    if (await moveLaunch(tx, ref, 'start_missed')) await stopLaunch(tx, ref, 'start missed');
  },
  start: goLive,
  end: async (tx, ref) => {
    if (await moveLaunch(tx, ref, 'end_passed', { columns: { ended_at: nowOf(tx) } }))
      await stopLaunch(tx, ref, 'Ended');
  },
  settle: async (tx, ref) => {
    await lockProduct(tx, ref.productId);
    await settleDoubts(tx, ref, { olderThanHours: true });
    await complete(tx, ref);
  },
  window: (tx, ref) => moveLaunch(tx, ref, 'response_window_over', { columns: { ended_at: nowOf(tx) } }),
};

export const timerJob = handleJob(launchTimer, {
  run: (data, context) => context.write(data.accountId, async (tx) => void (await due[data.timer](tx, data))),
});
