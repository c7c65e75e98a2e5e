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

const importing = {
  notify: true,
  // Longer than the largest file takes. A dead worker is noticed much earlier, because its heartbeat stops.
  expireIn: 4 * 3600,
} as const;

/** Three run side by side. One after the other, the last of them would wait minutes for its first row. */
export const importLargeFile = defineJob<ImportData>({ ...importing, name: 'audiences.import', concurrency: 3 });

/** A queue of their own, so that small files pass large ones. */
export const importSmallFile = defineJob<ImportData>({ ...importing, name: 'audiences.import_small', concurrency: 2 });

export const clearImport = defineJob<ImportData>({ name: 'audiences.clear' });

export const sweepUploads = defineJob({ name: 'audiences.sweep_uploads', cron: '17 * * * *', deduplicate: true });

export interface TransferData {
  accountId: number;
  transferId: number;
}

export const readTransfer = defineJob<TransferData>({
  name: 'audiences.read_transfer',
  notify: true,
  // Longer than the largest file takes. Two run side by side, because each has a thread of its own.
  expireIn: 2 * 3600,
  concurrency: 2,
});

export const sweepTransfers = defineJob({ name: 'audiences.sweep_transfers', cron: '47 * * * *', deduplicate: true });

export const recountAudiences = defineJob({
  name: 'audiences.recount',
  notify: true,
  deduplicate: true,
  // Each run counts everything that is due, so the run after an abandoned one leaves no outdated count.
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
