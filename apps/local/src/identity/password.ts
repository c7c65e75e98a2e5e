import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { parallelism: 1, memory: 19_456, passes: 2, tagLength: 32 };

/** `argon2id$salt$hash`, both in base64url; costs about 36 ms. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive('argon2id', { ...cost, message: password, nonce: salt });
  return ['argon2id', salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, salt = '', hash = ''] = stored.split('$');
  const expected = Buffer.from(hash, 'base64url');
  const found = await derive('argon2id', { ...cost, message: password, nonce: Buffer.from(salt, 'base64url') });
  return found.length === expected.length && timingSafeEqual(found, expected);
}
