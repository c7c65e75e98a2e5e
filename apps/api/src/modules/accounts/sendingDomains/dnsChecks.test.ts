import type { V2Schemas } from '@mailroom/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { inParts, startNameServer, type NameServer } from '../../../testing/dns/nameServer.ts';
import {
  addedDomain,
  DOMAIN_URL,
  keeperOf,
  publish,
  recordFor,
  signingDomain,
} from '../../../testing/dns/sendingDomain.ts';

const DAY = 86_400_000;

let app: TestApp;
let server: NameServer;
let mine: number;
let as: TestClient;
const logged: string[] = [];
beforeAll(async () => {
  server = await startNameServer();
  app = await testApp({
    partial: true,
    settings: { DNS_SERVERS: server.address, SPF_MECHANISM: 'include:spf.relay.example', LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void logged.push(line) },
  });
  mine = await app.account();
  as = await keeperOf(app, mine);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

type Domain = Awaited<ReturnType<typeof addedDomain>>;

async function checked({ id }: Pick<Domain, 'id'>): Promise<Domain> {
  const answer = await as.post(`${DOMAIN_URL}/${id}/check`);
  expect(answer.status).toBe(200);
  return answer.body as Domain;
}

async function rotated({ id }: Domain): Promise<Domain> {
  const answer = await as.post(`${DOMAIN_URL}/${id}/rotate`);
  expect(answer.status).toBe(200);
  return answer.body as Domain;
}

function states({ keys }: Domain): string[] {
  return keys.map(({ state, seen_at: seenAt }) => `${state}${seenAt === null ? '' : ' seen'}`);
}

describe('a check', () => {
  it('asks for the records of the domain and nothing else', async () => {
    const domain = await addedDomain(as, mine, 'asked.shop.example');
    server.asked.length = 0;
    await checked(domain);
    expect(new Set(server.asked)).toEqual(
      new Set([
        recordFor(domain, 'dkim').name,
        'asked.shop.example',
        '_dmarc.asked.shop.example',
        '_dmarc.shop.example',
      ]),
    );
  });

  it('says that everything is missing, and what to publish', async () => {
    const domain = await checked(await addedDomain(as, mine, 'bare.example'));
    expect(domain.signing).toBe(false);
    expect(domain.checked_at).toBe(app.clock.now().toISOString());
    expect(domain.records).toMatchObject([
      { purpose: 'dkim', state: 'missing', message: 'DNS has no record of this key.' },
      { purpose: 'spf', state: 'missing', value: 'v=spf1 include:spf.relay.example ~all' },
      { purpose: 'dmarc', state: 'missing', value: 'v=DMARC1; p=none', name: '_dmarc.bare.example' },
    ]);
  });

  it('finds records that are right, also in parts, and the key then signs', async () => {
    const domain = await addedDomain(as, mine, 'right.example');
    server.zone.set(recordFor(domain, 'dkim').name, [inParts(recordFor(domain, 'dkim').value ?? '', 100)]);
    server.zone.set('right.example', ['site-verification=abc', ['v=spf1 include:spf.', 'relay.example ~all']]);
    server.zone.set('_dmarc.right.example', ['v=DMARC1; p=quarantine']);
    const right = await checked(domain);
    expect(right.records.map(({ state, advice }) => [state, advice])).toEqual([
      ['ok', null],
      ['ok', null],
      ['ok', null],
    ]);
    expect(recordFor(right, 'spf').found).toEqual(['v=spf1 include:spf.relay.example ~all']);
    expect(right).toMatchObject({ signing: true, keys: [{ state: 'active', seen_at: app.clock.now().toISOString() }] });
    expect((await as.get(`${DOMAIN_URL}/${domain.id}`)).body).toEqual(right);
  });

  it('counts the record of the organisation, and the addresses that e-mails come from', async () => {
    await app.senderProfile(mine, { from_email: 'hello@letters.strict.example' });
    const domain = await addedDomain(as, mine, 'strict.example');
    server.zone.set('_dmarc.strict.example', ['v=DMARC1; p=reject; adkim=s']);
    const wrong = recordFor(await checked(domain), 'dmarc');
    expect(wrong).toMatchObject({ state: 'wrong', advice: expect.stringContaining('Add letters.strict.example') });
    const lower = await checked(await addedDomain(as, mine, 'letters.strict.example'));
    expect(recordFor(lower, 'dmarc')).toMatchObject({ state: 'ok', name: '_dmarc.strict.example' });
    expect(recordFor(await checked(domain), 'dmarc').state).toBe('ok');
  });

  it('says what is wrong, shows a part of it, and the key no longer signs', async () => {
    const domain = await signingDomain(as, server, mine, 'wrong.example');
    expect(domain.signing).toBe(true);
    const { name } = recordFor(domain, 'dkim');
    server.zone.set(name, [inParts(`v=DKIM1; p=${'A'.repeat(900)}`)]);
    server.zone.set('wrong.example', ['v=spf1 a ~all', 'v=spf1 mx ~all']);
    const wrong = await checked(domain);
    expect(recordFor(wrong, 'dkim')).toMatchObject({ state: 'wrong', message: 'DNS has another key under this name.' });
    expect(recordFor(wrong, 'dkim').found[0]).toHaveLength(600);
    expect(recordFor(wrong, 'spf').message).toBe('The domain has 2 SPF records, so receivers ignore all of them.');
    expect([wrong.signing, states(wrong)]).toEqual([false, ['active']]);
    server.zone.set(name, ['v=DKIM1; p=']);
    expect(recordFor(await checked(domain), 'dkim').message).toContain('was withdrawn');
    publish(server, domain);
    expect((await checked(domain)).signing).toBe(true);
  });

  it('keeps the keys as they are while DNS gives no answer', async () => {
    const domain = await signingDomain(as, server, mine, 'dark.example');
    for (const name of [recordFor(domain, 'dkim').name, 'dark.example', '_dmarc.dark.example'])
      server.zone.set(name, 'fails');
    const dark = await checked(domain);
    expect(dark.records.map(({ state }) => state)).toEqual(['unreachable', 'unreachable', 'unreachable']);
    expect([dark.signing, states(dark)]).toEqual([true, ['active seen']]);
  });

  it('has one effect, however many happen together', async () => {
    const domain = await addedDomain(as, mine, 'together.example');
    publish(server, domain);
    const next = await rotated(domain);
    publish(server, next);
    const all = await Promise.all([1, 2, 3].map(() => checked(domain)));
    for (const one of all) expect(states(one)).toEqual(['active seen']);
    expect(all[0]?.keys[0]?.selector).toBe(next.keys[0]?.selector);
  });
});

describe('a rotation', () => {
  it('signs with the old key until DNS shows the new one, and then keeps the old one’s record for some days', async () => {
    const domain = await signingDomain(as, server, mine, 'turn.example');
    const [old] = domain.keys;
    const waiting = await rotated(domain);
    expect([waiting.signing, states(waiting)]).toEqual([true, ['next', 'active seen']]);
    expect(waiting.records).toMatchObject([
      { state: 'unchecked', advice: expect.stringContaining('The earlier key signs until then') },
      { state: 'ok' },
      {},
      {},
    ]);
    const refused = await as.post(`${DOMAIN_URL}/${domain.id}/rotate`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('A key already waits for its DNS record. Add the record and check the domain.');
    expect(states(await checked(domain))).toEqual(['next', 'active seen']);

    publish(server, waiting);
    const turned = await checked(domain);
    expect(states(turned)).toEqual(['active seen', 'retired seen']);
    expect(turned.keys[1]?.selector).toBe(old?.selector);
    expect(turned.version).toBe(3);
    expect(recordFor(turned, 'dkim', old?.selector)).toMatchObject({
      state: 'ok',
      advice: expect.stringMatching(/^Keep its record in DNS until/),
    });
    // Nothing can be signed with a key that has retired.
    const [row] = await app.sql('select private_key_cipher from sending_key where selector = $1', [old?.selector]);
    expect(row).toEqual({ private_key_cipher: null });

    app.clock.advance(8 * DAY);
    const late = await checked(domain);
    expect(recordFor(late, 'dkim', old?.selector)).toMatchObject({
      value: null,
      advice: expect.stringMatching(/^Remove/),
    });
    server.zone.delete(recordFor(late, 'dkim', old?.selector).name);
    expect(states(await checked(domain))).toEqual(['active seen']);
  });
});

function historyOf(client: TestClient, entity: string, ids: readonly number[]): Promise<string[]> {
  return Promise.all(
    ids.map(async (id) => {
      const { status, text } = await client.get(`/api/v2/audit?entity=${entity}&entity_id=${id}`);
      expect(status).toBe(200);
      return text;
    }),
  );
}

it('tells in the domain’s history what became of its keys', async () => {
  const domain = await signingDomain(as, server, mine, 'history.example');
  const turned = await rotated(domain);
  publish(server, turned);
  await checked(domain);
  const { body } = await as.get(`/api/v2/audit?entity=sending_domain&entity_id=${domain.id}&limit=100`);
  const told = (body.objects as V2Schemas['AuditEntry'][]).toReversed().map(({ entity, action, changes }) => {
    const after = (name: string) => changes.find(({ field }) => field === name)?.after ?? null;
    return [entity, action, after('state'), after('seen_at') !== null];
  });
  expect(told).toEqual([
    ['sending_domain', 'insert', null, false],
    ['sending_key', 'insert', 'active', false],
    ['sending_key', 'update', null, true],
    ['sending_key', 'insert', 'next', false],
    ['sending_key', 'update', 'retired', false],
    ['sending_key', 'update', 'active', true],
  ]);
  const ofAccount = (await as.get(`/api/v2/audit?entity=account&entity_id=${mine}&limit=100`)).body.objects;
  expect(ofAccount).toEqual(expect.arrayContaining(body.objects));
});

it('S44 keeps private keys out of answers, history, events and log', async () => {
  const domain = await signingDomain(as, server, mine, 'secret.example');
  const turned = await rotated(domain);
  publish(server, turned);
  await checked(domain);
  const admin = app.as(await app.user({ superAdmin: true }));
  const keys = await app.sql<{ id: number }>('select id from sending_key where domain_id = $1', [domain.id]);
  const ids = keys.map(({ id }) => id);
  const answers = [
    (await as.get(`${DOMAIN_URL}/${domain.id}`)).text,
    (await as.get(DOMAIN_URL)).text,
    ...(await historyOf(admin, 'sending_domain', [domain.id])),
    ...(await historyOf(admin, 'sending_key', ids)),
  ].join('\n');
  expect(answers).toContain(turned.keys[0]?.selector);
  const history = await app.sql<{ line: string }>('select a::text as line from audit_entry a');
  const sealed = await app.sql<{ sealed: string }>(
    'select private_key_cipher as sealed from sending_key where private_key_cipher is not null',
  );
  const places = { answers, history: history.map(({ line }) => line).join('\n'), log: logged.join('') };
  for (const [place, content] of Object.entries(places)) {
    expect(content.length, place).toBeGreaterThan(0);
    expect(content, place).not.toContain('PRIVATE KEY');
    for (const { sealed: cipher } of sealed) expect(content.includes(cipher), place).toBe(false);
  }
  expect(sealed.every(({ sealed: cipher }) => !cipher.includes('PRIVATE KEY'))).toBe(true);
});
