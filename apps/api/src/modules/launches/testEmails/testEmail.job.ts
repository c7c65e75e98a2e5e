import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { readRevisionForSend } from '../../creatives/creatives.reads.ts';
import { sendTest, type TestSendData } from '../launches.queues.ts';
import { ALWAYS_CLAIM, nextDue, type Queue } from '../sending/ledger.repository.ts';
import { renderer } from '../sending/rendering.ts';
import { signingOf } from '../sending/signing.ts';
import { sendQueue } from '../sending/sendQueue.ts';
import { UNCOUNTED } from '../sending/sendingCount.ts';

async function run(data: TestSendData, context: JobContext): Promise<void> {
  const queue: Queue = { kind: 'test', ...data };
  const { revision, signing } = await context.read(data.accountId, async (tx) => {
    const read = await readRevisionForSend(tx, data.revisionId);
    return { revision: read, signing: await signingOf(tx, context.deps, read, `c${read.creativeId}`) };
  });
  await sendQueue(context, {
    queue,
    render: await renderer(context.deps, revision, null, signing),
    // Somebody waits for it: neither the hours nor any other limit of the account holds it back.
    limits: null,
    counting: UNCOUNTED,
    mayClaim: () => ALWAYS_CLAIM,
    stored: async () => {},
  });
  await context.write(data.accountId, async (tx) => {
    const due = await nextDue(tx, queue);
    if (due) await enqueue(tx, sendTest, data, { startAfter: due });
  });
}

/** Sends the queued tests of one revision. A claim of a run that was killed stays claimed: a test is easily repeated. */
export const testSendJob = handleJob(sendTest, { run });
