import { hkdfSync } from 'node:crypto';
import type { SecretKey } from './keyring.ts';

/** Tells two keys apart and gives neither away. */
export function fingerprintOf({ key }: SecretKey): string {
  return Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'mailroom:fingerprint', 16)).toString('hex');
}
