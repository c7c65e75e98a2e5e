import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import type { TestUser } from '../testing/factories.ts';
import { smallOperations } from '../testing/smallContract.ts';
import { smallModule } from '../testing/smallModule.ts';
import { expectSameTime } from '../testing/measured.ts';
import { statementsOf } from '../testing/statements/statementsOf.ts';
import { bindHandlers } from './registry.ts';
import { responseCheck } from './respond.ts';

let app: TestApp;
let ownAccount: number;
let otherAccount: number;
let ownThing: number;
let otherThing: number;
let anna: TestUser;

const ALL_PERMISSIONS = [
  'can_view_advertiser',
  'can_add_advertiser',
  'can_update_advertiser',
  'can_delete_advertiser',
] as const;

beforeAll(async () => {
  app = await testApp({ operations: smallOperations, modules: [smallModule()] });
  ownAccount = await app.account();
  otherAccount = await app.account();
  ownThing = await app.advertiser(ownAccount, { advertiser_name: 'Own' });
  otherThing = await app.advertiser(otherAccount, { advertiser_name: 'Theirs' });
  anna = await app.user({ accounts: [ownAccount], permissions: ALL_PERMISSIONS });
});
afterAll(() => app.close());

async function events(): Promise<number> {
  await app.app.securityEvents.flush();
  return (await app.sql<{ n: number }>('select count(*) as n from security_event'))[0]?.n ?? 0;
}

