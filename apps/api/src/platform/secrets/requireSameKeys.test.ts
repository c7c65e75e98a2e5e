import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { modules } from '../../modules.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { readyProduct } from '../../testing/orders.ts';
import { environmentOf } from '../../testing/worker.ts';
import { SettingsError } from '../settingsError.ts';
import { createSecrets } from './crypto.ts';
import type { SecretKey } from './keyring.ts';
import { requireSameKeys } from './requireSameKeys.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

function key(id: string): SecretKey {
  return { id, key: randomBytes(32) };
}

/** Starts a node with these keys. Returns why it refuses. */
async function start(...keys: SecretKey[]): Promise<readonly string[]> {
  const proofs = modules.flatMap((module) => module.keyProofs ?? []);
  try {
    await requireSameKeys({ withActor: app.app.deps.withActor, keys, secrets: createSecrets(keys), proofs });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

async function fingerprints(): Promise<string[]> {
  const rows = await app.sql<{ value: { fingerprints: object } }>(
    `select value from setting where key = 'secret_keys'`,
  );
  return rows.flatMap(({ value }) => Object.keys(value.fingerprints));
}

beforeEach(async () => {
  await app.sql(`delete from setting where key = 'secret_keys'`);
  await app.sql('delete from message');
  await app.sql('delete from install');
});

describe('two nodes', () => {
  it('start with the same keys, in both orders of starting', async () => {
    const shared = key('k1');
    expect(await Promise.all([start(shared), start(shared)])).toEqual([[], []]);
    expect(await fingerprints()).toEqual(['k1']);
  });

  it('don’t start with a key each: the second is named and refused', async () => {
    const results = await Promise.all([start(key('k1')), start(key('k1'))]);
    expect(results.flat()).toEqual([
      'SECRET_KEYS has another key k1 than this database was used with: all nodes need the same SECRET_KEYS, also after a restart',
    ]);
    const other = await start(key('k7'));
    expect(other[0]).toContain('SECRET_KEYS must end with the key k1');
  });

  it('rotate: a new key comes first, and the first one stays last', async () => {
    const [first, second, third] = [key('k1'), key('k2'), key('k3')];
    expect(await start(first)).toEqual([]);
    expect(await start(second, first)).toEqual([]);
    expect(await start(third, second, first)).toEqual([]);
    expect(await fingerprints()).toEqual(['k1', 'k2', 'k3']);
    // A node that wasn't restarted yet still fits, and so does one without a key that sealed nothing.
    expect(await start(second, first)).toEqual([]);
    expect(await start(third, first)).toEqual([]);
    expect(await start(first, second)).toEqual([expect.stringContaining('must end with the key k1')]);
    expect(await start(third, second)).toEqual([expect.stringContaining('must end with the key k1')]);
    expect(await start(third, key('k2'), first)).toEqual([expect.stringContaining('another key k2')]);
  });
});

describe('a database that is in use already', () => {
  it('is not taken by a node that can’t open its secrets or recognise its addresses', async () => {
    const [first, second] = [key('k1'), key('k2')];
    const { accountId, revisionId } = await readyProduct(app);
    const { seal } = createSecrets([second, first]);
    const old = createSecrets([first]);
    for (const secrets of [old, { seal }]) {
      const id = await app.insert('install', { account_id: accountId, name: 'A server', kind: 'sftp' });
      const sealed = secrets.seal('install', `install:${id}:password_cipher`, 'password');
      await app.sql('update install set password_cipher = $2 where id = $1', [id, sealed]);
    }
    await app.insert('message', {
      account_id: accountId,
      purpose: 'test',
      revision_id: revisionId,
      email: 'anna@mailroom.test',
      email_hmac: old.digest('address', 'anna@mailroom.test'),
      merge: '{}',
      message_id: '<1@mailroom.test>',
    });
    expect(await start(key('k1'))).toEqual([
      expect.stringMatching(/lacks the key k1.*passwords of installs/),
      expect.stringMatching(/lacks the key k2.*passwords of installs/),
      expect.stringMatching(/must end with the first key of this database: addresses/),
    ]);
    expect(await start(first)).toEqual([expect.stringMatching(/lacks the key k2/)]);
    expect(await start(first, second)).toEqual([expect.stringMatching(/must end with the first key/)]);
    expect(await fingerprints()).toEqual([]);
    expect(await start(second, first)).toEqual([]);
    expect(await fingerprints()).toEqual(['k1', 'k2']);
    // Later, too, a key that sealed something can't be left out.
    expect(await start(key('k3'), first)).toEqual([expect.stringMatching(/lacks the key k2/)]);
  });
});

it('a node ends with the reason and without a stack', async () => {
  expect(await start(key('k1'))).toEqual([]);
  const program = fileURLToPath(new URL('../../server.ts', import.meta.url));
  const node = spawn(process.execPath, ['--conditions=mailroom-source', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environmentOf(app), SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`, METRICS_PORT: '0' },
  });
  const [said, [code]] = await Promise.all([text(node.stderr), once(node, 'exit')]);
  expect(code).toBe(1);
  expect(said).toMatch(/^Settings that are missing or wrong:\n {2}SECRET_KEYS has another key k1 .*\n$/);
});
