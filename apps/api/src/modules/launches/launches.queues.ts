import { defineJob, type Job } from '../../platform/jobs/jobDefinition.ts';
import type { LaunchRef } from './ledger/launchRef.ts';

/** The instants that a launch waits for. */
const TIMERS = ['hold', 'missed', 'start', 'end', 'settle', 'window'] as const;

export type Timer = (typeof TIMERS)[number];

export type TimerData = LaunchRef & { timer: Timer };

/** The work that a launch does without a person. */
const WORKS = ['build', 'proof', 'deploy', 'deliver', 'withdraw'] as const;

export type Work = (typeof WORKS)[number];

/** `failures` counts the runs in a row that failed. */
type WorkData = LaunchRef & { failures?: number };

export interface TestSendData {
  accountId: number;
  revisionId: number;
}

const persistent = {
  notify: true,
  deduplicate: true,
  retryLimit: 1000,
  retryDelay: 1,
  // The heartbeat keeps it alive; a million messages take half an hour.
  expireIn: 86_000,
};

export const launchTimer = defineJob<TimerData>({ name: 'launches.timer', notify: true, deduplicate: true });

export const launchWork: Readonly<Record<Work, Job<WorkData>>> = {
  build: defineJob<WorkData>({ name: 'launches.build', ...persistent }),
  proof: defineJob<WorkData>({ name: 'launches.proof', ...persistent }),
  deploy: defineJob<WorkData>({ name: 'launches.deploy', ...persistent, concurrency: 2 }),
  deliver: defineJob<WorkData>({ name: 'launches.deliver', ...persistent, concurrency: 2 }),
  withdraw: defineJob<WorkData>({ name: 'launches.withdraw', deduplicate: true }),
};

export const sendTest = defineJob<TestSendData>({ name: 'launches.test', notify: true });

export const stopForCreative = defineJob<{ accountId: number; creativeId: number }>({
  name: 'launches.creative',
  notify: true,
  deduplicate: true,
});

export const weighReturns = defineJob<{ accountId: number; productId: number }>({
  name: 'launches.returns',
  notify: true,
  deduplicate: true,
});

export const readWaiting = defineJob<LaunchRef>({ name: 'launches.read', notify: true, deduplicate: true });

export const suppressRefused = defineJob<{ accountId: number; messageIds: number[] }>({
  name: 'launches.refusals',
  notify: true,
});

export const forgetOldPeople = defineJob({ name: 'launches.retention', cron: '23 3 * * *', deduplicate: true });

export const reconcileLaunches = defineJob({
  name: 'launches.reconcile',
  deduplicate: true,
  cron: '*/3 * * * *',
  atStart: true,
});
