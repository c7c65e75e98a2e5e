import type { StepName } from '@mailroom/domain/derivation/launchPlan';
import type { ProductType } from '@mailroom/domain/derivation/productTypes';
import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { launchTimer, launchWork, type Timer, type TimerData, type Work } from '../launches.queues.ts';

export function timerKey(timer: Timer, launchId: number): string {
  return `${timer} ${launchId}`;
}

export function workKey(launchId: number): string {
  return `launch ${launchId}`;
}

/** Arms a timer of a launch. Only one of a kind waits: arming it again only brings it forward. */
export async function arm(tx: Tx, ref: LaunchRef, timer: Timer, at: Date): Promise<void> {
  const data: TimerData = { ...bareRef(ref), timer };
  await enqueue(tx, launchTimer, data, { startAfter: at, singletonKey: timerKey(timer, ref.launchId) });
}

export async function startWork(tx: Tx, ref: LaunchRef, work: Work, startAfter?: Date, failures = 0): Promise<void> {
  const options = { singletonKey: workKey(ref.launchId), ...(startAfter && { startAfter }) };
  await enqueue(tx, launchWork[work], failures === 0 ? bareRef(ref) : { ...bareRef(ref), failures }, options);
}

/** The work that carries out a launch once its start has come, and the step that shows it. */
export function sendingOf(type: ProductType | null): { work: Work; step: StepName } {
  return type === 'Data delivery' ? { work: 'deliver', step: 'Deliver data' } : { work: 'deploy', step: 'Deploy' };
}

/** Leaves out whatever else the caller's record has. */
function bareRef({ productId, accountId, launchId }: LaunchRef): LaunchRef {
  return { productId, accountId, launchId };
}
