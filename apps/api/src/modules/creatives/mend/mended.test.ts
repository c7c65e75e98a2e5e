import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { zip } from '../../../testing/zip.ts';

let app: TestApp;
let own: Studio;
let id: number;
let reader: TestUser;

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
  id = await own.approved();
  reader = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
});
afterAll(() => app.close());

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
      lines: [],
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

  it('has the subject and the preheader with our fields, which are findings of the same kind', async () => {
    const fields = { subject: 'Boots for *|FNAME|*', preheader: 'Wet leaves' };
    const { body: creative } = await own.add({
      html: goodHtml('*|LNAME|*').replace('<title>Spring</title>', ''),
      fields,
    });
    await app.runJobs();
    const kinds = '?kinds=foreign_merge_field&kinds=no_title';
    const { body } = await app.as(reader).get(mended(creative.id, kinds));
    expect(body.lines).toEqual([
      { field: 'subject', before: 'Boots for *|FNAME|*', after: 'Boots for {{first_name}}' },
    ]);
    expect(body.html).toContain('<title>Boots for</title>');
    expect(body.mends).toMatchObject([
      { kind: 'no_title', mended: 1 },
      { kind: 'foreign_merge_field', mended: 2, left: 0, visible_changes: { text: true } },
    ]);
    // Our fields leave a gap in the HTML and in the subject until a person writes their fallback.
    expect(body).toMatchObject({ edits: 3, left: [{ kind: 'missing_fallback', findings: 2 }] });
    const other = (await app.as(reader).get(mended(creative.id, '?kinds=no_language'))).body;
    expect(other).toMatchObject({ lines: [], edits: 0 });
    const { body: found } = await app.as(own.anna).form('PATCH', `/api/v1/creative/${creative.id}`, {
      fields: { subject: body.lines[0].after },
      files: { creative_html: { name: 'x.html', type: 'text/html', content: body.html } },
    });
    await app.runJobs();
    expect(found).toMatchObject({ revision: 2 });
    expect((await app.as(reader).get(mended(creative.id, kinds))).body).toMatchObject({
      lines: [],
      mends: [],
    });
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
      lines: [],
      mends: [],
      edits: 0,
      bytes: 0,
      visible_changes: NOTHING,
      left: [],
    });
  });
});
