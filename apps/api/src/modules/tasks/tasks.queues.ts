import { defineJob } from '../../platform/jobs/jobDefinition.ts';

const SYNCED = ['product', 'creative', 'audience'] as const;

/** Records whose blockers open and close system tasks. */
type Synced = (typeof SYNCED)[number];

export function isSynced(entity: string): entity is Synced {
  return SYNCED.some((synced) => synced === entity);
}

export interface SyncData {
  accountId: number;
  entity: Synced;
  id: number;
}

export const syncTasks = defineJob<SyncData>({ name: 'tasks.sync', deduplicate: true });

/** Opens missing system tasks and closes settled ones. A restored backup and the demo data need it. */
export const reconcileTasks = defineJob({
  name: 'tasks.reconcile',
  deduplicate: true,
  cron: '5 * * * *',
  atStart: true,
});

export const updateSeverity = defineJob({
  name: 'tasks.severity',
  deduplicate: true,
  cron: '*/5 * * * *',
  atStart: true,
});
