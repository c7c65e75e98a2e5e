import type { Ids } from '../../../platform/clock/ids.ts';

/** Made once, with the message: whoever gets it twice all the same can tell by it. */
export const messageIdOf = (ids: Ids, senderAddress: string): string =>
  `<${ids.next()}@${senderAddress.slice(senderAddress.lastIndexOf('@') + 1)}>`;
