import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import type { SecretKey } from './keyring.ts';
import type { Purpose, Secrets } from './secrets.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

/** One key per purpose, so that a value made for one purpose is worthless for another. Derived once, because deriving it for each signature is slow. */
function deriver() {
  const derived = new Map<string, KeyObject>();
  return ({ id, key }: SecretKey, purpose: Purpose): KeyObject => {
    const name = `${id}:${purpose}`;
    const known = derived.get(name);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `mailroom:${purpose}`, 32)));
    derived.set(name, made);
    return made;
  };
}

function mac(key: KeyObject, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

export function createSecrets(keys: readonly SecretKey[]): Secrets {
  const [first] = keys;
  const last = keys.at(-1);
  if (!first || !last) throw new Error('No secret keys');
  const derive = deriver();
  const keyOf = (id: string | undefined): SecretKey => {
    const key = keys.find((candidate) => candidate.id === id);
    if (!key) throw new Error('Encrypted with a key that SECRET_KEYS no longer lists');
    return key;
  };

  return {
    seal(purpose, row, plain) {
      const nonce = randomBytes(NONCE_LENGTH);
      const box = createCipheriv(CIPHER, derive(first, purpose), nonce);
      box.setAAD(Buffer.from(`${purpose}:${row}`));
      const sealed = Buffer.concat([nonce, box.update(plain, 'utf8'), box.final(), box.getAuthTag()]);
      return `${first.id}.${sealed.toString('base64url')}`;
    },

    open(purpose, row, sealed) {
      const [id, encoded] = sealed.split('.');
      const bytes = Buffer.from(encoded ?? '', 'base64url');
      const box = createDecipheriv(CIPHER, derive(keyOf(id), purpose), bytes.subarray(0, NONCE_LENGTH), {
        authTagLength: TAG_LENGTH,
      });
      box.setAAD(Buffer.from(`${purpose}:${row}`));
      box.setAuthTag(bytes.subarray(-TAG_LENGTH));
      return box.update(bytes.subarray(NONCE_LENGTH, -TAG_LENGTH), undefined, 'utf8') + box.final('utf8');
    },

    sign(purpose, claims, expiresAt) {
      const payload = expiresAt ? { ...claims, exp: Math.floor(expiresAt.getTime() / 1000) } : claims;
      const body = `${first.id}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
      return `${body}.${mac(derive(first, purpose), body).toString('base64url')}`;
    },

    verify(purpose, token, now) {
      const [id, payload, signature, ...rest] = token.split('.');
      const key = keys.find((candidate) => candidate.id === id);
      if (!key || !payload || !signature || rest.length > 0) return null;
      const expected = mac(derive(key, purpose), `${id}.${payload}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const claims: Record<string, string | number> = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
      if (typeof claims['exp'] === 'number' && claims['exp'] * 1000 <= now.getTime()) return null;
      return claims;
    },

    mayHaveSigned: (token) => keys.some(({ id }) => token.startsWith(`${id}.`)),

    // Uses the oldest key: digests are stored and compared, so a new first key must not change them.
    digest: (purpose, value) => mac(derive(last, purpose), value),
  };
}
