import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../../platform/deps.ts';
import type { Tracked } from '../tracking/trackingToken.ts';

/** The bytes of a signature. With them, the local part has at most 57 of the 64 characters that RFC 5321 allows. */
const SIGNATURE_LENGTH = 16;

/**
 * Signs with a digest, whose key never changes: bounces come days later, also after a rotation of the keys. In digits and small
 * letters, because relays change the case of addresses.
 */
function signatureOf({ secrets }: Deps, { accountId, messageId }: Tracked): Buffer {
  return secrets.digest('bounce', `${accountId}.${messageId}`).subarray(0, SIGNATURE_LENGTH);
}

/** Returns the Return-Paths of an account's messages; undefined for all of them where no domain is set for that. */
export function returnPaths(deps: Deps, accountId: number): (messageId: number) => string | undefined {
  const domain = deps.settings.bounceDomain;
  return (messageId) => {
    if (domain === null) return undefined;
    const signature = signatureOf(deps, { accountId, messageId }).toString('hex');
    return `b-${accountId.toString(36)}-${messageId.toString(36)}-${signature}@${domain}`;
  };
}

/** Returns the message that a Return-Path of ours names, `forged` when its signature is wrong, and undefined for other addresses. */
export function readReturnPath(deps: Deps, address: string): Tracked | 'forged' | undefined {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf('@');
  const local = lower.slice(0, at);
  if (lower.slice(at + 1) !== deps.settings.bounceDomain || !local.startsWith('b-')) return undefined;
  const [, account = '', message = '', given = ''] =
    /^b-([a-z0-9]{1,6})-([a-z0-9]{1,11})-([0-9a-f]{32})$/.exec(local) ?? [];
  const named = { accountId: Number.parseInt(account, 36), messageId: Number.parseInt(message, 36) };
  const signature = Buffer.from(given, 'hex');
  const isOurs = signature.length === SIGNATURE_LENGTH && timingSafeEqual(signature, signatureOf(deps, named));
  return isOurs ? named : 'forged';
}
