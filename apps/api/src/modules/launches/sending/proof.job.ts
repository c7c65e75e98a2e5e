import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { readRevisionForSend } from '../../creatives/creatives.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { awaitConfirmation } from '../lifecycle/confirmation.ts';
import { fallbacksOf } from '../proofread/fallbacks.ts';
import { faultsOf } from '../proofread/proofread.repository.ts';
import { linksOf } from '../ledger/launchLinks.repository.ts';
import { finishStep, startStep, stepsOf } from '../lifecycle/launchSteps.repository.ts';
import { startWork } from '../lifecycle/launchWork.ts';
import { withdrawLateProofs } from '../lifecycle/sendList.repository.ts';
import { requireLaunch } from '../lifecycle/launch.repository.ts';
import { doubtAbandoned } from './doubts.repository.ts';
import { nextDue, type Queue } from './ledger.repository.ts';
import { tallyOf } from '../ledger/ledgerCounts.repository.ts';
import { totalOf } from '../ledger/tally.ts';
import { isTaken } from '../lifecycle/oneAtATime.ts';
import { renderer } from './rendering.ts';
import { signingOf } from './signing.ts';
import { holderOf, sendQueue } from './sendQueue.ts';
import { countingFor, noteCounts } from './sendingCount.ts';
import { persistentJob } from '../lifecycle/persistentJob.ts';
import { lockTurn, turnHeld } from '../lifecycle/turn.ts';

/** Locks the product and tells whether it is this launch's turn. If not, withdraws proofs that came back too late. */
async function isTurn(tx: Tx, ref: LaunchRef): Promise<boolean> {
  if (await lockTurn(tx, ref, 'Processing')) return true;
  await withdrawLateProofs(tx, ref);
  return false;
}

function begin(ref: LaunchRef, context: JobContext, queue: Queue) {
  return context.write(ref.accountId, async (tx) => {
    const canContinue = await isTurn(tx, ref);
    if ((await doubtAbandoned(tx, queue, holderOf(context))) > 0) await noteCounts(tx, ref);
    if (!canContinue) return null;
    const steps = await stepsOf(tx, ref.launchId);
    const isProved = steps.some(({ name, status }) => name === 'Proof to test seeds' && status === 'Success');
    // After the step has ended, only proofs are sent that a person sends again because they were in doubt.
    if (isProved && (await nextDue(tx, queue)) === null) return null;
    if (!isProved) await startStep(tx, ref, 'Proof to test seeds');
    const launch = await requireLaunch(tx, ref.launchId);
    const revision = await readRevisionForSend(tx, launch.revision_id);
    const signing = await signingOf(tx, context.deps, revision, `p${ref.productId}`);
    return {
      revision,
      links: await linksOf(tx, launch.id),
      signing,
      fallbacks: fallbacksOf(await faultsOf(tx, launch.id)),
    };
  });
}

function result(accepted: number, total: number): string {
  return total === 0 ? 'There are no test seeds' : `${accepted} of ${total} accepted`;
}

/** Waits for the deferred ones; then a person may look and confirm. Changes nothing when that is awaited already. */
async function finish(tx: Tx, ref: LaunchRef, queue: Queue): Promise<void> {
  if (!(await isTurn(tx, ref))) return;
  const due = await nextDue(tx, queue);
  if (due) return startWork(tx, ref, 'proof', due);
  const tally = await tallyOf(tx, ref.launchId, ['proof']);
  await finishStep(tx, ref, 'Proof to test seeds', result(tally.accepted, totalOf(tally)));
  await awaitConfirmation(tx, ref);
}

async function run(ref: LaunchRef, context: JobContext): Promise<void> {
  if (await isTaken(ref, context, 'proof')) return;
  const queue: Queue = {
    kind: 'launch',
    launchId: ref.launchId,
    purpose: 'proof',
    accountId: ref.accountId,
    advertiserIds: [],
  };
  const begun = await begin(ref, context, queue);
  if (!begun) return;
  await sendQueue(context, {
    queue,
    render: await renderer(context.deps, begun.revision, begun.links, begun.signing, begun.fallbacks),
    // Somebody waits for it: neither the hours nor any other limit of the account holds it back.
    limits: null,
    counting: countingFor(ref, 'proof', { hasSent: false }),
    mayClaim: (tx) => turnHeld(tx, ref, 'Processing'),
    stored: async () => {},
  });
  await context.write(ref.accountId, (tx) => finish(tx, ref, queue));
}

/** Sends what will go out to the test seeds, so that somebody has seen it before it is confirmed. */
export const proofJob = persistentJob({
  work: 'proof',
  step: 'Proof to test seeds',
  text: 'The proof could not be sent.',
  run,
});
