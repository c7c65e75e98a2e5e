import { createHash } from 'node:crypto';
import { isAddress } from '@mailroom/domain/forms/addressRules';

export interface Entry {
  kind: 'sha256' | 'md5' | 'domain';
  value: string;
}

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Reads a line of a suppression list: an address, the digest of one, or a whole domain. Addresses are kept only as digests. */
export function entryOf(text: string): Entry | undefined {
  const value = text.trim().toLowerCase();
  if (/^[0-9a-f]{64}$/.test(value)) return { kind: 'sha256', value };
  if (/^[0-9a-f]{32}$/.test(value)) return { kind: 'md5', value };
  if (isAddress(value)) return { kind: 'sha256', value: createHash('sha256').update(value).digest('hex') };
  const name = value.replace(/^(?:\*?@|\*\.)/, '');
  return DOMAIN.test(name) ? { kind: 'domain', value: name } : undefined;
}
