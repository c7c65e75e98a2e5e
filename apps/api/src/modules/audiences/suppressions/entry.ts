import { createHash } from 'node:crypto';
import { trimInvisible } from '@mailroom/domain/forms/invisible';
import { canonicalAddress, canonicalDomain } from '../../../platform/addresses/canonicalAddress.ts';

export interface Entry {
  kind: 'sha256' | 'md5' | 'domain';
  value: string;
}

/**
 * Reads a line of a suppression list: an address, the digest of one, or a whole domain, which covers the domains below it.
 * Addresses are kept only as digests. Undefined also for what can never match, such as a domain with a wildcard.
 */
export function entryOf(text: string): Entry | undefined {
  const value = trimInvisible(text).toLowerCase();
  if (/^[0-9a-f]{64}$/.test(value)) return { kind: 'sha256', value };
  if (/^[0-9a-f]{32}$/.test(value)) return { kind: 'md5', value };
  // Before addresses: an asterisk is a legal local part, but nobody's.
  const isDomain = /^\*?@/.test(value);
  const address = isDomain ? undefined : canonicalAddress(value);
  if (address !== undefined) return { kind: 'sha256', value: createHash('sha256').update(address).digest('hex') };
  const domain = canonicalDomain(value.replace(/^\*?@/, ''));
  return domain === undefined ? undefined : { kind: 'domain', value: domain };
}

/** The entries of a list's file are in its first column. */
export const LIST_ENTRIES = {
  entryColumn: 0,
  // The cheap test rules out most values of other columns, so that few need the test of addresses.
  isEntry: (value: string): boolean => (value.includes('.') || value.length >= 32) && entryOf(value) !== undefined,
};
