import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecrets } from './crypto.ts';
import { parseKeyring } from './keyring.ts';

function key(id: string) {
  return { id, key: randomBytes(32) };
}

const now = new Date('2026-03-02T15:00:00Z');

describe('secrets', () => {
  it('decrypts what it encrypted', () => {
    const secrets = createSecrets([key('k1')]);
    expect(secrets.open('install', 'install:1:secret', secrets.seal('install', 'install:1:secret', 'grün'))).toBe(
      'grün',
    );
  });

  it('S46 refuses a secret that was moved to another row or purpose', () => {
    const secrets = createSecrets([key('k1')]);
    const sealed = secrets.seal('install', 'install:1:secret', 'password');
    expect(() => secrets.open('install', 'install:2:secret', sealed)).toThrow();
    expect(() => secrets.open('person', 'install:1:secret', sealed)).toThrow();
  });

  it('decrypts and verifies with an old key only while it is listed', () => {
    const old = key('k1');
    const fresh = key('k2');
    const before = createSecrets([old]);
    const sealed = before.seal('install', 'r', 'password');
    const token = before.sign('ticket', { creative: 1 });
    const digest = before.digest('address', 'anna@example.test');
    const during = createSecrets([fresh, old]);
    expect(during.open('install', 'r', sealed)).toBe('password');
    expect(during.verify('ticket', token, now)).toEqual({ creative: 1 });
    expect(during.digest('address', 'anna@example.test')).toEqual(digest);
    expect(during.seal('install', 'r', 'x')).toMatch(/^k2\./);
    const after = createSecrets([fresh]);
    expect(() => after.open('install', 'r', sealed)).toThrow();
    expect(after.verify('ticket', token, now)).toBeNull();
  });

  it('verifies a token for its purpose until it expires', () => {
    const secrets = createSecrets([key('k1')]);
    const token = secrets.sign('ticket', { creative: 7 }, new Date(now.getTime() + 60_000));
    expect(secrets.verify('ticket', token, now)).toMatchObject({ creative: 7 });
    expect(secrets.verify('tracking', token, now)).toBeNull();
    expect(secrets.verify('ticket', token, new Date(now.getTime() + 60_000))).toBeNull();
    expect(secrets.verify('ticket', `${token}x`, now)).toBeNull();
    expect(secrets.verify('ticket', 'k1..', now)).toBeNull();
  });
});

describe('SECRET_KEYS', () => {
  it('describes the expected form when it is wrong', () => {
    const good = randomBytes(32).toString('base64');
    expect(parseKeyring(`k2:${good},k1:${good}`).map(({ id }) => id)).toEqual(['k2', 'k1']);
    for (const bad of ['', 'k1', 'k1:short', `k1:${good},k1:${good}`])
      expect(() => parseKeyring(bad)).toThrow(/k2:<base64/);
  });

  it('refuses keys that can be guessed', () => {
    const patterns = {
      zeros: Buffer.alloc(32),
      'one byte': Buffer.alloc(32, 0xa7),
      'a pattern': Buffer.concat([randomBytes(16), Buffer.alloc(0)].flatMap((half) => [half, half])),
      'counted up': Buffer.from(Array.from({ length: 32 }, (_, at) => at)),
      'counted down in threes': Buffer.from(Array.from({ length: 32 }, (_, at) => 200 - 3 * at)),
      typed: Buffer.from('passwordpasswordpasswordpassword'),
    };
    for (const key of Object.values(patterns))
      expect(() => parseKeyring(`k1:${key.toString('base64')}`)).toThrow(
        'k1 is not random: make it with `npm run keys`',
      );
    for (let run = 0; run < 100; run += 1)
      expect(parseKeyring(`k1:${randomBytes(32).toString('base64')}`)).toHaveLength(1);
  });

  it('recognises tokens of its own keys', () => {
    const own = createSecrets([key('k1')]);
    expect(own.mayHaveSigned(own.sign('ticket', {}))).toBe(true);
    expect(own.mayHaveSigned(createSecrets([key('k2')]).sign('ticket', {}))).toBe(false);
  });
});
