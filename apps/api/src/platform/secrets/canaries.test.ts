import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import type { TestResponse } from '../../testing/client.ts';

function canary(name: string): string {
  return `canary-${name}-${randomBytes(6).toString('hex')}`;
}

const key = randomBytes(32).toString('base64');
const canaries = {
  key,
  smtp: canary('smtp'),
  s3: canary('s3'),
  changed: canary('changed'),
  sftp: canary('sftp'),
  privateKey: canary('private'),
};

let app: TestApp;
let keeper: TestUser;
let token: string;
let account: number;
const logged: string[] = [];
beforeAll(async () => {
  app = await testApp({
    partial: true,
    smtpUrl: `smtp://mailroom:${canaries.smtp}@127.0.0.1:1`,
    settings: { SECRET_KEYS: `k1:${key}`, LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void logged.push(line) },
  });
  account = await app.account();
  keeper = await app.user({
    accounts: [account],
    permissions: [
      'view_install',
      'can_add_install',
      'can_update_install',
      'can_access_internal_s3',
      'can_access_internal_sftp',
    ],
  });
  token = await app.issuer.token(keeper.subject, {});
});
afterAll(() => app.close());

/** Every row of every table and partition, as text. */
async function dump(): Promise<string> {
  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs', 'walls')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await app.sql<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

it('S44 keeps secrets out of the database, the log and every answer', async () => {
  const client = app.withToken(token);
  const answers: TestResponse[] = [];
  const call = async (answer: Promise<TestResponse>): Promise<TestResponse> => {
    answers.push(await answer);
    return answer;
  };
  const s3 = {
    account_id: account,
    kind: 's3',
    name: 'Lake',
    bucket: 'lists',
    region: 'us-east-1',
    access_key_id: 'AKEXAMPLE0001',
    secret_access_key: canaries.s3,
  };
  const sftp = {
    account_id: account,
    kind: 'sftp',
    name: 'Drop',
    host: 'sftp.example.test',
    user: 'mailroom',
    password: canaries.sftp,
    private_key: canaries.privateKey,
  };
  const made = await call(client.post('/api/v1/install', s3));
  expect(made.status).toBe(201);
  const drop = await call(client.post('/api/v1/install', sftp));
  expect(drop.status).toBe(201);
  await call(client.patch(`/api/v1/install/${made.body.id}`, { secret_access_key: canaries.changed }));
  await call(client.patch(`/api/v1/install/${made.body.id}`, { secret_access_key: canaries.changed, unknown: 1 }));
  await call(client.patch(`/api/v1/install/${made.body.id}`, `{ "secret_access_key": "${canaries.changed}", `));
  for (const url of ['/api/v1/install', '/api/v1/s3', '/api/v1/sftp', `/api/v1/install/${drop.body.id}`])
    await call(client.get(url));
  await call(app.withToken(`${token}x`).get('/api/v1/install'));
  await call(client.get(`/api/v1/install?access_token=${token}`));
  app.app.deps.log.error({ err: new Error('relay'), smtpUrl: app.app.deps.settings.smtpUrl, token }, 'failed');

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 400, 400, 200, 200, 200, 200, 401, 401]);
  expect(logged.length).toBeGreaterThan(answers.length);
  const said = answers.map(({ text, headers }) => text + JSON.stringify(headers)).join('\n');
  const places = { database: await dump(), log: logged.join(''), answers: said };
  // The canaries were really stored: what the program decrypts is what was sent.
  expect(places.database).toContain('sftp.example.test');
  for (const [place, content] of Object.entries(places)) {
    for (const [name, value] of Object.entries({ ...canaries, token }))
      expect(content.includes(value), `${name} in ${place}`).toBe(false);
  }
});
