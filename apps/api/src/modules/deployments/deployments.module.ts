import type { Module } from '../../contract/module.ts';
import { launches } from '../orders/orders.commands.ts';
import { buildJob } from './build.job.ts';
import { deployJob } from './deploy.job.ts';
import { launchesPort } from './launches.port.ts';
import { launchHandlers } from './launches.handlers.ts';
import { proofJob } from './proof.job.ts';
import { reconcileJob } from './reconcile.job.ts';
import { testSendHandlers } from './test-send.handlers.ts';
import { testSendJob } from './test-send.job.ts';
import { timerJob } from './timer.job.ts';
import { tracking } from './tracking.ts';
import { withdrawJob } from './withdraw.job.ts';

launches.register(launchesPort);

export const deploymentsModule: Module = {
  name: 'deployments',
  handlers: { ...launchHandlers, ...testSendHandlers },
  jobs: [timerJob, buildJob, proofJob, deployJob, withdrawJob, testSendJob, reconcileJob],
  tracking,
};
