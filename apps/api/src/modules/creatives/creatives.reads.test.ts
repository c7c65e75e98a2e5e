import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../testing/creatives.ts';
import { zip } from '../../testing/zip.ts';
import { creativeWentLive, pinCreative } from './creatives.commands.ts';
import { creativeForDerive, creativeOfProduct, readRevisionForSend, seedsOf } from './creatives.reads.ts';
import { loadTemplate } from './render/loadTemplate.ts';
import { fillTemplate } from './render/template.ts';

let app: TestApp;
let own: Studio;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

function write<T>(work: (tx: Tx) => Promise<T>, account = own.account): Promise<T> {
  return app.write(jobActor('test', account, 'test'), work);
}

async function approved(): Promise<number> {
  const { body } = await own.add({ seeds: 'email,first name\nb@x.test,Bo\na@x.test,Al\nA@x.test,Twice\n' });
  await app.runJobs();
  return body.id;
}

it('reads everything that goes into the messages of a revision', async () => {
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
    { id: expect.any(Number), email: 'a@x.test', firstName: 'Al', lastName: null, source: 'creative' },
    { id: expect.any(Number), email: 'b@x.test', firstName: 'Bo', lastName: null, source: 'creative' },
  ]);
  expect(await write((tx) => seedsOf(tx, revisionId, 'live'))).toEqual([]);
});

it('pins only approved creatives within the actor’s accounts', async () => {
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

it('is Live while the revision that went Live is its newest', async () => {
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

it('sends the images of a ZIP from an address that needs no ticket', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const content = zip([
    {
      name: 'mail/index.html',
      bytes: Buffer.from(
        goodHtml(
          '<img src="img/hat.png" alt="Hat" width="60" height="40"><img src="img/lost.png" alt="Lost" width="60" height="40">',
        ),
      ),
    },
    { name: 'mail/img/hat.png', bytes: png },
    { name: 'mail/img/evil.png', bytes: Buffer.from('<script>alert(1)</script>') },
  ]);
  const { body } = await own.add({
    files: { creative_html: { name: 'spring.zip', type: 'application/zip', content } },
  });
  expect(body).toMatchObject({ creative_type: 'zip', html_file: { name: 'spring.zip', size: content.length } });
  await app.runJobs();
  const { body: found } = await app.as(own.anna).get(`/api/v1/creative/${body.id}/findings`);
  expect(found.objects).toMatchObject([
    { kind: 'image_missing', message: expect.stringContaining('img/lost.png') },
    { kind: 'zip_left_out', message: expect.stringContaining('mail/img/evil.png') },
  ]);
  const { revisionId } = await write((tx) => pinCreative(tx, body.id));
  const revision = await write((tx) => readRevisionForSend(tx, revisionId));
  const { html } = fillTemplate(await loadTemplate(app.app.deps, revision), { values: {} });
  const source = /<img src="([^"]+)" alt="Hat"[^>]*>/.exec(html ?? '')?.[1] ?? '';
  const image = await app.app.creativeHost.inject({ url: new URL(source).pathname });
  expect(image.statusCode).toBe(200);
  expect(image.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(image.rawPayload.equals(png)).toBe(true);
  const renamed = await app
    .as(own.anna)
    .form('PATCH', `/api/v1/creative/${body.id}`, { fields: { subject: 'Images stay' } });
  expect(renamed.body.revision).toBe(2);
  await app.runJobs();
  expect((await app.as(own.anna).get(`/api/v1/creative/${body.id}/findings`)).body.objects).toHaveLength(2);
});

it('refuses a ZIP bomb and keeps nothing of it', async () => {
  const bomb = zip([
    { name: 'index.html', bytes: Buffer.from('<p>x</p>') },
    { name: 'a.png', bytes: Buffer.alloc(8 << 20) },
  ]);
  const before = await app.sql('select count(*) from file');
  const { status } = await own.add({
    files: { creative_html: { name: 'b.zip', type: 'application/zip', content: bomb } },
  });
  expect(status).toBe(413);
  expect(await app.sql('select count(*) from file')).toEqual(before);
});

it('says who uploaded the revision of a product, and who accepted what its check found', async () => {
  const id = await approved();
  const { revisionId } = await write((tx) => pinCreative(tx, id));
  const decider = await app.user({ accounts: [own.account], firstName: 'Ana', lastName: 'Pereira' });
  await app.sql(
    `update creative_link set verdict = 'accepted', verdict_by = $2, verdict_at = business_now() where revision_id = $1`,
    [revisionId, decider.id],
  );
  const read = (revision: number | null) =>
    write((tx) => creativeOfProduct(tx, { accountId: own.account, creativeId: id, revisionId: revision }));
  const shown = await read(revisionId);
  expect(shown).toMatchObject({
    subject: 'Spring is here',
    preheader: 'Come and see us',
    from_name: 'Northlight',
    from_email: expect.stringContaining('@'),
    checked_at: expect.any(Date),
  });
  expect(shown?.approvals).toEqual([
    { part: 'content', count: 1, by: { id: expect.any(Number), name: expect.any(String) }, at: expect.any(String) },
    { part: 'links', count: 1, by: { id: decider.id, name: 'Ana Pereira' }, at: expect.any(String) },
  ]);
  expect(await read(null)).toEqual(shown);
});
