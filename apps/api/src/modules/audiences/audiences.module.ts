import type { Module } from '../../contract/module.ts';
import { audienceHandlers } from './audiences.handlers.ts';
import { audienceUses } from './audiences.uses.ts';
import { clearJob, sweepJob } from './clear.job.ts';
import { importJob } from './import.job.ts';
import { recountJob } from './recount.job.ts';
import { suppressionHandlers } from './suppressions.handlers.ts';
import { loadJob } from './suppressions.job.ts';

export const audiencesModule: Module = {
  name: 'audiences',
  handlers: { ...audienceHandlers, ...suppressionHandlers },
  jobs: [importJob, clearJob, sweepJob, recountJob, loadJob],
  uses: audienceUses,
};
