import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { Actor } from '../database/actor.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { accountsModule } from '../../modules/accounts/accounts.module.ts';
import { activityModule } from '../../modules/activity/activity.module.ts';
import { audiencesModule } from '../../modules/audiences/audiences.module.ts';
import { creativesModule } from '../../modules/creatives/creatives.module.ts';
import { sweepFiles } from '../../modules/activity/files.jobs.ts';

let app: TestApp;
let account: number;
let actor: Actor;

const HOUR = 3_600_000;

beforeAll(async () => {
  app = await testApp({ partial: true, modules: [activityModule, accountsModule, audiencesModule, creativesModule] });
  account = await app.account();
  actor = { kind: 'job', accounts: [account], job: 'test', requestId: 'r' };
});
afterAll(() => app.close());

function stage(text = 'x') {
  return app.app.deps.files.stage(
    actor,
    { accountId: account, kind: 'account_logo', name: 'logo.png', contentType: 'image/png', limit: 100 },
    Readable.from([Buffer.from(text)]),
  );
}

it.each([
  ['text/csv', 'text/csv'],
  ['Text/CSV; charset=utf-8', 'text/csv'],
  ['a/\0b', 'application/octet-stream'],
  ['image/png\u0001', 'application/octet-stream'],
  ['csv', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('keeps the media type %j as %s', async (contentType, kept) => {
  const request = { accountId: account, kind: 'account_logo', name: 'logo.png', contentType, limit: 100 };
  const file = await app.app.deps.files.stage(actor, request, Readable.from([Buffer.from('x')]));
  expect(file.contentType).toBe(kept);
  await app.app.deps.files.discard(file.id);
});

function isStored(key: string) {
  return app.app.deps.store.read(key).then(
    (bytes) => Boolean(bytes.resume()),
    () => false,
  );
}

async function sweep() {
  await app.write({ kind: 'system', requestId: 'r' }, (tx) => enqueue(tx, sweepFiles, {}));
  await app.runJobs(sweepFiles);
}

it('sweeps only staged files after an hour and doomed files after a week', async () => {
  const { files } = app.app.deps;
  const [left, kept, doomed] = [await stage(), await stage(), await stage()];
  await app.write(actor, async (tx) => {
    await files.keep(tx, kept.id, account);
    await files.keep(tx, doomed.id, account);
    await files.doom(tx, doomed.id);
  });
  const stored = () => Promise.all([left, kept, doomed].map((file) => isStored(file.key)));
  app.clock.advance(HOUR / 2);
  await sweep();
  expect(await stored()).toEqual([true, true, true]);
  app.clock.advance(HOUR);
  await sweep();
  expect(await stored()).toEqual([false, true, true]);
  app.clock.advance(7 * 24 * HOUR);
  await sweep();
  expect(await stored()).toEqual([false, true, false]);
  expect(await app.sql('select id from file')).toEqual([{ id: kept.id }]);
});

it('sweeps the part of a file that a killed program was writing', async () => {
  const file = await stage();
  const part = join(app.filesFolder, file.key.slice(0, 2), file.key.slice(2, 4), `${file.key}.part`);
  await writeFile(part, 'x');
  app.clock.advance(2 * HOUR);
  await sweep();
  expect((await app.storedFiles()).filter((name) => name.startsWith(file.key))).toEqual([]);
});

it('keeps no file of another account', async () => {
  const foreign = await app.account();
  const file = await stage();
  const other: Actor = { kind: 'job', accounts: [foreign], job: 'test', requestId: 'r' };
  await expect(app.write(other, (tx) => app.app.deps.files.keep(tx, file.id, foreign))).rejects.toMatchObject({
    status: 404,
  });
});

it('signs a link for a minute for users who may view the owner, and serves the file as an attachment', async () => {
  const file = await stage('logo');
  await app.write(actor, (tx) => app.app.deps.files.keep(tx, file.id, account));
  await app.sql('update account set logo_file_id = $1 where id = $2', [file.id, account]);
  const anna = await app.user({ accounts: [account] });
  const stranger = await app.user({ accounts: [await app.account()] });
  expect((await app.as(stranger).get(`/api/v2/download/account_logo/${account}`)).status).toBe(404);
  expect((await app.as(anna).get(`/api/v2/download/creative_html/1`)).status).toBe(403);
  const answer = await app.as(anna).get(`/api/v2/download/account_logo/${account}`);
  const { pathname } = new URL(answer.body.url);
  const served = await app.app.creativeHost.inject(pathname);
  expect(served).toMatchObject({ statusCode: 200, body: 'logo' });
  expect(served.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment/),
    'x-content-type-options': 'nosniff',
  });
  expect(await app.sql(`select user_id from security_event where kind = 'download'`)).toEqual([{ user_id: anna.id }]);
  app.clock.advance(60_000);
  expect((await app.app.creativeHost.inject(pathname)).statusCode).toBe(404);
});

it('S16 S25 ends a link with the permission or the account of its user', async () => {
  const advertiser = await app.advertiser(account);
  const serves = async (path: string) => (await app.app.creativeHost.inject(path)).statusCode;
  for (const take of [
    'delete from role_permission_group where role_id = (select role_id from users where id = $1)',
    'delete from user_account where user_id = $1',
    'update users set active = false where id = $1',
  ]) {
    const file = await app.app.deps.files.stage(
      actor,
      { accountId: account, kind: 'advertiser_banner', name: 'a.png', contentType: 'image/png', limit: 100 },
      Readable.from([Buffer.from('x')]),
    );
    await app.write(actor, (tx) => app.app.deps.files.keep(tx, file.id, account));
    await app.sql('update advertiser set banner_file_id = $1 where id = $2', [file.id, advertiser]);
    const leaver = await app.user({ accounts: [account], permissions: ['can_view_advertiser'] });
    const { body } = await app.as(leaver).get(`/api/v2/download/advertiser_banner/${advertiser}`);
    const { pathname } = new URL(body.url);
    expect(await serves(pathname)).toBe(200);
    await app.sql(take, [leaver.id]);
    expect(await serves(pathname), take).toBe(404);
  }
});

it('R20 answers 507 when the disk is full, and leaves no file and no row', async () => {
  const before = await app.sql('select id from file order by id');
  const stored = await app.storedFiles();
  const write = vi.spyOn(app.app.deps.store, 'write').mockImplementation(async (_key, bytes) => {
    // Every write to this device fails as on a full disk.
    await pipeline(bytes, createWriteStream('/dev/full'));
  });
  await expect(stage()).rejects.toMatchObject({ status: 507, code: 'no_room' });
  write.mockRestore();
  expect(await app.sql('select id from file order by id')).toEqual(before);
  expect(await app.storedFiles()).toEqual(stored);
  await stage();
});

it('R21 answers 404 and raises an alarm when the store has lost a file', async () => {
  const file = await stage('logo');
  await app.write(actor, (tx) => app.app.deps.files.keep(tx, file.id, account));
  await app.sql('update account set logo_file_id = $1 where id = $2', [file.id, account]);
  const anna = await app.user({ accounts: [account] });
  const { body } = await app.as(anna).get(`/api/v2/download/account_logo/${account}`);
  await app.app.deps.store.remove(file.key);
  const log = vi.spyOn(app.app.deps.log, 'error');
  const answer = await app.app.creativeHost.inject(new URL(body.url).pathname);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ message: 'The resource you are trying to access does not exist!' });
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ file: file.key }),
    'the store misses a file that the database knows',
  );
  expect((await app.app.metrics.inject('/metrics')).body).toMatch(/^mailroom_files_missing 1$/m);
  expect((await app.app.creativeHost.inject(new URL(body.url).pathname)).statusCode).toBe(404);
  log.mockRestore();
});

it.each([
  'creative_html',
  'creative_banner',
  'creative_test_seed_list_csv',
  'creative_live_seed_list_csv',
  'advertiser_banner',
  'advertiser_test_csv',
  'advertiser_live_csv',
  'account_logo',
  'audience_csv',
])('answers 404 for a %s whose owner does not exist', async (fileType) => {
  const admin = await app.user({ superAdmin: true });
  expect((await app.as(admin).get(`/api/v2/download/${fileType}/999999`)).status).toBe(404);
});

it('S30 finds nothing outside the store', async () => {
  const anna = await app.user({ superAdmin: true });
  for (const path of [
    'creative_html/..%2f..%2fetc',
    '../../etc/passwd',
    '%2e%2e/1',
    '%252e%252e/1',
    '..%5c..%5c1/1',
    'creative_html/%2Fetc%2Fpasswd',
    'account_logo/-1',
    'passwd/1',
  ]) {
    expect([400, 404], path).toContain((await app.as(anna).get(`/api/v2/download/${path}`)).status);
  }
  await expect(app.app.deps.store.read('../../../etc/passwd')).rejects.toThrow(/storage key/);
});
