import type { V1Schemas } from '@mailroom/api-client';
import { sendable } from './productLabels.ts';

type Product = V1Schemas['Product'];

/** A sentence for the question of each action that leads to mail, so that none of them is a single click. */
export function productEffects(
  product: Product,
  number: (value: number) => string,
): Readonly<Record<string, string | undefined>> {
  const isData = product.product_type === 'Data delivery';
  const several = (value: number | null | undefined) =>
    `${value === null || value === undefined ? 'the' : number(value)} ${isData ? 'records' : 'recipients'}`;
  const prepares = isData
    ? `Mailroom prepares ${several(sendable(product))}. Nothing is delivered before the go-ahead.`
    : `Mailroom prepares the e-mail for ${several(sendable(product))} and sends a proof to the test seeds. Nobody else is mailed before the go-ahead.`;
  const recipients = several(product.prepared?.recipients);
  return {
    launch: prepares,
    relaunch: prepares,
    confirm: isData
      ? `Mailroom delivers ${recipients} at the start, or immediately if it has passed.`
      : `The e-mail goes to ${recipients} at the start, or immediately if it has passed.`,
    resume: isData ? 'The delivery continues.' : 'Sending continues with the recipients who haven’t been mailed yet.',
  };
}
