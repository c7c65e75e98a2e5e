import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { createSecrets } from '../../../platform/secrets/crypto.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startNameServer, type NameServer } from '../../../testing/dns/nameServer.ts';
import { addedDomain, DOMAIN_URL, KEEPER, keeperOf } from '../../../testing/dns/sendingDomain.ts';
import { opensSigningKeys } from './provedKeys.ts';

const UNKNOWN = 2_147_483_647;

let app: TestApp;
let server: NameServer;
let mine: number;
let as: TestClient;
beforeAll(async () => {
  server = await startNameServer();
  app = await testApp({
    partial: true,
    settings: { DNS_SERVERS: server.address, SPF_MECHANISM: 'include:spf.relay.example' },
  });
  mine = await app.account();
  as = await keeperOf(app, mine);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Each operation on a domain, as one call. */
function callsOn(id: number, accountId: number) {
  const url = `${DOMAIN_URL}/${id}`;
  return {
    list: (client: TestClient) => client.get(DOMAIN_URL),
    get: (client: TestClient) => client.get(url),
    create: (client: TestClient) => client.post(DOMAIN_URL, { account_id: accountId, domain: 'never.example' }),
    check: (client: TestClient) => client.post(`${url}/check`),
    rotate: (client: TestClient) => client.post(`${url}/rotate`),
    delete: (client: TestClient) => client.delete(url),
  };
}

describe('sending domains', () => {
  it('ask for a sign-in, and for the permissions to see and to change', async () => {
    const { id } = await addedDomain(as, mine, 'rights.example');
    const blind = app.as(await app.user({ accounts: [mine] }));
    const viewer = app.as(await app.user({ accounts: [mine], permissions: ['can_view_account'] }));
    for (const [name, call] of Object.entries(callsOn(id, mine))) {
      expect((await call(app.nobody)).status, name).toBe(401);
      expect((await call(blind)).status, name).toBe(403);
      expect((await call(viewer)).status, name).toBe(name === 'list' || name === 'get' ? 200 : 403);
    }
    const { actions } = (await viewer.get(`${DOMAIN_URL}/${id}`)).body;
    expect(actions.every(({ allowed }: { allowed: boolean }) => !allowed)).toBe(true);
  });

  it('exist only within their accounts', async () => {
    const { id } = await addedDomain(as, mine, 'walls.example');
    const strangers = await app.account();
    const stranger = await keeperOf(app, strangers);
    for (const [name, call] of Object.entries(callsOn(id, mine)))
      if (name !== 'list') expect((await call(stranger)).status, name).toBe(404);
    for (const [name, call] of Object.entries(callsOn(UNKNOWN, UNKNOWN)))
      if (name !== 'list') expect((await call(as)).status, name).toBe(404);
    expect((await stranger.get(`${DOMAIN_URL}?account_id:eq=${mine}`)).body.total_rows).toBe(0);
    // Each account has keys of its own, so both can send from the domain.
    const theirs = await addedDomain(stranger, strangers, 'walls.example');
    const own = (await as.get(`${DOMAIN_URL}/${id}`)).body;
    expect(theirs.keys[0]?.selector).not.toBe(own.keys[0].selector);
    expect((await as.get(`${DOMAIN_URL}/${id}`)).status).toBe(200);
  });

  it('are added with a key that waits for its DNS record', async () => {
    const answer = await as.post(DOMAIN_URL, { account_id: mine, domain: ' News.Bücher.Example. ' });
    expect(answer.status).toBe(201);
    expect(answer.headers['etag']).toBe('"1"');
    const { body } = answer;
    const [{ selector }] = body.keys;
    expect(selector).toMatch(new RegExp(`^m${mine}-\\d{6}-[a-z0-9]{6}$`));
    expect(body).toMatchObject({
      account_id: mine,
      domain: 'news.bücher.example',
      keys: [{ state: 'active', seen_at: null }],
      signing: false,
      checked_at: null,
      actions: [
        { name: 'check', allowed: true },
        { name: 'rotate', allowed: true },
        {
          name: 'delete',
          allowed: true,
          confirm_text: 'E-mails from news.bücher.example will no longer be signed.',
        },
      ],
    });
    expect(body.records).toMatchObject([
      {
        purpose: 'dkim',
        selector,
        type: 'TXT',
        name: `${selector}._domainkey.news.xn--bcher-kva.example`,
        value: expect.stringMatching(/^v=DKIM1; k=rsa; p=MII[A-Za-z0-9+/=]{380,}$/),
        state: 'unchecked',
        found: [],
      },
      { purpose: 'spf', selector: null, name: 'news.xn--bcher-kva.example', state: 'unchecked' },
      { purpose: 'dmarc', selector: null, name: '_dmarc.news.xn--bcher-kva.example', state: 'unchecked' },
    ]);
    expect((await as.get(`${DOMAIN_URL}/${body.id}`)).body).toEqual(body);
  });

  it('are once in an account, however they are spelled', async () => {
    await addedDomain(as, mine, 'once.grün.example');
    for (const domain of ['once.grün.example', 'ONCE.grün.example.', 'once.xn--grn-ioa.example']) {
      const again = await as.post(DOMAIN_URL, { account_id: mine, domain });
      expect(again.status).toBe(422);
      expect(again.body.fields).toEqual({ domain: 'once.grün.example is already a sending domain of this account' });
    }
    expect((await as.get(`${DOMAIN_URL}?account_id:eq=${mine}&domain:like=once.`)).body.total_rows).toBe(1);
  });

  it.each([
    'co.uk',
    'localhost',
    'example',
    '127.0.0.1',
    '[::1]',
    'a b.example',
    '-x.example',
    '_dmarc.shop.example',
    `${'x'.repeat(64)}.example`,
    `${'abcdefgh.'.repeat(22)}example`,
    'https://shop.example',
    '',
  ])('are domains that somebody registered, not %s', async (domain) => {
    const answer = await as.post(DOMAIN_URL, { account_id: mine, domain });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields)).toEqual(['domain']);
  });

  it('refuse bodies that the contract doesn’t know', async () => {
    expect((await as.post(DOMAIN_URL, { account_id: mine })).status).toBe(400);
    expect((await as.post(DOMAIN_URL, { account_id: mine, domain: 'x.example', selector: 'mine' })).status).toBe(400);
  });

  it('R02 are added and get a next key once, however often somebody clicks', async () => {
    const body = { account_id: mine, domain: 'double.example' };
    const adds = await Promise.all([1, 2, 3].map(() => as.post(DOMAIN_URL, body, { 'idempotency-key': 'add' })));
    expect(adds.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { body: again } of adds) expect(again).toEqual(adds[0]?.body);
    const plain = await Promise.all([1, 2, 3].map(() => as.post(DOMAIN_URL, { ...body, domain: 'plain.example' })));
    expect(plain.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    const url = `${DOMAIN_URL}/${adds[0]?.body.id}/rotate`;
    const turns = await Promise.all([1, 2].map(() => as.post(url, undefined, { 'idempotency-key': 'turn' })));
    expect(turns.map(({ status }) => status)).toEqual([200, 200]);
    expect(turns[0]?.body.keys).toHaveLength(2);
    const other = `${DOMAIN_URL}/${plain.find(({ status }) => status === 201)?.body.id}/rotate`;
    const clicks = await Promise.all([1, 2, 3].map(() => as.post(other)));
    expect(clicks.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('are listed by account, in the order of their names', async () => {
    const account = await app.account();
    const keeper = app.as(await app.user({ accounts: [mine, account], permissions: KEEPER }));
    for (const domain of ['b.example', 'a.example', 'c.example']) await addedDomain(keeper, account, domain);
    const { body } = await keeper.get(`${DOMAIN_URL}?account_id:eq=${account}&limit=2`);
    expect(body).toMatchObject({ total_rows: 3, start: 1, limit: 2 });
    expect(body.objects.map(({ domain }: { domain: string }) => domain)).toEqual(['a.example', 'b.example']);
    const { body: found } = await keeper.get(
      `${DOMAIN_URL}?account_id:eq=${account}&search_by=domain&search_text=c.ex`,
    );
    expect(found.total_rows).toBe(1);
  });

  it('stop a node that can’t open their keys', async () => {
    await addedDomain(as, mine, 'opened.example');
    const prove = (secrets: Secrets) => app.read(systemActor('test'), (tx) => opensSigningKeys(tx, secrets));
    expect(await prove(app.app.deps.secrets)).toEqual([]);
    expect(await prove(createSecrets([{ id: 'k1', key: randomBytes(32) }]))).toEqual([
      expect.stringMatching(/lacks the key k1.*keys of sending domains/),
    ]);
  });

  it('are deleted with their keys, unless somebody changed them meanwhile', async () => {
    const { id } = await addedDomain(as, mine, 'leaving.example');
    const url = `${DOMAIN_URL}/${id}`;
    await as.post(`${url}/rotate`);
    expect((await as.delete(url, { 'if-match': '"1"' })).status).toBe(412);
    expect((await as.delete(url, { 'if-match': '"2"' })).status).toBe(204);
    expect((await as.delete(url)).status).toBe(404);
    expect((await as.get(url)).status).toBe(404);
    expect(await app.sql('select id from sending_key where domain_id = $1', [id])).toEqual([]);
    const again = await addedDomain(as, mine, 'leaving.example');
    expect(again.id).not.toBe(id);
  });
});
