import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JWK } from 'oidc-provider';

export interface Keys {
  signing: JWK;
  cookie: string;
}

/** Kept, so that tokens and sessions outlive a restart. */
export function loadKeys(path: string): Keys {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Keys;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys: Keys = {
    signing: {
      ...(privateKey.export({ format: 'jwk' }) as JWK),
      alg: 'RS256',
      use: 'sig',
      kid: randomBytes(6).toString('hex'),
    },
    cookie: randomBytes(32).toString('base64url'),
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
