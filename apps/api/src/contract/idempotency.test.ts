import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, type App } from '../app.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { testClient } from '../testing/client.ts';
import type { TestUser } from '../testing/factories.ts';
import { smallOperations } from '../testing/smallContract.ts';
import { smallModule } from '../testing/smallModule.ts';

let app: TestApp;
let anna: TestUser;
let account: number;
let second: App;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  account = await app.account();
  await app.vertical();
  anna = await app.user({ accounts: [account], permissions: ['can_add_advertiser', 'can_view_advertiser'] });
  const { settings } = app.app.deps;
  second = await createApp(settings, {
    clock: app.clock,
    operations: smallOperations,
    modules: [smallModule()],
    checkResponses: true,
    jobs: { connectionString: settings.databaseJobsUrl, supervise: false, schedule: false },
  });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

function create(name: string, key?: string, client = app.as(anna)) {
  return client.post(
    '/api/v1/thing',
    { account_id: account, advertiser_name: name },
    key === undefined ? {} : { 'idempotency-key': key },
  );
}

async function count(name: string): Promise<number> {
  return (
    (await app.sql<{ n: number }>('select count(*) as n from advertiser where advertiser_name = $1', [name]))[0]?.n ?? 0
  );
}

describe('Idempotency-Key', () => {
  it('R04 repeats the first answer with its headers and does the work once', async () => {
    const first = await create('Once', 'key-1');
    const again = await create('Once', 'key-1');
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(await count('Once')).toBe(1);
  });

  it('R03 answers 422 for another body', async () => {
    await create('Same', 'key-2');
    expect(await create('Other', 'key-2')).toMatchObject({ status: 422 });
    expect(await count('Other')).toBe(0);
  });

  it('belongs to its user and expires after a day', async () => {
    const ben = await app.user({ accounts: [account], permissions: ['can_add_advertiser', 'can_view_advertiser'] });
    await create('Shared', 'key-3');
    expect((await create('Shared', 'key-3', app.as(ben))).status).toBe(201);
    expect(await count('Shared')).toBe(2);
    app.clock.advance(24 * 3_600_000 + 1);
    expect((await create('Other name', 'key-3')).status).toBe(201);
  });

  it('R02 does the work once for 50 parallel calls with one key and gives each of them the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create('Fifty', 'key-4')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await count('Fifty')).toBe(1);
  });

  it('R07 does the work once when two processes are called; the 409 says when to retry, and the retry gets the answer', async () => {
    const other = testClient(second.api, async () => ({
      authorization: `Bearer ${await app.issuer.token(anna.subject)}`,
    }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create('Two', 'key-5', index % 2 ? other : app.as(anna))),
    );
    for (const answer of answers) {
      expect([201, 409]).toContain(answer.status);
      if (answer.status === 409) expect(answer.headers['retry-after']).toBe('1');
    }
    expect(await count('Two')).toBe(1);
    expect((await create('Two', 'key-5', other)).status).toBe(201);
    expect(await count('Two')).toBe(1);
  });

  it('does not keep a refusal, so the corrected call succeeds', async () => {
    const wrong = await app
      .as(anna)
      .post('/api/v1/thing', { account_id: 99_999, advertiser_name: 'Late' }, { 'idempotency-key': 'key-6' });
    expect(wrong.status).toBe(404);
    expect((await create('Late', 'key-6')).status).toBe(201);
  });

  it('answers 400 for a malformed key', async () => {
    expect((await create('Odd', 'x'.repeat(201))).status).toBe(400);
    expect((await create('Odd', 'with space')).status).toBe(400);
  });
});
