import { RESPONSE_WINDOW_DAYS } from '@mailroom/domain/constants';
import type { StepName } from '@mailroom/domain/derivation/launchPlan';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { moveLaunch } from './moveLaunch.ts';
import { endLaunch } from './launch.repository.ts';
import { finishStep } from './launchSteps.repository.ts';
import { arm, startWork } from './launchWork.ts';
import { withdrawSome } from './sendList.repository.ts';
import { noteSent, sentText } from './launchStop.ts';
import { tallyOf } from '../ledger/ledgerCounts.repository.ts';

const DAY = 86_400_000;

/** Completes a launch when each of its recipients has a final result; whether it did. */
export async function complete(tx: Tx, ref: LaunchRef, step: StepName = 'Deploy'): Promise<boolean> {
  const tally = await tallyOf(tx, ref.launchId, ['live', 'live seed']);
  if (tally.queued + tally.claimed + tally['in doubt'] > 0) return false;
  if (!(await moveLaunch(tx, ref, 'all_final', { columns: { completed_at: nowOf(tx) } }))) {
    await noteSent(tx, ref);
    return false;
  }
  await finishStep(tx, ref, step, await sentText(tx, ref));
  await endLaunch(tx, ref.launchId, 'Completed');
  // Those left out by a decision never go out now, and what is withdrawn is forgotten in its time.
  if (await withdrawSome(tx, ref)) await startWork(tx, ref, 'withdraw', nowOf(tx));
  await arm(tx, ref, 'window', new Date(nowOf(tx).getTime() + RESPONSE_WINDOW_DAYS * DAY));
  return true;
}
