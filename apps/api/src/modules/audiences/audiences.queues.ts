import { defineJob } from '../../platform/jobs/jobDefinition.ts';

export interface ImportData {
  accountId: number;
  versionId: number;
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

export const recountAudiences = defineJob({
  name: 'audiences.recount',
  notify: true,
  deduplicate: true,
  // A run counts all that is due, and one that was given up is followed by the next: no count stays old.
  expireIn: 4 * 3600,
  cron: '*/5 * * * *',
  atStart: true,
});

export const compareAgain = defineJob({
  name: 'audiences.compare_again',
  deduplicate: true,
  expireIn: 4 * 3600,
  atStart: true,
});

export const loadSuppressions = defineJob<LoadData>({ name: 'suppressions.load', notify: true });
