import type { Permission } from '@mailroom/domain/access/permissions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { startSignedS3, type SignedS3 } from '../../../testing/destinations/signedS3.ts';

const ALL: Permission[] = ['view_install', 'can_add_install', 'can_update_install', 'can_access_internal_s3'];
/** Allowed, but nothing listens there. */
const CLOSED_PORT = 9;

let app: TestApp;
let s3: SignedS3;
let mine: number;
let keeper: TestUser;
beforeAll(async () => {
  s3 = await startSignedS3();
  const here = { address: '127.0.0.1', prefix: 32, family: 4 } as const;
  app = await testApp({
    partial: true,
    allow: [
      { ...here, port: s3.port },
      { ...here, port: CLOSED_PORT },
    ],
  });
  mine = await app.account();
  keeper = await app.user({ accounts: [mine], permissions: ALL });
});
afterAll(async () => {
  await app.close();
  await s3.close();
});
beforeEach(() => {
  s3.faults.clear();
  s3.seen.length = 0;
  s3.onRequest = () => undefined;
});

async function checked(over: Record<string, unknown> = {}) {
  const made = await app.as(keeper).post('/api/v1/install', {
    account_id: mine,
    kind: 's3',
    name: 'Analytics lake',
    bucket: s3.bucket,
    endpoint: s3.endpoint,
    prefix: 'deliveries/',
    access_key_id: s3.accessKeyId,
    secret_access_key: s3.secretAccessKey,
    ...over,
  });
  expect(made.status).toBe(201);
  const answer = await app.as(keeper).post(`/api/v1/install/${made.body.id}/check`);
  expect(answer.status).toBe(200);
  return answer;
}

async function outcome(over?: Record<string, unknown>) {
  const { body } = await checked(over);
  return [body.last_check_result, body.last_check_step, body.last_check_message];
}

it('writes, reads back and removes a file, signed with the stored secret', async () => {
  const { body, text } = await checked();
  expect(body).toMatchObject({ last_check_result: 'passed', last_check_step: null, last_check_message: null });
  expect(body.last_check_at).toBe(app.clock.now().toISOString());
  expect(s3.seen).toEqual(['PUT', 'GET', 'DELETE']);
  expect(await s3.files()).toEqual([]);
  expect(text).not.toContain(s3.secretAccessKey);
});

it('says which step failed, in words', async () => {
  const secret = { secret_access_key: 'another-secret' };
  expect(await outcome(secret)).toEqual(['failed', 'sign_in', 'The access key or its secret was refused.']);
  expect(await outcome({ access_key_id: 'AKUNKNOWN' })).toEqual([
    'failed',
    'sign_in',
    'The access key or its secret was refused.',
  ]);
  expect(await outcome({ access_key_id: null, secret_access_key: null })).toEqual([
    'failed',
    'sign_in',
    'The destination has no access key ID or no secret access key.',
  ]);
  expect(await outcome({ bucket: 'no-such-bucket' })).toEqual([
    'failed',
    'write',
    'There is no bucket with this name.',
  ]);
  expect(await outcome({ endpoint: 'http://nowhere.invalid' })).toEqual([
    'failed',
    'resolve',
    'The host name is unknown.',
  ]);
  expect(await outcome({ endpoint: `http://127.0.0.1:${CLOSED_PORT}` })).toEqual([
    'failed',
    'connect',
    'The connection failed.',
  ]);
});

it.each([
  ['PUT', 'denied', 'write', 'The access key may not write to this place.'],
  ['GET', 'denied', 'read', 'The access key may not read from this place.'],
  ['GET', 'corrupt', 'compare', 'The file that was read back is not the one written.'],
  ['DELETE', 'denied', 'remove', 'The access key may not remove files here.'],
] as const)('names the step when %s is %s', async (method, fault, step, text) => {
  s3.faults.set(method, fault);
  expect(await outcome()).toEqual(['failed', step, text]);
});

it('removes the file that it could not read back', async () => {
  s3.faults.set('GET', 'corrupt');
  const before = await s3.files();
  await checked();
  expect(s3.seen).toEqual(['PUT', 'GET', 'DELETE']);
  expect(await s3.files()).toEqual(before);
});

it('S36 answers the same for an inside port that is open and for one that is closed', async () => {
  const open = Number(new URL(app.issuer.url).port);
  const answers = await Promise.all(
    [`http://127.0.0.1:${open}`, 'http://127.0.0.1:1', 'http://10.0.0.1', 'http://127.0.0.1:5432'].map((endpoint) =>
      outcome({ endpoint }),
    ),
  );
  for (const answer of answers) {
    expect(answer).toEqual(['failed', 'blocked', 'This address can’t be reached from here.']);
  }
});

it('answers 401, 403 and 404', async () => {
  const { body } = await checked();
  const url = `/api/v1/install/${body.id}/check`;
  const viewer = await app.user({ accounts: [mine], permissions: ['view_install', 'can_access_internal_s3'] });
  const sftpOnly = await app.user({
    accounts: [mine],
    permissions: ['can_update_install', 'can_access_internal_sftp'],
  });
  const stranger = await app.user({ accounts: [await app.account()], permissions: ALL });
  expect((await app.nobody.post(url)).status).toBe(401);
  expect((await app.as(viewer).post(url)).status).toBe(403);
  expect((await app.as(sftpOnly).post(url)).status).toBe(403);
  expect((await app.as(stranger).post(url)).status).toBe(404);
});

it('forgets the outcome when the place or its credentials change, and keeps it otherwise', async () => {
  const { body } = await checked();
  const patch = async (change: Record<string, unknown>) =>
    (await app.as(keeper).patch(`/api/v1/install/${body.id}`, change)).body.last_check_result;
  expect(await patch({ name: 'Lake two', bucket: s3.bucket })).toBe('passed');
  expect(await patch({ prefix: 'elsewhere' })).toBeNull();
});

it('stores no outcome when the destination was changed during the check', async () => {
  const { body } = await checked();
  const url = `/api/v1/install/${body.id}`;
  s3.onRequest = (method) => (method === 'GET' ? app.as(keeper).patch(url, { prefix: 'elsewhere' }) : undefined);
  expect((await app.as(keeper).post(`${url}/check`)).status).toBe(409);
  expect((await app.as(keeper).get(url)).body).toMatchObject({ prefix: 'elsewhere', last_check_result: null });
});
