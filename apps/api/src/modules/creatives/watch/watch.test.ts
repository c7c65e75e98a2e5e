import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { parseAllow } from '../../../platform/outbound/allow.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';
import { readyProduct } from '../../../testing/orders.ts';
import { PRODUCT_PERMISSIONS } from '../../../testing/productCalls.ts';
import { rederiveProduct, watchDeployments } from '../../orders/orders.queues.ts';
import { watchLinks } from '../creatives.queues.ts';

let app: TestApp;
let own: Studio;
let server: Server;
let origin: string;
/** Paths that answer 404 from now on. */
const gone = new Set<string>();
const calls: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(gone.has(request.url ?? '') ? 404 : 200).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  app = await testApp({ partial: true, allow: [...parseAllow(`127.0.0.1:${port}`)] });
  own = await studio(app);
});
beforeEach(() => gone.clear());
afterAll(async () => {
  server.close();
  await app.close();
});

async function checked(more = ''): Promise<number> {
  const { body } = await own.add({
    html: goodHtml(`<a href="${origin}/a">Autumn</a> <a href="${origin}/b">Boots</a>${more}`),
  });
  await app.runJobs();
  return body.id;
}

async function watch(creativeId: number): Promise<string[]> {
  const before = calls.length;
  await app.write(jobActor('test', own.account, 'test'), (tx) =>
    enqueue(tx, watchLinks, { accountId: own.account, creativeId }),
  );
  await app.runJobs(watchLinks);
  return calls.slice(before).toSorted();
}

/** Runs the timer and returns what it had asked. */
async function turn(): Promise<string[]> {
  const before = calls.length;
  await app.write({ kind: 'system', requestId: 'test' }, (tx) => enqueue(tx, watchDeployments, {}));
  await app.runJobs(watchDeployments);
  await app.runJobs(watchLinks);
  return calls.slice(before).toSorted();
}

async function creative(id: number) {
  return (await app.as(own.anna).get(`/api/v1/creative/${id}`)).body;
}

async function findings(id: number) {
  const { body } = await app.as(own.anna).get(`/api/v1/creative/${id}/findings`);
  // The server of this test has no certificate.
  return body.objects.filter(({ kind }: { kind: string }) => kind !== 'insecure_link');
}

it('finds a link that has died, once, and takes that back when it works again', async () => {
  const id = await checked();
  expect((await creative(id)).status).toBe('Approved');
  gone.add('/b');
  await watch(id);
  expect(await findings(id)).toMatchObject([
    { kind: 'link_died', message: "The link 'Boots' has died since it was checked. The address answers 404", line: 1 },
  ]);
  expect(await creative(id)).toMatchObject({
    status: 'Need Attention',
    broken_link_count: 1,
    reasons: [{ code: 'link_died' }],
  });
  await watch(id);
  expect(await findings(id)).toHaveLength(1);
  gone.clear();
  await watch(id);
  expect(await findings(id)).toEqual([]);
  expect(await creative(id)).toMatchObject({ status: 'Approved', broken_link_count: 0 });
});

it('keeps an override of a death until the link works again', async () => {
  const id = await checked();
  gone.add('/a');
  await watch(id);
  await app.as(own.anna).post(`/api/v2/creative/${id}/email/override-errors`, { reason: 'opens again on Monday' });
  expect(await creative(id)).toMatchObject({ status: 'Approved', broken_link_count: 0 });
  await watch(id);
  expect((await creative(id)).status).toBe('Approved');
});

it('asks no unsubscribe link and no reserved name, and leaves a creative that is being checked', async () => {
  const id = await checked(`<a href="${origin}/unsubscribe">Unsubscribe</a><a href="https://shop.example/">Shop</a>`);
  const before = await findings(id);
  const { updated_at: updatedAt } = await creative(id);
  app.clock.advance(60_000);
  expect(await watch(id)).toEqual(['HEAD /a', 'HEAD /b']);
  expect(await findings(id)).toEqual(before);
  expect((await creative(id)).updated_at).toBe(updatedAt);
  await app.as(own.anna).post(`/api/v1/creative/${id}/validate`);
  expect(await watch(id)).toEqual([]);
});

it('asks once a day, in the hour before a start, and names the deployments; a launched product goes on', async () => {
  const id = await checked();
  const start = app.clock.now().getTime() + 3 * 86_400_000;
  const campaign = await readyProduct(app, {
    accountId: own.account,
    product: { creative_id: id, starts_at: new Date(start), ends_at: new Date(start + 86_400_000) },
  });
  expect(await turn()).toEqual([]);
  app.clock.advance(24 * 3_600_000);
  expect(await turn()).toEqual(['HEAD /a', 'HEAD /b']);
  expect(await turn()).toEqual([]);
  await app.sql("update product set status = 'Live', attempt = 1 where id = $1", [campaign.productId]);
  gone.add('/a');
  app.clock.advance(24 * 3_600_000);
  expect(await turn()).not.toEqual([]);
  await app.runJobs(rederiveProduct);
  const [product] = await app.sql('select status from product where id = $1', [campaign.productId]);
  expect(product).toEqual({ status: 'Live' });
  expect((await app.as(own.anna).get('/api/v1/task?open:eq=true')).body.objects).toContainEqual(
    expect.objectContaining({ title: 'Mend a dead link of Spring, in Tyres, first wave', type: 'Creative' }),
  );
  gone.clear();
  await app.sql("update product set status = 'Ready To Launch', attempt = 0 where id = $1", [campaign.productId]);
  app.clock.advance(23.2 * 3_600_000);
  expect(await turn()).toEqual(['HEAD /a', 'HEAD /b']);
});

it('asks at the launch, which does not wait for the answers', async () => {
  const id = await checked();
  const mine = { advertiser_id: own.advertiser };
  const campaign = await readyProduct(app, {
    accountId: own.account,
    order: mine,
    product: { ...mine, creative_id: id },
  });
  const launcher = await app.user({ accounts: [own.account], permissions: PRODUCT_PERMISSIONS });
  app.clock.advance(60_000);
  gone.add('/b');
  const before = calls.length;
  expect((await app.as(launcher).post(`/api/v1/product/${campaign.productId}/launch`, {})).status).toBe(202);
  expect(calls.length).toBe(before);
  await app.runJobs(watchLinks);
  expect(calls.length).toBeGreaterThan(before);
  await app.runJobs(rederiveProduct);
  expect((await creative(id)).status).toBe('Need Attention');
  const [product] = await app.sql('select status from product where id = $1', [campaign.productId]);
  expect(product).toEqual({ status: 'Submitted' });
});
