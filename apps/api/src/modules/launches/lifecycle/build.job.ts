import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deliverableOf, versionForManifest } from '../../audiences/audiences.reads.ts';
import {
  loadTemplate,
  readRevisionForSend,
  seedsOf,
  type RevisionForSend,
  type Template,
} from '../../creatives/creatives.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { moveLaunch } from './moveLaunch.ts';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { noteBuilt } from '../../orders/moves.commands.ts';
import { productForLaunch, type ProductForLaunch } from '../../orders/orders.reads.ts';
import { buildChunk, messageTo } from './buildChunk.ts';
import { planBuild } from './buildPlan.ts';
import { awaitConfirmation } from './confirmation.ts';
import { freezeLinks, linksOf } from '../ledger/launchLinks.repository.ts';
import { countUndecided, saveProofread } from '../proofread/proofread.repository.ts';
import { readMails, type Reading } from '../proofread/readMails.ts';
import { failStep, finishStep, startStep } from './launchSteps.repository.ts';
import { startWork } from './launchWork.ts';
import { persistentJob } from './persistentJob.ts';
import { stopIfRejected } from './rejectedCreative.ts';
import { addMessages } from './sendList.repository.ts';
import { holdTurn, lockTurn } from './turn.ts';
import {
  advertisersOf,
  requireLaunch,
  saveBuild,
  saveReceivers,
  type Build,
  type Launch,
} from './launch.repository.ts';
import { builtCounts, freezeManifest } from './manifest.ts';

interface Parts {
  product: ProductForLaunch;
  launch: Launch;
  revision: RevisionForSend;
  sender: string;
}

type Unbuildable = Extract<ProductStatus, 'Error: Creative' | 'Error - Volume Discrepancy'>;

const TURN = 'Pending - Data Processing';

async function refuse(tx: Tx, ref: LaunchRef, to: Unbuildable, text: string): Promise<null> {
  if (await moveLaunch(tx, ref, 'not_buildable', { to, detail: text })) {
    await saveBuild(tx, ref.launchId, null);
    await failStep(tx, ref, 'Build send list', { text, severity: 'Critical' });
  }
  return null;
}

/** Begins or continues the list; returns null when it isn't this launch's turn or the list can't be built. */
async function begin(tx: Tx, ref: LaunchRef): Promise<{ parts: Parts; build: Build } | null> {
  if (!(await lockTurn(tx, ref, TURN))) return null;
  const product = await productForLaunch(tx, ref.productId);
  await startStep(tx, ref, 'Build send list');
  const launch = await requireLaunch(tx, ref.launchId);
  const revision = await readRevisionForSend(tx, launch.revision_id);
  if (!revision.sender) return refuse(tx, ref, 'Error: Creative', 'It has no sender profile.');
  const parts = { product, launch, revision, sender: revision.sender.fromEmail };
  if (launch.build) return { parts, build: launch.build };
  const plan = await planBuild(tx, product, launch);
  if (typeof plan === 'string') return refuse(tx, ref, 'Error - Volume Discrepancy', plan);
  const build = { after: 0, recipients: 0, hash: '', plan };
  await saveBuild(tx, launch.id, build);
  return { parts: { ...parts, launch: await divided(tx, launch, product) }, build };
}

/** Divides the messages by the receivers that have a rate of their own now. A later change of these divides them again before the sending. */
async function divided(tx: Tx, launch: Launch, { type, receiverRates }: ProductForLaunch): Promise<Launch> {
  if (launch.receivers !== null || receiverRates.length === 0 || type === 'Data delivery') return launch;
  const receivers = receiverRates.map(({ domain }) => domain);
  await saveReceivers(tx, launch.id, receivers);
  return { ...launch, receivers };
}

