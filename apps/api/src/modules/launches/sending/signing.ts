import type { Tx } from '../../../platform/database/tx.ts';
import type { Deps } from '../../../platform/deps.ts';
import { signatureFor } from '../../accounts/signing.reads.ts';
import type { RevisionForSend } from '../../creatives/creatives.reads.ts';
import type { Signing } from './rendering.ts';

/** Reads how a run signs its messages: once for all of them, because opening a key for each would slow the sending. */
export async function signingOf(
  tx: Tx,
  deps: Deps,
  { accountId, sender }: RevisionForSend,
  campaign: string,
): Promise<Signing> {
  const signature = sender ? await signatureFor(tx, deps, { accountId, fromEmail: sender.fromEmail }) : undefined;
  return { signature, campaign };
}
