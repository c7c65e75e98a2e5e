import type { Module } from '../../contract/module.ts';
import { audienceFiles } from './audiences.files.ts';
import { audienceHandlers } from './audiences.handlers.ts';
import { audienceUses } from './audiences.uses.ts';
import { clearJob, sweepJob } from './import/clear.job.ts';
import { importJobs } from './import/import.job.ts';
import { compareJob } from './suppressions/compare.job.ts';
import { recountJob } from './suppressions/recount.job.ts';
import { transferHandlers } from './transfers/transfers.handlers.ts';
import { transferJob } from './transfers/readTransfer.job.ts';
import { sweepTransfersJob } from './transfers/sweepTransfers.job.ts';
import { suppressionHandlers } from './suppressions/suppressions.handlers.ts';
import { loadJob } from './suppressions/suppressions.job.ts';

export const audiencesModule: Module = {
  name: 'audiences',
  handlers: { ...audienceHandlers, ...suppressionHandlers, ...transferHandlers },
  jobs: [...importJobs, clearJob, sweepJob, recountJob, compareJob, loadJob, transferJob, sweepTransfersJob],
  uses: audienceUses,
  files: audienceFiles,
};
