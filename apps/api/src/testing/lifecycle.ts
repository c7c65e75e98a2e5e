import type { StepName } from '@mailroom/domain/derivation/launchPlan';
import type { ProductEvent } from '@mailroom/domain/statuses/productStatuses';
import { awaitConfirmation } from '../modules/launches/lifecycle/confirmation.ts';
import type { LaunchRef } from '../modules/launches/ledger/launchRef.ts';
import { finishStep } from '../modules/launches/lifecycle/launchSteps.repository.ts';
import { saveStart } from '../modules/launches/lifecycle/launch.repository.ts';
import { moveLaunch } from '../modules/launches/lifecycle/moveLaunch.ts';
import { lockProduct } from '../modules/orders/moves.commands.ts';
import type { Tx } from '../platform/database/tx.ts';

/** Changes a launch's status as its jobs and timers do, without building or sending anything. */
export type PlatformEvent = (tx: Tx, ref: LaunchRef) => Promise<boolean>;

function finishing(event: ProductEvent, step: StepName): PlatformEvent {
  return async (tx, ref) => {
    if (!(await moveLaunch(tx, ref, event))) return false;
    await finishStep(tx, ref, step, 'done');
    return true;
  };
}

export const holdOver = finishing('hold_over', 'Hold');
export const built = finishing('built', 'Build send list');

/** The proof was sent. */
export const waits: PlatformEvent = async (tx, ref) => {
  const product = await lockProduct(tx, ref.productId);
  if (product.launch_id !== ref.launchId || product.status !== 'Processing') return false;
  await finishStep(tx, ref, 'Proof to test seeds', 'done');
  await awaitConfirmation(tx, ref);
  return true;
};

export const startReached: PlatformEvent = async (tx, ref) => {
  if (!(await moveLaunch(tx, ref, 'start_reached'))) return false;
  await saveStart(tx, ref.launchId);
  return true;
};

export const notBuildable: PlatformEvent = (tx, ref) =>
  moveLaunch(tx, ref, 'not_buildable', { to: 'Error - Volume Discrepancy', detail: '30 too few.' });

export const stepFailed: PlatformEvent = (tx, ref) =>
  moveLaunch(tx, ref, 'step_failed', { detail: 'The disk is full.' });

/** The events that change nothing but the status. */
export function platformEvent(event: ProductEvent): PlatformEvent {
  return (tx, ref) => moveLaunch(tx, ref, event);
}
