import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../testing/creatives.ts';
import { creativeWentLive, pinCreative } from './creatives.commands.ts';
import { creativeForDerive, readRevisionForSend, seedsOf } from './creatives.reads.ts';
import { loadTemplate } from './creative-template.ts';
import { fillTemplate } from './render-html.ts';

let app: TestApp;
let own: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

const write = <T>(work: (tx: Tx) => Promise<T>, account = own.account): Promise<T> =>
  app.write(jobActor('test', account, 'test'), work);
const approved = async (): Promise<number> => {
  const { body } = await own.add({ seeds: 'email,first name\nb@x.test,Bo\na@x.test,Al\nA@x.test,Twice\n' });
  await app.runJobs();
  return body.id;
};

it('gives everything that goes into the messages of a revision', async () => {
  const id = await approved();
  const { revisionId } = await write((tx) => pinCreative(tx, id));
  const revision = await write((tx) => readRevisionForSend(tx, revisionId));
  expect(revision).toMatchObject({
    creativeId: id,
    subject: 'Spring is here',
    preheader: 'Come and see us',
    sender: { fromName: 'Northlight', postalAddress: '12 Harbour Road, Portsmouth NH 03801' },
    links: [{ position: 1, kind: 'unsubscribe', url: '{{unsubscribe_url}}' }],
    mergeFields: expect.arrayContaining(['first_name', 'unsubscribe_url']),
  });
  const template = await loadTemplate(app.app.deps, revision);
  const filled = fillTemplate(template, {
    values: { first_name: 'Bo', unsubscribe_url: 'https://t.test/u/1' },
    pixelUrl: 'https://t.test/o/1.gif',
  });
  expect(filled.subject).toBe('Spring is here');
  expect(filled.html).toContain('Dear Bo, come and see us.');
  expect(filled.html).toContain('<a href="https://t.test/u/1">Unsubscribe</a>');
  expect(filled.html).toContain('Come and see us</div>');
  expect(filled.text).toContain('Unsubscribe');
  expect(filled.text).toContain('https://t.test/u/1');
  expect(await write((tx) => seedsOf(tx, revisionId, 'test'))).toEqual([
    { email: 'a@x.test', firstName: 'Al', lastName: null, source: 'creative' },
    { email: 'b@x.test', firstName: 'Bo', lastName: null, source: 'creative' },
  ]);
  expect(await write((tx) => seedsOf(tx, revisionId, 'live'))).toEqual([]);
});

it('pins what is approved alone, within the actor’s accounts', async () => {
  const id = await approved();
  const stranger = await app.account();
  await expect(write((tx) => pinCreative(tx, id), stranger)).rejects.toMatchObject({ status: 404 });
  expect(await write((tx) => creativeForDerive(tx, id), stranger)).toBeNull();
  await app.as(own.anna).post(`/api/v1/creative/${id}/reject`, { reason: 'no' });
  await expect(write((tx) => pinCreative(tx, id))).rejects.toMatchObject({ status: 409 });
  expect(await write((tx) => creativeForDerive(tx, id))).toMatchObject({
    id,
    status: 'Invalid',
    advertiserId: own.advertiser,
  });
});

it('is live while its newest revision is the one that went', async () => {
  const id = await approved();
  const { revisionId } = await write((tx) => pinCreative(tx, id));
  const order = await app.insert('orders', { account_id: own.account, advertiser_id: own.advertiser, name: 'Order' });
  const product = await app.insert('product', {
    account_id: own.account,
    advertiser_id: own.advertiser,
    order_id: order,
    name: 'Product',
  });
  await write((tx) => creativeWentLive(tx, id, revisionId, product));
  expect((await app.as(own.anna).get(`/api/v1/creative/${id}`)).body.status).toBe('Live - See Report');
  await write((tx) => pinCreative(tx, id));
  await app.as(own.anna).form('PATCH', `/api/v1/creative/${id}`, {
    files: { creative_html: { name: 'b.html', content: goodHtml('<p>b</p>') } },
  });
  await app.runJobs();
  expect((await app.as(own.anna).get(`/api/v1/creative/${id}`)).body.status).toBe('Approved');
});
