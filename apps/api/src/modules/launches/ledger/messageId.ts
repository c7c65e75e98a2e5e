import type { Ids } from '../../../platform/clock/ids.ts';

/** Made once, with the message: a mailbox that receives it twice recognises it by this. */
export function messageIdOf(ids: Ids, senderAddress: string): string {
  return `<${ids.next()}@${senderAddress.slice(senderAddress.lastIndexOf('@') + 1)}>`;
}
