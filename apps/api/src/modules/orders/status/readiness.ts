import { derive } from '@mailroom/domain/derivation/derive';
import { conflict } from '../../../errors.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deriveInputOf, subjectName } from './deriveInput.ts';
import type { ProductState } from '../records/productRow.ts';

/**
 * Derives a locked product from its parts, instead of trusting what is stored, and holds the parts until the
 * transaction ends. Returns how many can be mailed now. Throws 409 with the blockers when it isn't ready to be launched.
 */
export async function requireReady(
  tx: Tx,
  product: ProductState,
  { record }: { record: () => Promise<unknown> },
): Promise<number | null> {
  const input = await deriveInputOf(tx, product, 'update');
  const { status, reasons } = derive(input);
  if (status === 'Ready To Launch') return input.deliverable;
  const blockers = reasons.map(({ subject, text }) => ({ ...subject, name: subjectName(input, subject), text }));
  const children = blockers.map(({ name, text }) => ({ object: name, product: product.name, message: text }));
  throw conflict('blocked', reasons[0]?.text ?? `It is ${status}`, { record: await record(), blockers }, [
    { message: `It is ${status}`, children },
  ]);
}
