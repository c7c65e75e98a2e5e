import type { Tx } from '../../../platform/database/tx.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { LaunchRef } from '../../orders/launches.ts';

/** What a launch waits for by the clock. */
export const timers = ['hold', 'missed', 'start', 'end', 'settle', 'window'] as const;

export type Timer = (typeof timers)[number];

export type TimerData = LaunchRef & { timer: Timer };

/** What a launch does by itself. */
export const works = ['build', 'proof', 'deploy', 'withdraw'] as const;

export type Work = (typeof works)[number];

export const timerKey = (timer: Timer, launchId: number): string => `${timer} ${launchId}`;
export const workKey = (launchId: number): string => `launch ${launchId}`;

/** One waiting timer of a kind for a launch: arming it again changes nothing. */
export const arm = async (tx: Tx, ref: LaunchRef, timer: Timer, at: Date): Promise<void> => {
  const data: TimerData = { ...refOf(ref), timer };
  await enqueue(tx, 'launches.timer', data, { startAfter: at, singletonKey: timerKey(timer, ref.launchId) });
};

export const startWork = async (tx: Tx, ref: LaunchRef, work: Work, startAfter?: Date, failures = 0): Promise<void> => {
  const options = { singletonKey: workKey(ref.launchId), ...(startAfter && { startAfter }) };
  await enqueue(tx, `launches.${work}`, failures === 0 ? refOf(ref) : { ...refOf(ref), failures }, options);
};

const refOf = ({ productId, accountId, launchId }: LaunchRef): LaunchRef => ({ productId, accountId, launchId });
