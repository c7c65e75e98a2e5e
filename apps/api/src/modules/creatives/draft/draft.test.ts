import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../../platform/database/actor.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { zip } from '../../../testing/zip.ts';
import { sweepDrafts } from './sweep.job.ts';

let app: TestApp;
let own: Studio;
let id: number;
let reader: TestUser;

const HTML = '<h1>Unsaved</h1><script>alert(1)</script><p onclick="x()">Half a sentence';

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  id = await own.approved();
  reader = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
});
afterAll(() => app.close());

function url(creative = id): string {
  return `/api/v2/creative/${creative}/draft`;
}

function keep(html: string, user = own.anna, creative = id) {
  return app.as(user).put(url(creative), { base_revision: 1, html });
}

async function frame(address: string) {
  const { pathname, search } = new URL(address);
  return app.app.creativeHost.inject({ url: `${pathname}${search}` });
}

describe('a person’s unsaved HTML', () => {
  it('is kept, replaced and discarded without a revision, a version or an audit entry', async () => {
    const before = (await app.as(own.anna).get(`/api/v1/creative/${id}`)).body;
    const audited = await app.sql('select count(*) from audit_entry');
    expect((await keep('<p>First')).status).toBe(200);
    const kept = await keep(HTML);
    expect(kept.body).toMatchObject({ base_revision: 1, preview_url: expect.stringContaining('draft=1') });
    const draft = await app.as(own.anna).get(url());
    expect(draft.body).toMatchObject({ base_revision: 1, html: HTML, kept_at: kept.body.kept_at });
    const after = (await app.as(own.anna).get(`/api/v1/creative/${id}`)).body;
    expect(after).toMatchObject({ version: before.version, revision: before.revision, status: before.status });
    expect(await app.sql('select count(*) from audit_entry')).toEqual(audited);
    expect((await app.as(own.anna).delete(url())).status).toBe(204);
    expect((await app.as(own.anna).delete(url())).status).toBe(204);
    expect((await app.as(own.anna).get(url())).body).toEqual({
      base_revision: null,
      kept_at: null,
      preview_url: null,
      html: null,
    });
  });

  it('S25 is shown to its writer only', async () => {
    const colleague = await app.user({
      accounts: [own.account],
      permissions: ['can_view_creative', 'can_update_creative'],
    });
    await keep(HTML);
    expect((await app.as(colleague).get(url())).body).toMatchObject({ html: null, preview_url: null });
    await app.as(colleague).delete(url());
    expect((await app.as(own.anna).get(url())).body.html).toBe(HTML);
    await keep('<p>Mine', colleague);
    expect((await app.as(own.anna).get(url())).body.html).toBe(HTML);
  });

  it('S22 is cleaned in the preview by the code that cleans revisions', async () => {
    const { body } = await keep(HTML);
    const page = await frame(body.preview_url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Unsaved');
    expect(page.body).not.toMatch(/<script|onclick/);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox;/);
    // The ticket of a revision opens no draft, and a discarded draft is gone.
    const { body: creative } = await app.as(own.anna).get(`/api/v1/creative/${id}`);
    expect((await frame(`${creative.preview_url}&draft=1`)).body).not.toContain('Unsaved');
    await app.as(own.anna).delete(url());
    expect((await frame(body.preview_url)).statusCode).toBe(404);
  });

  it('goes after 30 days without a change', async () => {
    await keep(HTML);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepDrafts, {}));
    await app.runJobs();
    expect((await app.as(own.anna).get(url())).body.html).toBe(HTML);
    app.clock.advance(30 * 86_400_000 + 1_000);
    await app.write(systemActor('test'), (tx) => enqueue(tx, sweepDrafts, {}));
    await app.runJobs();
    expect((await app.as(own.anna).get(url())).body.html).toBeNull();
  });
});

