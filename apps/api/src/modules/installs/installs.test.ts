import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import type { Permission } from '@mailroom/domain/access/permissions';

const ALL: Permission[] = [
  'view_install',
  'can_add_install',
  'can_update_install',
  'can_delete_install',
  'can_access_internal_s3',
  'can_access_internal_sftp',
];
let app: TestApp;
let mine: number;
let foreign: number;
let keeper: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  mine = await app.account();
  foreign = await app.account();
  keeper = await app.user({ accounts: [mine], permissions: ALL });
  stranger = await app.user({ accounts: [foreign], permissions: ALL });
});
afterAll(() => app.close());

function s3() {
  return {
    account_id: mine,
    kind: 's3',
    name: 'Analytics lake',
    bucket: 'northlight-lists',
    region: 'us-east-1',
    access_key_id: 'AKEXAMPLE0001',
    secret_access_key: 'canary-secret-7f3',
  };
}

it('answers 401, 403 and 404', async () => {
  const made = await app.as(keeper).post('/api/v1/install', s3());
  const id = made.body.id;
  const nobody = await app.user({ accounts: [mine] });
  for (const [method, url, body] of [
    ['get', '/api/v1/install'],
    ['get', `/api/v1/install/${id}`],
    ['post', '/api/v1/install', s3()],
    ['patch', `/api/v1/install/${id}`, { name: 'X' }],
    ['delete', `/api/v1/install/${id}`],
    ['get', '/api/v1/s3'],
    ['get', '/api/v1/sftp'],
  ] as const) {
    const call = (client: typeof app.nobody) =>
      method === 'get' || method === 'delete' ? client[method](url) : client[method](url, body);
    expect((await call(app.nobody)).status, url).toBe(401);
    expect((await call(app.as(nobody))).status, url).toBe(403);
  }
  for (const url of [`/api/v1/install/${id}`, `/api/v1/s3/${id}`]) {
    expect((await app.as(stranger).get(url)).status).toBe(404);
    expect((await app.as(stranger).delete(url)).status).toBe(404);
  }
  expect((await app.as(keeper).get(`/api/v1/sftp/${id}`)).status).toBe(404);
});

it('stores secrets encrypted and never returns them', async () => {
  const made = await app.as(keeper).post('/api/v1/s3', { ...s3(), kind: undefined });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    kind: 's3',
    secret_set: true,
    password_set: false,
    access_key_id: 'A***********1',
  });
  const dump = JSON.stringify(
    await app.sql('select to_jsonb(i) from install i union all select to_jsonb(a) from audit_entry a'),
  );
  expect(dump).not.toContain('canary-secret-7f3');
  expect(made.text).not.toContain('canary-secret-7f3');
});

it('S46 can’t decrypt a secret that was moved to another row', async () => {
  const one = await app.as(keeper).post('/api/v1/install', s3());
  const [row] = await app.sql<{ secret_cipher: string }>('select secret_cipher from install where id = $1', [
    one.body.id,
  ]);
  const { secrets } = app.app.deps;
  expect(secrets.open('install', `install:${one.body.id}:secret_cipher`, row?.secret_cipher ?? '')).toBe(
    'canary-secret-7f3',
  );
  expect(() => secrets.open('install', `install:${one.body.id + 1}:secret_cipher`, row?.secret_cipher ?? '')).toThrow();
});

