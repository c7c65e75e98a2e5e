import { sql } from 'kysely';
import { job } from '../../../platform/jobs/job.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { readRevisionForSend } from '../../creatives/creatives.reads.ts';
import { nextDue, type Queue } from './ledger.ts';
import { renderer } from './rendering.ts';
import { sendQueue } from './send-queue.ts';
import { UNCOUNTED } from './sendingCount.ts';

type Data = { accountId: number; revisionId: number };

const run = async (data: Data, context: JobContext): Promise<void> => {
  const queue: Queue = { kind: 'test', ...data };
  const revision = await context.read(data.accountId, (tx) => readRevisionForSend(tx, data.revisionId));
  await sendQueue(context, {
    queue,
    render: await renderer(context.deps, revision, null),
    ratePerMinute: null,
    counting: UNCOUNTED,
    mayClaim: () => sql`select`,
    stored: async () => {},
  });
  await context.write(data.accountId, async (tx) => {
    const due = await nextDue(tx, queue);
    if (due) await enqueue(tx, 'launches.test', data, { startAfter: due });
  });
};

/** Sends a test to the seeds of one revision. A claim of a run that was killed stays claimed: a test is easily repeated. */
export const testSendJob = job<Data>({ name: 'launches.test', notify: true, run });
