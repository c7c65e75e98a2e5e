import { derive } from '@mailroom/domain/derivation/derive';
import type { DeriveInput } from '@mailroom/domain/derivation/deriveReasons';
import { conflict } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deriveInputOf, subjectName } from './deriveInput.ts';
import type { ActionContext } from './requireAction.ts';
import type { ProductState } from '../records/productRow.ts';
import { setProduct } from '../records/products.repository.ts';

/** Throws 409 with the blockers when what was read of a product isn't ready to be launched. */
async function refuseBlocked(
  product: ProductState,
  input: DeriveInput,
  { record }: Pick<ActionContext, 'record'>,
): Promise<void> {
  const { status, reasons } = derive(input);
  if (status === 'Ready To Launch') return;
  const blockers = reasons.map(({ subject, text }) => ({ ...subject, name: subjectName(input, subject), text }));
  const children = blockers.map(({ name, text }) => ({ object: name, product: product.name, message: text }));
  throw conflict('blocked', reasons[0]?.text ?? `It is ${status}`, { record: await record(), blockers }, [
    { message: `It is ${status}`, children },
  ]);
}

/**
 * Derives a locked product from its parts, instead of trusting what is stored, and holds the parts until the
 * transaction ends. Returns how many can be mailed now. Throws 409 with the blockers when it isn't ready to be launched.
 */
export async function requireReady(
  tx: Tx,
  product: ProductState,
  context: Pick<ActionContext, 'record'>,
): Promise<number | null> {
  const input = await deriveInputOf(tx, product, 'update');
  await refuseBlocked(product, input, context);
  return input.deliverable;
}

/**
 * The same where nobody can get more people: the caller accepts the count that is left, for the version in use. Every other
 * blocker is refused.
 */
export async function requireReadyWithFewer(
  tx: Tx,
  product: ProductState,
  reason: string,
  context: ActionContext,
): Promise<number | null> {
  const input = await deriveInputOf(tx, product, 'update');
  const { audience, deliverable } = input;
  const isShort = derive(input).reasons.some(({ code }) => code === 'volume_short');
  if (!isShort || !audience?.version || deliverable === null) return requireReady(tx, product, context);
  const accepted = { versionId: audience.version.id, count: deliverable };
  await refuseBlocked(product, { ...input, product: { ...input.product, accepted } }, context);
  await setProduct(tx, product.id, {
    accepted_volume: accepted.count,
    accepted_volume_version_id: accepted.versionId,
    accepted_volume_by: context.actor.userId,
    accepted_volume_reason: reason,
  });
  return deliverable;
}