async function addSeeds(tx: Tx, { deps }: JobContext, { launch, revision, sender }: Parts) {
  const sending = { from: sender, receivers: launch.receivers };
  const messagesTo = async (list: 'test' | 'live') =>
    (await seedsOf(tx, revision.id, list)).map(({ email, firstName, lastName }) =>
      messageTo(deps, sending, email.toLowerCase(), {
        first_name: firstName ?? undefined,
        last_name: lastName ?? undefined,
      }),
    );
  const proofs = await addMessages(tx, { launch, purpose: 'proof' }, await messagesTo('test'));
  const live = await addMessages(tx, { launch, purpose: 'live seed' }, await messagesTo('live'));
  return { live_seeds: live, proofs };
}

const people = new Intl.NumberFormat('en-US');

async function finish(
  tx: Tx,
  context: JobContext,
  ref: LaunchRef,
  parts: Parts & { template: Template; reading: Reading | null },
  build: Build,
): Promise<void> {
  const { launch, revision, product, template, reading } = parts;
  if (!(await moveLaunch(tx, ref, 'built'))) return;
  const isData = product.type === 'Data delivery';
  const seeds = isData ? { live_seeds: 0, proofs: 0 } : await addSeeds(tx, context, parts);
  const version = await versionForManifest(tx, launch.version_id);
  const heldByAdvertiser = version.deliverable - (await deliverableOf(tx, version.id, advertisersOf(product, launch)));
  const counts = builtCounts({ version, build, heldByAdvertiser, seeds });
  await freezeLinks(tx, launch, template);
  if (reading) await saveProofread(tx, ref, reading);
  await freezeManifest(tx, launch, { revision, version, build, counts });
  await noteBuilt(tx, ref.productId, { ...counts, undecided: await countUndecided(tx, ref) });
  const recipients = `${people.format(build.recipients)} ${isData ? 'records' : 'recipients'}`;
  await finishStep(tx, ref, 'Build send list', reading ? `${recipients}, every mail read` : recipients);
  // While it was built, no event could stop it.
  if (await stopIfRejected(tx, ref)) return;
  await (isData ? awaitConfirmation(tx, ref) : startWork(tx, ref, 'proof'));
}

/** Reads every mail of the list, and stops when it isn't this launch's turn any more or the worker is stopping. */
async function proofread(
  context: JobContext,
  ref: LaunchRef,
  { product, launch, revision, template }: Parts & { template: Template },
): Promise<Reading | 'stopped' | null> {
  if (product.type === 'Data delivery') return null;
  const linkAt = await context.write(ref.accountId, async (tx) => {
    if (!(await holdTurn(tx, ref, TURN))) return null;
    await freezeLinks(tx, launch, template);
    return linksOf(tx, launch.id);
  });
  if (!linkAt) return 'stopped';
  const reading = await readMails(context, ref, { revision, template, linkAt }, async (tx) => {
    if (!(await holdTurn(tx, ref, TURN))) return false;
    if (!context.signal.aborted) return true;
    await startWork(tx, ref, 'build');
    return false;
  });
  return reading ?? 'stopped';
}

async function run(ref: LaunchRef, context: JobContext): Promise<void> {
  const begun = await context.write(ref.accountId, (tx) => begin(tx, ref));
  if (!begun) return;
  const { parts } = begun;
  // Read once before anybody is asked to confirm it: a lost file must not be found out when it is Live.
  const template = await loadTemplate(context.deps, parts.revision);
  let build: Build = begun.build;
  for (;;) {
    const next = await context.write(ref.accountId, async (tx) => {
      if (!(await holdTurn(tx, ref, TURN))) return 'stopped';
      if (!context.signal.aborted) return buildChunk(tx, context.deps, parts, build);
      await startWork(tx, ref, 'build');
      return 'stopped';
    });
    if (next === 'stopped') return;
    if (next === null) break;
    build = next;
  }
  const reading = await proofread(context, ref, { ...parts, template });
  if (reading === 'stopped') return;
  await context.write(ref.accountId, (tx) => finish(tx, context, ref, { ...parts, template, reading }, build));
}

/** Builds the send list of a launch, suppressed and frozen, and continues where a killed run stopped. */
export const buildJob = persistentJob({
  work: 'build',
  step: 'Build send list',
  text: 'The send list could not be built.',
  run,
});
