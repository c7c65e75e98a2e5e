import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { packCreative, packedImages, readRevisionForSend } from '../../creatives/creatives.reads.ts';
import {
  destinationOf,
  DestinationFailure,
  isLasting,
  type DeliveryPlace,
  type Destination,
} from '../../installs/installs.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import { StepTrouble } from '../ledger/stepTrouble.ts';
import { advertisersOf, requireLaunch, saveDelivery, type DeliveredFile } from '../lifecycle/launch.repository.ts';
import { startStep } from '../lifecycle/launchSteps.repository.ts';
import { startWork } from '../lifecycle/launchWork.ts';
import { isTaken } from '../lifecycle/oneAtATime.ts';
import { persistentJob } from '../lifecycle/persistentJob.ts';
import { stopIfRejected } from '../lifecycle/rejectedCreative.ts';
import { holdTurn, lockTurn } from '../lifecycle/turn.ts';
import { acceptDelivered } from './acceptDelivered.ts';
import { fieldsOfList, nextPeople, type ListPlace } from './dataDelivery.repository.ts';
import { deliverFiles } from './deliverFiles.ts';
import { columnsOf, fileBase, headLine, personLine } from './listFile.ts';

/** People a transaction. A line may have a megabyte, so few of them are in memory at a time. */
const PIECE = 1_000;

/** It isn't this launch's turn any more: somebody stopped it, or the worker is stopping. */
class Stopped extends Error {}

async function begin(tx: Tx, ref: LaunchRef, { deps }: JobContext) {
  const isTurn = await lockTurn(tx, ref, 'Live');
  const launch = await requireLaunch(tx, ref.launchId);
  if (launch.delivery !== null) return 'delivered';
  if (!isTurn || (await stopIfRejected(tx, ref))) return 'stopped';
  await startStep(tx, ref, 'Deliver data');
  const product = await productForLaunch(tx, ref.productId);
  const destination = product.installId === null ? undefined : await destinationOf(tx, deps, product.installId);
  if (!destination) throw new StepTrouble('The product has no delivery destination.', true);
  return {
    destination,
    advertiserIds: advertisersOf(product, launch),
    base: fileBase({ id: product.id, name: product.name }, launch.attempt),
    columns: columnsOf(await fieldsOfList(tx, ref)),
    revision: await readRevisionForSend(tx, launch.revision_id),
    images: await packedImages(tx, launch.revision_id),
  };
}

type Begun = Exclude<Awaited<ReturnType<typeof begin>>, string>;

/** Whether the launch may still go on. A worker that stops leaves the work to the next one. */
async function mayGoOn(tx: Tx, ref: LaunchRef, { signal }: JobContext): Promise<boolean> {
  if (!(await holdTurn(tx, ref, 'Live'))) return false;
  if (!signal.aborted) return true;
  await startWork(tx, ref, 'deliver');
  return false;
}

/** Writes the list piece by piece, and asks before each piece whether the launch goes on. */
async function* listBytes(
  ref: LaunchRef,
  context: JobContext,
  { advertiserIds, columns }: Pick<Begun, 'advertiserIds' | 'columns'>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(headLine(columns));
  let after: ListPlace | undefined;
  for (;;) {
    const people = await context.write(ref.accountId, async (tx) => {
      if (!(await mayGoOn(tx, ref, context))) throw new Stopped();
      return nextPeople(tx, ref, advertiserIds, { after, limit: PIECE });
    });
    after = people.at(-1);
    if (!after) return;
    const lines = people.filter(({ late }) => !late).map((person) => personLine(person, columns));
    yield Buffer.from(lines.join(''));
  }
}

async function* whole(bytes: () => Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await bytes();
}

/** Notes what was delivered. Returns false when somebody stopped the launch or rejected its creative while the files got their names. */
function note(
  ref: LaunchRef,
  context: JobContext,
  { id, name }: Destination,
  files: DeliveredFile[],
): Promise<boolean> {
  return context.write(ref.accountId, async (tx) => {
    if (!(await lockTurn(tx, ref, 'Live')) || (await stopIfRejected(tx, ref))) return false;
    await saveDelivery(tx, ref.launchId, { install: { id, name }, files, delivered_at: nowOf(tx).toISOString() });
    return true;
  });
}

/** Takes back files of a launch that was stopped in the last moment. */
async function takeBack(place: DeliveryPlace, files: readonly DeliveredFile[]): Promise<void> {
  for (const { name } of files.toReversed()) await place.remove(name);
}

async function deliver(ref: LaunchRef, context: JobContext, begun: Begun, place: DeliveryPlace): Promise<boolean> {
  const { base, destination, revision, images } = begun;
  try {
    const files = await deliverFiles(place, {
      files: [
        { name: `${base}.csv`, bytes: listBytes(ref, context, begun) },
        { name: `${base}.zip`, bytes: whole(() => packCreative(context.deps, revision, images)) },
      ],
      checksums: `${base}.sha256`,
      mayPublish: () => context.write(ref.accountId, (tx) => mayGoOn(tx, ref, context)),
    });
    if (files === null) return false;
    if (await note(ref, context, destination, files)) return true;
    await takeBack(place, files);
    return false;
  } catch (error) {
    if (error instanceof Stopped) return false;
    throw error;
  } finally {
    await place.discard();
  }
}

/** Opens the destination as it is stored now, so that a run after a correction uses the correction. */
async function tryDestination(ref: LaunchRef, context: JobContext, begun: Begun): Promise<boolean> {
  const { destination } = begun;
  let place: DeliveryPlace | undefined;
  try {
    place = await destination.open(context.signal);
    return await deliver(ref, context, begun, place);
  } catch (error) {
    if (!(error instanceof DestinationFailure)) throw error;
    const reason = `The destination ‘${destination.name}’ did not take the files: ${error.message}`;
    throw new StepTrouble(reason, isLasting(error), { cause: error });
  } finally {
    place?.close();
  }
}

async function run(ref: LaunchRef, context: JobContext): Promise<void> {
  if (await isTaken(ref, context, 'deliver')) return;
  const begun = await context.write(ref.accountId, (tx) => begin(tx, ref, context));
  if (begun === 'stopped') return;
  if (begun !== 'delivered' && !(await tryDestination(ref, context, begun))) {
    return context.write(ref.accountId, async (tx) => void (await stopIfRejected(tx, ref)));
  }
  await acceptDelivered(ref, context);
}

/**
 * Delivers the list and the creative of a launch to its destination. A run that was killed or failed is repeated from the
 * beginning, with the same bytes.
 */
export const dataDeliveryJob = persistentJob({
  work: 'deliver',
  step: 'Deliver data',
  text: 'The delivery failed in all of its runs.',
  run,
});