it('S38 refuses invalid bucket, host and folder names with the specification’s texts', async () => {
  const sftp = {
    account_id: mine,
    kind: 'sftp',
    name: 'Drop box',
    host: 'sftp.example',
    user: 'mailroom',
    password: 'x',
  };
  const cases = [
    ...['No Spaces', '..', 'a..b', '-oProxyCommand=x', '../other', 'a/b'].map(
      (bucket) => [{ ...s3(), bucket }, 'bucket', 'Enter a valid Bucket Name'] as const,
    ),
    ...['..', '../other', 'inbox/..', 'in/../../out', 'in\\..\\out', '/etc', '1 folder', '-oProxyCommand=x'].flatMap(
      (folder) => [
        [{ ...s3(), prefix: folder }, 'prefix', 'Enter a valid folder name'] as const,
        [{ ...sftp, folder }, 'folder', 'Enter a valid folder name'] as const,
      ],
    ),
    ...['-oProxyCommand=x', 'a b', '..', 'host;reboot', '$(id)', 'user@host'].map(
      (host) => [{ ...sftp, host }, 'host', 'Enter a valid Host Name'] as const,
    ),
    [{ ...sftp, port: 70000 }, 'port', 'Port can not be greater than 65535'] as const,
  ];
  for (const [body, field, text] of cases) {
    const { status, body: answer } = await app.as(keeper).post('/api/v1/install', body);
    expect([status, answer.fields], JSON.stringify(body)).toEqual([422, { [field]: text }]);
  }
  // The fields that were refused are the only fault.
  expect((await app.as(keeper).post('/api/v1/install', { ...sftp, folder: 'inbox/new' })).status).toBe(201);
});

it('S40 matches what a person types literally, in a list without a search of its own', async () => {
  for (const name of ['under_score', 'underscore']) await app.as(keeper).post('/api/v1/install', { ...s3(), name });
  const found = async (sign: string): Promise<string[]> => {
    const { body } = await app.as(keeper).get(`/api/v1/install?name:like=${encodeURIComponent(sign)}`);
    return body.objects.map(({ name }: { name: string }) => name);
  };
  expect(await found('_')).toEqual(['under_score']);
  expect(await found('%')).toEqual([]);
  expect(await found('\\')).toEqual([]);
});

it('S03 adds nothing to an account out of reach', async () => {
  expect((await app.as(keeper).post('/api/v1/install', { ...s3(), account_id: foreign })).status).toBe(404);
  expect(await app.sql('select from install where account_id = $1', [foreign])).toEqual([]);
});

it('S10 neither searches nor sorts by a secret', async () => {
  for (const query of ['order_by=secret_cipher:asc', 'field=password&search=a', 'access_key_id:eq=AKEXAMPLE0001']) {
    expect((await app.as(keeper).get(`/api/v1/install?${query}`)).status, query).toBe(400);
  }
});

it('shows only the kinds that the caller may access', async () => {
  const half = await app.user({ accounts: [mine], permissions: ['view_install', 'can_access_internal_sftp'] });
  const list = await app.as(half).get('/api/v1/install?limit=100');
  expect(list.body.objects.every((install: { kind: string }) => install.kind === 'sftp')).toBe(true);
  expect((await app.as(half).get('/api/v1/s3')).status).toBe(403);
  const made = await app.as(keeper).post('/api/v1/install', { ...s3(), name: 'Exported lake' });
  const all = (await app.as(keeper).post('/api/v1/install/export?name:like=exported')).text;
  expect(all).toContain('"Exported lake","S3 bucket","northlight-lists","A***********1","Not checked"');
  expect((await app.as(half).post('/api/v1/install/export')).text).not.toContain('S3 bucket');
  await app.as(keeper).delete(`/api/v1/install/${made.body.id}`);
});

it('edits with If-Match, clears fields that are null and keeps a secret that the request leaves out', async () => {
  const made = await app.as(keeper).post('/api/v1/install', s3());
  const etag = made.headers['etag'] ?? '';
  const edited = await app
    .as(keeper)
    .patch(`/api/v1/install/${made.body.id}`, { region: null, name: 'Lake two' }, { 'if-match': etag });
  expect(edited.body).toMatchObject({ region: null, name: 'Lake two', secret_set: true });
  expect(
    (await app.as(keeper).patch(`/api/v1/install/${made.body.id}`, { name: 'Three' }, { 'if-match': etag })).status,
  ).toBe(412);
  expect(
    (await app.as(keeper).patch(`/api/v1/install/${made.body.id}`, { secret_access_key: null })).body.secret_set,
  ).toBe(false);
  expect((await app.as(keeper).delete(`/api/v1/install/${made.body.id}`)).status).toBe(204);
});
