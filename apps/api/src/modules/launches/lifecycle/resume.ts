import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { awaitConfirmation } from './confirmation.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { startStep, stepsOf } from './launchSteps.repository.ts';
import { arm, sendingOf, startWork } from './launchWork.ts';
import { requireLaunch } from './launch.repository.ts';

type Stopped = 'Pending - Data Processing' | 'Processing' | 'Approved' | 'Live';

/** Returns the status in which a launch was stopped: its first unfinished step says so. */
export async function statusToResume(tx: Tx, ref: LaunchRef): Promise<Stopped> {
  const open = (await stepsOf(tx, ref.launchId)).find(({ status }) => status !== 'Success');
  if (open?.name === 'Hold' || open?.name === 'Build send list') return 'Pending - Data Processing';
  if (open?.name === 'Proof to test seeds' || open?.name === 'Confirm') return 'Processing';
  // An approved launch waits for the same step as one that sends.
  return (await requireLaunch(tx, ref.launchId)).started_at === null ? 'Approved' : 'Live';
}

interface StartTimes {
  startsAt: Date;
  undoUntil: Date | null;
}

/** When a confirmed launch goes out: not before its start, and not while its confirmation can be undone. */
export function leavesAt({ startsAt, undoUntil }: StartTimes): Date {
  return undoUntil !== null && undoUntil > startsAt ? undoUntil : startsAt;
}

/** Waits for the start of a confirmed launch; one that has passed means immediately. */
export async function awaitStart(tx: Tx, ref: LaunchRef, times: StartTimes): Promise<void> {
  await arm(tx, ref, 'start', new Date(Math.max(leavesAt(times).getTime(), nowOf(tx).getTime())));
}

/** Gives a launch that was resumed the job or the timer that it stopped without. */
export async function startAgain(tx: Tx, ref: LaunchRef): Promise<void> {
  const { status, type, startsAt, undoUntil, endsAt } = await productForLaunch(tx, ref.productId);
  if (status === 'Pending - Data Processing') return startWork(tx, ref, 'build');
  if (status === 'Processing') {
    const isProved = (await stepsOf(tx, ref.launchId)).some(
      ({ name, status: step }) => name === 'Proof to test seeds' && step === 'Success',
    );
    return isProved ? awaitConfirmation(tx, ref) : startWork(tx, ref, 'proof');
  }
  if (status === 'Approved') return awaitStart(tx, ref, { startsAt, undoUntil });
  const { step, work } = sendingOf(type);
  await startStep(tx, ref, step);
  await arm(tx, ref, 'end', endsAt);
  await startWork(tx, ref, work);
}
