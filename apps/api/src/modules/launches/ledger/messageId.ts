import { mailDomain } from '../../../platform/addresses/mailDomain.ts';
import type { Ids } from '../../../platform/clock/ids.ts';

/** Made once, with the message: a mailbox that receives it twice recognises it by this. */
export function messageIdOf(ids: Ids, fromEmail: string): string {
  return `<${ids.next()}@${mailDomain(fromEmail)}>`;
}
