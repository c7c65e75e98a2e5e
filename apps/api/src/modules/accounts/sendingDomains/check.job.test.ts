import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { startNameServer, type NameServer } from '../../../testing/dns/nameServer.ts';
import {
  addedDomain,
  DOMAIN_URL,
  KEEPER,
  publish,
  recordFor,
  signingDomain,
} from '../../../testing/dns/sendingDomain.ts';
import { checkSendingDomains } from '../accounts.queues.ts';

const HOUR = 3_600_000;

let app: TestApp;
let server: NameServer;
let mine: number;
let as: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startNameServer();
  app = await testApp({ partial: true, settings: { DNS_SERVERS: server.address } });
});
beforeEach(async () => {
  mine = await app.account();
  as = app.as(await app.user({ accounts: [mine], permissions: KEEPER }));
  other = app.as(await app.user({ accounts: [mine], permissions: KEEPER }));
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function anHourLater(): Promise<void> {
  app.clock.advance(HOUR);
  server.asked.length = 0;
  await app.write(systemActor('test'), (tx) => enqueue(tx, checkSendingDomains, {}));
  await app.runJobs(checkSendingDomains);
}

async function isSigning({ id }: { id: number }): Promise<boolean> {
  return (await as.get(`${DOMAIN_URL}/${id}`)).body.signing;
}

async function told(client: TestClient) {
  const { body } = await client.get('/api/v2/notifications?limit=100');
  return (body.objects as { text: string; entity: string; entity_id: number }[]).map((one) => one.text);
}

it('a record that was added is found within the hour, and those who look after the domains are told once', async () => {
  const domain = await addedDomain(as, mine, 'found.example');
  const stranger = app.as(await app.user({ accounts: [mine], permissions: ['can_view_account'] }));
  await anHourLater();
  expect(await isSigning(domain)).toBe(false);
  publish(server, domain);
  await anHourLater();
  expect(await isSigning(domain)).toBe(true);
  await anHourLater();
  for (const keeper of [as, other]) expect(await told(keeper)).toEqual(['E-mails from found.example are signed']);
  expect(await told(stranger)).toEqual([]);
});

it('a record that is gone is noticed within a day, and told', async () => {
  const domain = await signingDomain(as, server, mine, 'gone.example');
  // The one who pressed the button knows.
  expect([await told(as), await told(other)]).toEqual([[], ['E-mails from gone.example are signed']]);
  server.zone.delete(recordFor(domain, 'dkim').name);
  await anHourLater();
  expect(server.asked).not.toContain('gone.example');
  expect(await isSigning(domain)).toBe(true);
  app.clock.advance(22 * HOUR);
  await anHourLater();
  expect(await isSigning(domain)).toBe(false);
  const stopped = 'E-mails from gone.example are no longer signed: DNS has no right record of the key';
  expect((await told(as))[0]).toBe(stopped);
  await anHourLater();
  expect(await told(as)).toEqual([stopped]);
  expect((await as.delete(`${DOMAIN_URL}/${domain.id}`)).status).toBe(204);
  expect(await told(as)).toEqual([]);
});

it('a domain whose DNS is silent is asked again, and goes on signing', async () => {
  const domain = await signingDomain(as, server, mine, 'silent.example');
  server.zone.set(recordFor(domain, 'dkim').name, 'fails');
  app.clock.advance(24 * HOUR);
  await anHourLater();
  expect(server.asked).toContain(recordFor(domain, 'dkim').name);
  expect(await isSigning(domain)).toBe(true);
});

it('a key that nobody published is asked about each hour for a week, then once a day', async () => {
  const domain = await addedDomain(as, mine, 'waits.example');
  await anHourLater();
  expect(server.asked).toContain('waits.example');
  app.clock.advance(7 * 24 * HOUR);
  await anHourLater();
  expect(server.asked).toContain('waits.example');
  await anHourLater();
  expect(server.asked).not.toContain('waits.example');
  expect((await as.get(`${DOMAIN_URL}/${domain.id}`)).body.keys).toMatchObject([{ state: 'active', seen_at: null }]);
});