describe('what is refused', () => {
  it('answers 401, 403, and the same 404 for foreign and absent creatives', async () => {
    const stranger = await studio(app);
    const calls = [
      (by: TestClient, creative = id) => by.get(url(creative)),
      (by: TestClient, creative = id) => by.put(url(creative), { base_revision: 1, html: '' }),
      (by: TestClient, creative = id) => by.delete(url(creative)),
    ];
    for (const call of calls) {
      expect((await call(app.nobody)).status).toBe(401);
      expect((await call(app.as(reader))).status).toBe(403);
      expect((await call(app.as(stranger.anna))).status).toBe(404);
      expect((await call(app.as(own.anna), 999_999)).status).toBe(404);
    }
  });

  it('R20 refuses what can’t be kept, and takes 5 MiB of marks that JSON escapes', async () => {
    const big = '"'.repeat(5 * 1024 * 1024);
    expect((await keep(big)).status).toBe(200);
    expect((await keep(`${big}"`)).status).toBe(422);
    expect((await keep('é'.repeat(3 * 1024 * 1024))).status).toBe(413);
    expect((await keep('a\0b')).status).toBe(422);
    expect((await app.as(own.anna).put(url(), { base_revision: 9, html: '' })).status).toBe(422);
    expect((await app.as(own.anna).put(url(), { html: '' })).status).toBe(400);
    await app.as(own.anna).delete(url());
  });
});

describe('the source of a revision', () => {
  const source = (creative: number, query = '') => `/api/v2/creative/${creative}/source${query}`;

  it('is its HTML as text, of the newest or a named revision', async () => {
    expect((await app.as(reader).get(source(id))).body).toEqual({ revision: 1, html: goodHtml() });
    expect((await app.as(reader).get(source(id, '?revision=1'))).body.html).toBe(goodHtml());
    const latin = await own.add({ html: Buffer.from('<meta charset="iso-8859-1"><p>Soirée</p>', 'latin1') });
    expect((await app.as(reader).get(source(latin.body.id))).body.html).toContain('Soirée');
  });

  it('is refused like the creative itself', async () => {
    const stranger = await studio(app);
    expect((await app.nobody.get(source(id))).status).toBe(401);
    expect((await app.as(await app.user({ accounts: [own.account] })).get(source(id))).status).toBe(403);
    expect((await app.as(stranger.anna).get(source(id))).status).toBe(404);
    expect((await app.as(reader).get(source(id, '?revision=7'))).status).toBe(404);
    expect((await app.as(reader).get(source(id, '?revision=x'))).status).toBe(400);
  });

  it('S48 is counted apart from the writer’s other calls, so that typing refuses none of them', async () => {
    const small = await testApp({ partial: true, settings: { RATE_LIMIT: '12' } });
    const writer = await studio(small);
    const { body } = await writer.add();
    const save = () => small.as(writer.anna).put(url(body.id), { base_revision: 1, html: HTML });
    const statuses: number[] = [];
    for (let call = 0; call < 14; call += 1) statuses.push((await save()).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.slice(12)).toEqual([429, 429]);
    expect((await small.as(writer.anna).get(`/api/v1/creative/${body.id}`)).status).toBe(200);
    await small.close();
  });
});