describe('the binder', () => {
  it('refuses to start when an operation has no handler or a handler has no operation', () => {
    const { handlers = {} } = smallModule();
    const { getThing, ...rest } = handlers;
    if (!getThing) throw new Error('The small module answers getThing');
    expect(() => bindHandlers(smallOperations, [{ name: 'm', handlers: rest }])).toThrow(/no handler for getThing/);
    expect(() => bindHandlers(smallOperations, [{ name: 'm', handlers: { ...handlers, old: getThing } }])).toThrow(
      /no operation for the handlers old/,
    );
  });

  it('answers a record with its ETag and forbids caching', async () => {
    const answer = await app.as(anna).get(`/api/v1/thing/${ownThing}`);
    expect(answer).toMatchObject({ status: 200, body: { id: ownThing, advertiser_name: 'Own' } });
    expect(answer.headers).toMatchObject({ etag: '"1"', 'cache-control': 'no-store' });
  });

  it('S14 answers 401 for a missing, empty, malformed or repeated Authorization header', async () => {
    const token = `Bearer ${await app.issuer.token(anna.subject)}`;
    for (const operation of smallOperations) {
      const url = operation.url.replace(':id', String(ownThing));
      const method = operation.method as 'GET';
      for (const authorization of [
        '',
        'Bearer',
        'Bearer ',
        'Basic YTpi',
        token.replace('Bearer', 'Token'),
        `${token} ${token}`,
      ]) {
        expect((await app.nobody.raw({ method, url, headers: { authorization } })).status).toBe(401);
      }
      expect((await app.nobody.raw({ method, url })).status).toBe(401);
    }
    expect((await app.as(anna).get('/api/v1/thing')).status).toBe(200);
  });

  it('S45 answers 401 for a token in the query string', async () => {
    const token = await app.issuer.token(anna.subject);
    expect((await app.nobody.get(`/api/v1/thing?access_token=${token}`)).status).toBe(401);
    expect((await app.as(anna).get(`/api/v1/thing?access_token=${token}`)).status).toBe(401);
  });

  it('S07 answers 403 with the name of the permission and records a security event', async () => {
    const before = await events();
    const ben = await app.user({ accounts: [ownAccount], permissions: ['can_view_creative'] });
    const answer = await app.as(ben).get(`/api/v1/thing/${ownThing}`);
    expect(answer).toMatchObject({ status: 403, body: { message: 'You need the permission can_view_advertiser' } });
    expect(await events()).toBe(before + 1);
  });

  it('S01 answers the same 404 for a foreign and a missing record, changes nothing, and records a security event for each', async () => {
    // Takes out the parts that differ from answer to answer.
    const strip = ({ status, body, headers }: Awaited<ReturnType<ReturnType<typeof app.as>['get']>>) => {
      const { 'x-request-id': requestId, date, 'content-length': length, ...rest } = headers;
      expect(requestId).toBe(body.request_id);
      return { status, body: { ...body, request_id: '' }, rest, length: typeof length, date: typeof date };
    };
    const absent = 987_654;
    for (const call of [
      (id: number) => app.as(anna).get(`/api/v1/thing/${id}`),
      (id: number) => app.as(anna).patch(`/api/v1/thing/${id}`, { advertiser_name: 'Taken' }),
      (id: number) => app.as(anna).delete(`/api/v1/thing/${id}`),
    ]) {
      const before = await events();
      const answer = strip(await call(otherThing));
      expect(answer.status).toBe(404);
      expect(answer).toEqual(strip(await call(absent)));
      expect(await events()).toBe(before + 2);
    }
    const kinds = await app.sql('select distinct kind, operation from security_event where entity_id in ($1, $2)', [
      otherThing,
      absent,
    ]);
    expect(kinds).toHaveLength(3);
    expect(await app.sql('select advertiser_name from advertiser where id = $1', [otherThing])).toEqual([
      { advertiser_name: 'Theirs' },
    ]);
  });

  it('S02 makes the same statements for foreign and missing records', async () => {
    const get = (id: number) => () => app.as(anna).get(`/api/v1/thing/${id}`);
    const [foreign, missing] = [get(otherThing), get(987_654)];
    // The first call of a session is noted with the user.
    await missing();
    const made = await statementsOf(app, missing);
    expect(made.length).toBeGreaterThan(0);
    expect(await statementsOf(app, foreign)).toEqual(made);
    await expectSameTime('S02 things', [foreign, missing]);
  });

  it('S03 does not create a record in another account', async () => {
    const answer = await app.as(anna).post('/api/v1/thing', { account_id: otherAccount, advertiser_name: 'Planted' });
    expect(answer.status).toBe(404);
    expect(await app.sql(`select id from advertiser where advertiser_name = 'Planted'`)).toEqual([]);
  });

  it('S09 refuses fields that are not in the contract', async () => {
    for (const field of ['id', 'status', 'created_at', 'role', 'permissions', 'active', 'version']) {
      const answer = await app.as(anna).patch(`/api/v1/thing/${ownThing}`, { [field]: 1 });
      expect(answer).toMatchObject({ status: 400, body: { message: `${field}: is not a known field` } });
    }
    expect((await app.as(anna).get(`/api/v1/thing/${ownThing}`)).headers['etag']).toBe('"1"');
  });

  it('S55 S58 answers a broken body with a 4xx status', async () => {
    const post = (body: string) =>
      app
        .as(anna)
        .raw({ method: 'POST', url: '/api/v1/thing', headers: { 'content-type': 'application/json' }, payload: body });
    for (const body of [
      '{',
      '',
      '[]',
      '"x"',
      'null',
      `{"__proto__": {"a": 1}, "account_id": ${ownAccount}, "advertiser_name": "x"}`,
      `{"constructor": {"prototype": {"a": 1}}, "account_id": ${ownAccount}, "advertiser_name": "x"}`,
      `${'['.repeat(100_000)}`,
    ]) {
      const { status } = await post(body);
      expect(status, body.slice(0, 40)).toBeGreaterThanOrEqual(400);
      expect(status, body.slice(0, 40)).toBeLessThan(500);
    }
    expect(
      (await post(JSON.stringify({ account_id: ownAccount, advertiser_name: 'x'.repeat(2 * 1024 ** 2) }))).status,
    ).toBe(413);
    expect(
      (
        await app
          .as(anna)
          .raw({ method: 'POST', url: '/api/v1/thing', headers: { 'content-type': 'text/plain' }, payload: 'x' })
      ).status,
    ).toBe(415);
    expect(({} as { a?: number }).a).toBeUndefined();
  });

  it('S58 refuses such names in a query, and reads the last of two equal names', async () => {
    for (const query of ['__proto__=1', '__proto__[a]=1', 'constructor=1', 'constructor[prototype][a]=1', 'toString=1'])
      expect((await app.as(anna).get(`/api/v1/thing?${query}`)).status, query).toBe(400);
    expect(({} as { a?: number }).a).toBeUndefined();
    const body = `{"account_id": ${otherAccount}, "account_id": ${ownAccount}, "advertiser_name": "x", "advertiser_name": "Twice"}`;
    const headers = { 'content-type': 'application/json' };
    const twice = await app.as(anna).raw({ method: 'POST', url: '/api/v1/thing', headers, payload: body });
    expect(twice).toMatchObject({ status: 201, body: { account_id: ownAccount, advertiser_name: 'Twice' } });
  });

  it('S19 refuses an address that cannot be decoded like any other, without caching', async () => {
    const answer = await app.as(anna).get('/api/v1/thing/%ff');
    expect(answer).toMatchObject({ status: 400, body: { message: 'The address is malformed' } });
    expect(Object.keys(answer.body).sort()).toEqual(['message', 'request_id']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('S39 refuses an export with a wrong order or filter before it sends anything', async () => {
    const exported = (query: string) => app.as(anna).post(`/api/v1/thing/export?${query}`);
    for (const query of [
      'order_by=1',
      'sort_by=__proto__',
      'account_id:eq=99999999999',
      'limit=1e3',
      'field=nothing',
    ]) {
      expect((await exported(query)).status, query).toBe(400);
    }
    const whole = await exported('order_by=name:desc');
    expect(whole).toMatchObject({ status: 200, text: expect.stringMatching(/^"Name"\r\n/) });
  });

  it('S55 refuses a body where none is expected', async () => {
    const url = `/api/v1/thing/${ownThing}`;
    for (const [type, payload] of [
      ['application/json', '{}'],
      ['application/xml', '<a/>'],
      ['application/json', 'x'.repeat(2 * 1024 ** 2)],
    ] as const) {
      const answer = await app.as(anna).raw({ method: 'DELETE', url, headers: { 'content-type': type }, payload });
      expect(answer).toMatchObject({ status: 400, body: { message: 'body: must be empty' } });
    }
  });

  it('filters by the largest id that a record can have', async () => {
    expect((await app.as(anna).get('/api/v1/thing?account_id:eq=2147483647')).status).toBe(200);
    expect((await app.as(anna).get('/api/v1/thing?account_id:eq=2147483648')).status).toBe(400);
  });

  it('answers 405 for another method and 404 for another path', async () => {
    expect((await app.as(anna).put(`/api/v1/thing/${ownThing}`, {})).status).toBe(405);
    expect((await app.as(anna).get('/api/v1/nothing')).status).toBe(404);
  });

  it('S56 shows only the request id of an unexpected error', async () => {
    const answer = await app.as(anna).get('/api/v1/fault');
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body).sort()).toEqual(['message', 'request_id']);
    expect(answer.text).not.toMatch(/nowhere|select|relation|\.ts/);
  });

  it('R50 fails a test when an answer deviates from the contract', async () => {
    await expect(app.as(anna).get('/api/v1/broken')).rejects.toThrow(
      /R50 breakContract 200: answer must have required property/,
    );
  });

  it('R50 fails a test when an answer has a status that the contract doesn’t have', () => {
    const operation = smallOperations.find(({ id }) => id === 'breakContract');
    const check = operation && responseCheck(operation);
    expect(check?.(418, {})).toBe("breakContract answers 418, which its contract doesn't have");
  });

  it('R26 answers 404 to an edit of a record that was deleted meanwhile, and does not bring it back', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await app.advertiser(ownAccount, { advertiser_name: 'Doomed' });
      const url = `/api/v1/thing/${id}`;
      const edit = () => app.as(anna).patch(url, { advertiser_name: 'Edited' }, { 'if-match': '"1"' });
      const [first, gone] = await Promise.all([edit(), app.as(anna).delete(url)]);
      expect([200, 404]).toContain(first.status);
      expect(gone.status).toBe(204);
      expect((await edit()).status).toBe(404);
      expect((await app.as(anna).delete(url)).status).toBe(404);
      expect(await app.sql('select id from advertiser where id = $1', [id])).toEqual([]);
    }
  });

  it('R25 answers the second of two editors with 412 and the current record', async () => {
    const id = await app.advertiser(ownAccount, { advertiser_name: 'First' });
    const edit = (name: string) =>
      app.as(anna).patch(`/api/v1/thing/${id}`, { advertiser_name: name }, { 'if-match': '"1"' });
    const answers = await Promise.all([edit('A'), edit('B')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.body.record).toMatchObject({ id });
    expect((await app.as(anna).patch(`/api/v1/thing/${id}`, {}, { 'if-match': 'yesterday' })).status).toBe(400);
  });
});
