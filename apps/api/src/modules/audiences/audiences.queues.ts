import { defineJob } from '../../platform/jobs/jobDefinition.ts';

export interface ImportData {
  accountId: number;
  versionId: number;
}

export interface RecountData {
  /** Null when a list of the whole house changed. */
  accountId: number | null;
}

export interface LoadData {
  accountId: number | null;
  listId: number;
  activate: boolean;
}

export const importAudience = defineJob<ImportData>({
  name: 'audiences.import',
  notify: true,
  concurrency: 2,
  // Longer than the largest file takes. A dead worker is noticed much earlier, because its heartbeat stops.
  expireIn: 4 * 3600,
});

export const clearImport = defineJob<ImportData>({ name: 'audiences.clear' });

export const sweepUploads = defineJob({ name: 'audiences.sweep_uploads', cron: '17 * * * *', deduplicate: true });

export const recountAudiences = defineJob<RecountData>({ name: 'audiences.recount', deduplicate: true });

export const compareAgain = defineJob({
  name: 'audiences.compare_again',
  deduplicate: true,
  expireIn: 4 * 3600,
  atStart: true,
});

export const loadSuppressions = defineJob<LoadData>({ name: 'suppressions.load', notify: true });
