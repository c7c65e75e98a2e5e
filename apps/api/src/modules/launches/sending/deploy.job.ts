import { IN_DOUBT_HOURS } from '@mailroom/domain/constants';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { readRevisionForSend } from '../../creatives/creatives.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { moveLaunch } from '../lifecycle/moveLaunch.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { addOutcomes, deliveryOf, noteProgress, type Delivery } from './delivery.ts';
import { complete } from '../lifecycle/completion.ts';
import { fallbacksOf } from '../proofread/fallbacks.ts';
import { faultsOf } from '../proofread/proofread.repository.ts';
import { requireApprovedList } from '../lifecycle/manifest.ts';
import { linksOf } from '../ledger/launchLinks.repository.ts';
import { isUnedited } from '../../accounts/sendingLimits.commands.ts';
import { startStep } from '../lifecycle/launchSteps.repository.ts';
import { arm, startWork } from '../lifecycle/launchWork.ts';
import { advertisersOf, requireLaunch } from '../lifecycle/launch.repository.ts';
import { doubtAbandoned, oldestDoubt } from './doubts.repository.ts';
import { settleDoubts } from './inDoubt.ts';
import { nextDue, type LaunchQueue } from './ledger.repository.ts';
import { productTally } from '../ledger/ledgerCounts.repository.ts';
import { isTaken } from '../lifecycle/oneAtATime.ts';
import { stopIfRejected } from '../lifecycle/rejectedCreative.ts';
import { renderer } from './rendering.ts';
import { signingOf } from './signing.ts';
import { limitsOf, nextClaim } from './limits.ts';
import { divide, isDividedBy, laneDue } from './receivers.ts';
import { withdrawSome } from '../lifecycle/sendList.repository.ts';
import { noteSent } from '../lifecycle/launchStop.ts';
import { holderOf, sendQueue } from './sendQueue.ts';
import { countingFor, noteCounts } from './sendingCount.ts';
import { persistentJob } from '../lifecycle/persistentJob.ts';
import { lockTurn, turnHeld } from '../lifecycle/turn.ts';

const HOUR = 3_600_000;

/** Live seeds come first, so that people who watch the sending see it begin. */
function queuesOf(ref: LaunchRef, advertiserIds: readonly number[]): LaunchQueue[] {
  return (['live seed', 'live'] as const).map((purpose) => ({ kind: 'launch', ...ref, purpose, advertiserIds }));
}

function begin(ref: LaunchRef, context: JobContext) {
  return context.write(ref.accountId, async (tx) => {
    const isTurn = (await lockTurn(tx, ref, 'Live')) && !(await stopIfRejected(tx, ref));
    const product = await productForLaunch(tx, ref.productId);
    // Whatever started this run: the people of a data delivery get no mail.
    if (product.type === 'Data delivery') return null;
    const launch = await requireLaunch(tx, ref.launchId);
    const queues = queuesOf(ref, advertisersOf(product, launch));
    let abandoned = 0;
    for (const queue of queues) abandoned += await doubtAbandoned(tx, queue, holderOf(context));
    if (abandoned > 0) {
      await noteCounts(tx, ref);
      // Some may have come back before anybody noticed that their run had ended.
      await settleDoubts(tx, ref, { returned: true });
      await armSettling(tx, ref);
    }
    // Somebody may have stopped the launch before a killed run was missed. Its last messages are in doubt nevertheless.
    if (!isTurn) {
      await withdrawLate(tx, ref);
      return null;
    }
    await requireApprovedList(tx, ref, launch);
    await startStep(tx, ref, 'Deploy');
    const revision = await readRevisionForSend(tx, launch.revision_id);
    return {
      launch,
      product,
      queues,
      revision,
      links: await linksOf(tx, launch.id),
      fallbacks: fallbacksOf(await faultsOf(tx, launch.id)),
      delivery: await deliveryOf(tx, ref),
      signing: await signingOf(tx, context.deps, revision, `p${ref.productId}`),
    };
  });
}

/** After 24 hours, what is in doubt counts as sent. */
export async function armSettling(tx: Tx, ref: LaunchRef): Promise<void> {
  const oldest = await oldestDoubt(tx, ref.launchId);
  if (oldest) await arm(tx, ref, 'settle', new Date(oldest.getTime() + IN_DOUBT_HOURS * HOUR));
}

/** Withdraws messages that the relay deferred after their launch had ended: nothing would send them any more. A pause keeps them. */
async function withdrawLate(tx: Tx, ref: LaunchRef): Promise<void> {
  const { ended_at: endedAt } = await requireLaunch(tx, ref.launchId);
  if (endedAt === null) return;
  await withdrawSome(tx, ref);
  await noteSent(tx, ref);
}

async function finish(tx: Tx, ref: LaunchRef, queues: readonly LaunchQueue[], delivery: Delivery) {
  const isTurn = await lockTurn(tx, ref, 'Live');
  // Counted again, because somebody may have settled doubts while this run sent.
  delivery.delivered = (await productTally(tx, ref.productId)).accepted;
  await noteProgress(tx, ref, delivery);
  await armSettling(tx, ref);
  if (!isTurn) return withdrawLate(tx, ref);
  // Somebody may have changed the limits since the run began.
  const product = await productForLaunch(tx, ref.productId);
  const { receiverRates: rates } = product;
  const isDivided = rates.length > 0 && isDividedBy(await requireLaunch(tx, ref.launchId), rates);
  const next: Date[] = [];
  for (const queue of queues) {
    const limits = limitsOf(product, queue.purpose);
    const due = isDivided ? await laneDue(tx, ref.accountId, limits.receivers, queue) : await nextDue(tx, queue);
    if (due) next.push(await nextClaim(tx, limits, due));
  }
  if (next.length === 0) return void (await complete(tx, ref));
  if (await stopIfRejected(tx, ref)) return;
  await startWork(tx, ref, 'deploy', new Date(Math.min(...next.map(Number))));
}

async function run(ref: LaunchRef, context: JobContext): Promise<void> {
  if (await isTaken(ref, context, 'deploy')) return;
  const begun = await begin(ref, context);
  if (!begun) return;
  const { product, queues, delivery } = begun;
  await divide(context, ref, { launch: begun.launch, queues, rates: product.receiverRates });
  const render = await renderer(context.deps, begun.revision, begun.links, begun.signing, begun.fallbacks);
  for (const queue of queues) {
    await sendQueue(context, {
      queue,
      render,
      limits: limitsOf(product, queue.purpose),
      counting: countingFor(ref, queue.purpose, product),
      // After a change of the account nothing more is claimed: the next run keeps to its new limits.
      mayClaim: (tx) => turnHeld(tx, ref, 'Live', isUnedited(ref.accountId, product.accountVersion)),
      stored: async (tx, outcomes) => {
        if (queue.purpose === 'live') await addOutcomes(tx, { ref, product, delivery }, outcomes);
      },
      afterwards: async () => {
        const { pauseReason } = delivery;
        if (pauseReason !== undefined)
          await context.write(ref.accountId, (tx) => moveLaunch(tx, ref, 'auto_pause', { detail: pauseReason }));
      },
    });
  }
  await context.write(ref.accountId, (tx) => finish(tx, ref, queues, delivery));
}

/** Sends the campaign. Runs again for messages that the relay deferred, and continues where a killed run stopped. */
export const deployJob = persistentJob({
  work: 'deploy',
  step: 'Deploy',
  text: 'Sending failed in all of its runs.',
  run,
});