describe('the mended HTML', () => {
  const mended = (creative: number, query = '?kinds=no_language&kinds=insecure_link') =>
    `/api/v2/creative/${creative}/mended${query}`;
  const NOTHING = { text: false, links: false, images: false };
  const words = 'Order before Sunday evening and we send your parcel without charge, wherever you live.';
  const html = goodHtml(`<p>${words} <a href="http://shop.example/">Shop</a></p>`).replace(' lang="en"', '');

  it('has the safe changes of the kinds that were asked for, and saves nothing', async () => {
    const { body: creative } = await own.add({ html });
    const { status, body } = await app.as(reader).get(mended(creative.id));
    expect(status).toBe(200);
    expect(body).toEqual({
      revision: 1,
      html: html.replace('<html', '<html lang="en"'),
      mends: [
        { kind: 'no_language', mended: 1, left: 0, visible_changes: NOTHING },
        // No check has opened the link yet.
        { kind: 'insecure_link', mended: 0, left: 1, visible_changes: NOTHING },
      ],
      edits: 1,
      bytes: ' lang="en"'.length,
      visible_changes: NOTHING,
      left: [],
    });
    expect((await app.as(reader).get(mended(creative.id, '?kinds=no_title'))).body).toMatchObject({ html, mends: [] });
    expect((await app.as(reader).get(`/api/v1/creative/${creative.id}`)).body).toMatchObject({
      revision: 1,
      version: creative.version,
    });
  });

  it('leads links to https where their check ended there, on the same host and with a good answer', async () => {
    const link = (host: string) => `<a href="http://${host}/coats">Coats</a>`;
    const hosts = ['a.test', 'b.test', 'www.c.test', 'd.test', 'e.test', 'f.test'];
    const page = goodHtml(hosts.map(link).join(''));
    const { body: creative } = await own.add({ html: page });
    await app.runJobs();
    const answer = (host: string, finalUrl: string, result = 'Success') =>
      app.sql('update creative_link set final_url = $2, result = $3 where url = $1', [
        `http://${host}/coats`,
        finalUrl,
        result,
      ]);
    await answer('a.test', 'https://a.test/coats?from=http');
    await answer('b.test', 'https://www.b.test/');
    await answer('www.c.test', 'https://c.test/');
    await answer('d.test', 'https://shop.d.test/coats');
    await answer('e.test', 'https://e.test/coats', 'Pending');
    await answer('f.test', 'http://f.test/coats');
    const { body } = await app.as(reader).get(mended(creative.id, '?kinds=insecure_link'));
    const expected = ['a.test', 'www.b.test', 'c.test'].map((host) => link(host).replace('http:', 'https:'));
    expect(body.html).toBe(goodHtml([...expected, ...hosts.slice(3).map(link)].join('')));
    expect(body.mends).toMatchObject([{ kind: 'insecure_link', mended: 3, left: 3 }]);
    expect(body.left).toContainEqual({ kind: 'insecure_link', findings: 3 });
  });

  it('has the sizes of images, which their files tell', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const page = goodHtml('<img style="width:64px" src="img/hat.png" alt="Hat"><img src="img/gone.png" alt="Coat">');
    const content = zip([
      { name: 'index.html', bytes: Buffer.from(page) },
      { name: 'img/hat.png', bytes: png },
    ]);
    const { body: creative } = await own.add({ files: { creative_html: { name: 'mail.zip', content } } });
    const { body } = await app.as(reader).get(mended(creative.id, '?kinds=image_without_size'));
    expect(body.html).toBe(page.replace('<img style', '<img width="64" height="64" style'));
    expect(body.mends).toMatchObject([{ kind: 'image_without_size', mended: 1, left: 1 }]);
  });

  it('names the open findings that need a person, but none that was overridden or that another change may clear', async () => {
    const page = html.replace('Shop', 'Shop</a> {{shoe_size}} <img width="9" src="img_1.png"><a href="#gone">Up');
    const { body: creative } = await own.add({ html: page });
    await app.runJobs();
    const kinds = '?kinds=no_language&kinds=image_without_text';
    const left = async () => (await app.as(reader).get(mended(creative.id, kinds))).body.left;
    expect(await left()).toEqual([
      { kind: 'broken_link', findings: 2 },
      { kind: 'unknown_merge_field', findings: 1 },
      { kind: 'image_missing', findings: 1 },
      { kind: 'image_without_text', findings: 1 },
    ]);
    const { body: found } = await app.as(own.anna).get(`/api/v1/creative/${creative.id}/findings`);
    const broken = (found.objects as { id: number; kind: string }[]).find(({ kind }) => kind === 'broken_link');
    const decision = { findings: [broken?.id], reason: 'It leads to the top' };
    expect(
      (await app.as(own.anna).post(`/api/v2/creative/${creative.id}/email/override-errors`, decision)).status,
    ).toBe(200);
    expect((await left())[0]).toEqual({ kind: 'broken_link', findings: 1 });
  });

  it('is refused like the creative itself', async () => {
    const stranger = await studio(app);
    expect((await app.nobody.get(mended(id))).status).toBe(401);
    expect((await app.as(await app.user({ accounts: [own.account] })).get(mended(id))).status).toBe(403);
    expect((await app.as(stranger.anna).get(mended(id))).status).toBe(404);
    expect((await app.as(reader).get(mended(999_999))).status).toBe(404);
    for (const query of ['', '?kinds=', '?kinds=broken_link', '?kinds=no_title&kinds=x'])
      expect((await app.as(reader).get(mended(id, query))).status, query).toBe(400);
  });

  it('costs a file that can’t be read in time only its own answer', async () => {
    const { body: creative } = await own.add({ html: '<b>'.repeat(300_000) });
    const { status, body } = await app.as(reader).get(mended(creative.id));
    expect(status).toBe(200);
    expect(body).toEqual({
      revision: 1,
      html: null,
      mends: [],
      edits: 0,
      bytes: 0,
      visible_changes: NOTHING,
      left: [],
    });
  });
});
