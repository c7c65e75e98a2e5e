import type { Tx } from '../../../platform/database/tx.ts';
import { appendEvent } from '../../../platform/events/events.commands.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { handleJob, type JobContext } from '../../../platform/jobs/job.ts';
import { loadTemplate, readRevisionForSend } from '../../creatives/creatives.reads.ts';
import { lockProduct, noteBuilt } from '../../orders/moves.commands.ts';
import { readWaiting } from '../launches.queues.ts';
import { linksOf } from '../ledger/launchLinks.repository.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { isOpenFor } from '../lifecycle/decideFault.ts';
import { requireLaunch, type BuiltCounts } from '../lifecycle/launch.repository.ts';
import { rewriteManifest } from '../lifecycle/manifest.ts';
import { countUndecided, findProofread, saveProofread } from '../proofread/proofread.repository.ts';
import { readMails, type Reading } from '../proofread/readMails.ts';

/** Whether the launch still waits for its go-ahead and nobody has read its mails. Locks the product. */
async function isUnread(tx: Tx, { productId, launchId }: LaunchRef): Promise<boolean> {
  return isOpenFor(await lockProduct(tx, productId), launchId) && !(await findProofread(tx, launchId));
}

async function partsOf(tx: Tx, ref: LaunchRef) {
  if (!(await isUnread(tx, ref))) return null;
  const { revision_id: revisionId } = await requireLaunch(tx, ref.launchId);
  return { revision: await readRevisionForSend(tx, revisionId), linkAt: await linksOf(tx, ref.launchId) };
}

async function store(tx: Tx, ref: LaunchRef, reading: Reading): Promise<void> {
  if (!(await isUnread(tx, ref))) return;
  const launch = await requireLaunch(tx, ref.launchId);
  // Written by the build, which stores all of them.
  const counts = launch.counts as BuiltCounts;
  await saveProofread(tx, ref, reading);
  await rewriteManifest(tx, launch, counts);
  await noteBuilt(tx, ref.productId, { ...counts, undecided: await countUndecided(tx, ref) });
  await changed(tx, 'launch', ref.launchId, ref.accountId);
  await appendEvent(tx, 'product', ref.productId, ref.accountId);
}

async function run(ref: LaunchRef, context: JobContext): Promise<void> {
  const parts = await context.write(ref.accountId, (tx) => partsOf(tx, ref));
  if (!parts) return;
  const template = await loadTemplate(context.deps, parts.revision);
  const mayContinue = async (tx: Tx) => !context.signal.aborted && (await isUnread(tx, ref));
  const reading = await readMails(context, ref, { ...parts, template }, mayContinue);
  if (reading) await context.write(ref.accountId, (tx) => store(tx, ref, reading));
}

/**
 * Reads the mails of a list that waits for its go-ahead and was built before mails were read: after an upgrade, and in demo
 * data. Without it, nobody would learn before the go-ahead what single mails say.
 */
export const readWaitingJob = handleJob(readWaiting, { run });
