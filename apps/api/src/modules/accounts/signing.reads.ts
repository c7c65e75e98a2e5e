import { createPrivateKey } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { nearestDomain } from '@mailroom/domain/sendingDomains/alignment';
import type { Tx } from '../../platform/database/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Signature } from '../../platform/mail/mail.ts';
import { openPrivateKey } from './sendingDomains/keyPair.ts';
import { signingKeys } from './sendingDomains/sendingDomains.repository.ts';

/**
 * The signature for an account's e-mails from this address, by the nearest sending domain at or above its domain. Undefined
 * when none of them signs: the e-mails then go out unsigned.
 */
export async function signatureFor(
  tx: Tx,
  deps: Deps,
  { accountId, fromEmail }: { accountId: number; fromEmail: string },
): Promise<Signature | undefined> {
  const keys = await signingKeys(tx, accountId);
  const from = domainToASCII(fromEmail.slice(fromEmail.lastIndexOf('@') + 1)).toLowerCase();
  const domain = nearestDomain(
    from,
    keys.map((key) => key.domain),
  );
  const key = keys.find((one) => one.domain === domain);
  if (!key) return undefined;
  const privateKey = createPrivateKey(openPrivateKey(deps, key.selector, key.sealed));
  return { domain: key.domain, selector: key.selector, privateKey };
}
