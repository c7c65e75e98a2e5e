import { conflict } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { audienceForDerive } from '../../audiences/audiences.reads.ts';
import { creativeForDerive } from '../../creatives/creatives.reads.ts';
import type { ActionContext, ProductState } from '../../orders/moves.commands.ts';
import { productForLaunch } from '../../orders/orders.reads.ts';
import { placesOf } from './buildPlan.ts';
import { requireLaunch, type Launch } from './launch.repository.ts';

/** People who were mailed by a paused product, or are in doubt, and those who would get the corrected mail. */
export interface CorrectedPeople {
  hadIt: number;
  getIt: number;
}

/** The attempt that would follow this one, with the parts of its product as they are now. */
async function nextAttempt(
  tx: Tx,
  launch: Launch,
  parts: { audienceId: number; creativeId: number },
): Promise<Launch | null> {
  const audience = await audienceForDerive(tx, parts.audienceId);
  const creative = await creativeForDerive(tx, parts.creativeId);
  if (!audience?.version || !creative) return null;
  const attempt = launch.attempt + 1;
  return { ...launch, attempt, version_id: audience.version.id, mail_advertiser_id: creative.advertiserId };
}

/** Counts before a correction. Null while the product has no audience that could be mailed. */
export async function peopleToCorrect(tx: Tx, productId: number): Promise<CorrectedPeople | null> {
  const product = await productForLaunch(tx, productId);
  const { launchId, audienceId, creativeId } = product;
  if (launchId === null || audienceId === null || creativeId === null) return null;
  const next = await nextAttempt(tx, await requireLaunch(tx, launchId), { audienceId, creativeId });
  if (!next) return null;
  const { before, fits } = await placesOf(tx, product, next);
  return { hadIt: before, getIt: fits };
}

const number = new Intl.NumberFormat('en-US');

/** Says for the history which revision replaces which, and for whom. Throws 409 when nobody is left. */
export async function correctionText(
  tx: Tx,
  { id, attempt, correction }: ProductState,
  { record }: Pick<ActionContext, 'record'>,
): Promise<string> {
  const people = await peopleToCorrect(tx, id);
  if (!correction || !people) throw new Error(`product ${id} has nothing to correct`);
  const { hadIt, getIt } = people;
  if (getIt === 0) {
    throw conflict('blocked', 'Nobody is left who could get the corrected mail', { record: await record() });
  }
  const { sent, newest } = correction;
  const had = `${number.format(hadIt)} had got ${attempt === 1 ? 'the first' : 'an earlier one'}`;
  return `Corrected: revision ${sent} replaced by ${newest}, ${had}, ${number.format(getIt)} get this one.`;
}
