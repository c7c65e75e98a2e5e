import type { Module } from '../../contract/module.ts';
import { bounces } from './bounces/bounces.ts';
import { blockedOfLastDay } from './bounces/bounces.repository.ts';
import { buildJob } from './lifecycle/build.job.ts';
import { dataDeliveryJob } from './dataDelivery/dataDelivery.job.ts';
import { deployJob } from './sending/deploy.job.ts';
import { launchFacts } from './launches.facts.ts';
import { creativeJob } from './lifecycle/creative.job.ts';
import { launchHandlers } from './launches.handlers.ts';
import { messagesInDoubt } from './ledger/ledgerCounts.repository.ts';
import { proofreadHandlers } from './proofread.handlers.ts';
import { proofJob } from './sending/proof.job.ts';
import { reconcileJob } from './upkeep/reconcile.job.ts';
import { readWaitingJob } from './upkeep/readWaiting.job.ts';
import { refusalsJob } from './upkeep/refusals.job.ts';
import { returnsJob } from './upkeep/returns.job.ts';
import { retentionJob } from './sending/retention.job.ts';
import { testSendHandlers } from './testEmails/testEmail.handlers.ts';
import { testSendJob } from './testEmails/testEmail.job.ts';
import { recognisesAddresses } from './sending/provedKeys.ts';
import { timerJob } from './upkeep/timer.job.ts';
import { tracking } from './tracking/tracking.ts';
import { withdrawJob } from './lifecycle/withdraw.job.ts';

export const launchesModule: Module = {
  name: 'launches',
  handlers: { ...launchHandlers, ...proofreadHandlers, ...testSendHandlers },
  jobs: [
    timerJob,
    buildJob,
    proofJob,
    deployJob,
    dataDeliveryJob,
    withdrawJob,
    creativeJob,
    testSendJob,
    retentionJob,
    reconcileJob,
    returnsJob,
    refusalsJob,
    readWaitingJob,
  ],
  facts: launchFacts,
  keyProofs: [recognisesAddresses],
  gauges: [
    {
      name: 'mailroom_messages_in_doubt',
      help: 'Messages that may or may not have been sent; alarm above 0 for an hour',
      read: messagesInDoubt,
    },
    {
      name: 'mailroom_messages_blocked',
      help: 'Messages of the last 24 hours that receivers refused because of the sender, its reputation or a policy; alarm above the usual',
      read: blockedOfLastDay,
    },
  ],
  tracking,
  inbound: bounces,
};
