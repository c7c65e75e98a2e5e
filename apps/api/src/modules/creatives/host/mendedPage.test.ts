import { MEND_KINDS } from '@mailroom/domain/verdicts/creativeMends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, studio, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { zip } from '../../../testing/zip.ts';

let app: TestApp;
let own: Studio;

/** Two faults that have a safe change, of two kinds. */
const HTML = goodHtml('<p>We\u0092re open, *|FNAME|*</p>');

beforeAll(async () => {
  app = await testApp({ partial: true });
  own = await studio(app);
});
afterAll(() => app.close());

async function added(html = HTML): Promise<number> {
  return (await own.add({ html })).body.id;
}

async function addressOf(id: number, user = own.anna): Promise<string> {
  const { pathname, search } = new URL((await app.as(user).get(`/api/v1/creative/${id}`)).body.preview_url);
  return pathname + search;
}

function ask(url: string, headers: Record<string, string> = {}) {
  return app.app.creativeHost.inject({ url, headers });
}

async function shown(url: string): Promise<string> {
  const { statusCode, body } = await ask(url);
  expect(statusCode).toBe(200);
  return body;
}

async function bearer(user: TestUser) {
  return { authorization: `Bearer ${await app.issuer.token(user.subject, {})}` };
}

describe('a page with the safe changes', () => {
  it('has those of the kinds in its address and no others', async () => {
    const address = await addressOf(await added());
    expect(await shown(address)).toContain('We\u0092re open, *|FNAME|*');
    expect(await shown(`${address}&mend=windows_character`)).toContain('We’re open, *|FNAME|*');
    expect(await shown(`${address}&mend=windows_character,foreign_merge_field`)).toContain(
      'We’re open, {{first_name}}',
    );
    expect(await shown(`${address}&mend=no_language`)).toBe(await shown(address));
  });

  it('shows what the mended HTML of the API has', async () => {
    const id = await added(goodHtml('<img src="winter-coat.png" width="9">').replace('<title>Spring</title>', ''));
    const query = MEND_KINDS.map((kind) => `kinds=${kind}`).join('&');
    const { html } = (await app.as(own.anna).get(`/api/v2/creative/${id}/mended?${query}`)).body;
    expect(html).toMatch(/<title>Spring is here<[^]* alt="Winter coat"/);
    await app.as(own.anna).put(`/api/v2/creative/${id}/draft`, { base_revision: 1, html });
    const draft = new URL((await app.as(own.anna).get(`/api/v2/creative/${id}/draft`)).body.preview_url);
    expect(await shown(`${await addressOf(id)}&mend=${MEND_KINDS.join(',')}`)).toBe(
      await shown(draft.pathname + draft.search),
    );
  });

  it('has the sizes of images, which their files tell', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const content = zip([
      { name: 'index.html', bytes: Buffer.from(goodHtml('<img style="width:64px" src="hat.png" alt="Hat">')) },
      { name: 'hat.png', bytes: png },
    ]);
    const { body } = await own.add({ files: { creative_html: { name: 'mail.zip', content } } });
    expect(await shown(`${await addressOf(body.id)}&mend=image_without_size`)).toContain(
      '<img width="64" height="64" style',
    );
  });

  it('is another page once the subject that it takes its title from has changed', async () => {
    const id = await added(goodHtml().replace('<title>Spring</title>', ''));
    const page = async () => shown(`${await addressOf(id)}&mend=no_title`);
    expect(await page()).toContain('<title>Spring is here</title>');
    await app.sql("update creative_revision set subject = 'Winter is here' where creative_id = $1", [id]);
    expect(await page()).toContain('<title>Winter is here</title>');
  });

  it('leads links to https once their check has ended there', async () => {
    const id = await added(goodHtml('<a href="http://shop.test/">Shop</a>'));
    const page = async () => shown(`${await addressOf(id)}&mend=insecure_link`);
    expect(await page()).toContain('href="http://shop.test/"');
    await app.runJobs();
    await app.sql(
      "update creative_link set result = 'Success', final_url = 'https://www.shop.test/en' where url = 'http://shop.test/'",
    );
    expect(await page()).toContain('href="https://www.shop.test/"');
  });

  it('S21 S22 is cleaned after the changes, with the policy of other pages', async () => {
    const hostile = '<script>alert(1)</script><p onclick="x()">*|FNAME|*</p><img src="https://evil.test/x.png">';
    const address = await addressOf(await added(goodHtml(hostile)));
    const plain = await ask(address);
    for (const page of [address, address.replace('creative.html', 'inspect')]) {
      const { body, headers } = await ask(`${page}&mend=${MEND_KINDS.join(',')}`);
      expect(body).toContain('{{first_name}}');
      expect(body).not.toMatch(/alert|onclick|evil\.test\/x/);
      expect(headers['cache-control']).toBe(plain.headers['cache-control']);
      if (page === address) expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
    }
  });

  it('says what is too much as other pages do', async () => {
    const page = await shown(`${await addressOf(await added('<div>'.repeat(1_200)))}&mend=no_title`);
    expect(page).toContain('This e-mail can’t be shown: its elements are nested more than 1,000 deep.');
  });
});

it('a base that would make a gigabyte of addresses costs only its own page', async () => {
  // Few links, so that the page without the change is far from the limit of a slow machine too.
  const base = `<base href="https://a.test/${'a'.repeat(500_000)}/">`;
  const address = await addressOf(await added(base + '<a href="x">x</a>'.repeat(2_000)));
  expect(await shown(`${address}&mend=base_address`)).toContain('This e-mail can’t be shown: ');
  expect(await shown(address)).toContain('<a href="x">');
});

describe('what is refused', () => {
  it('answers 404 for kinds that have no safe change', async () => {
    const address = await addressOf(await added());
    for (const kinds of ['', 'broken_link', 'no_title,', 'no_title,x', 'toString', 'no_title&mend=x', 'NO_TITLE'])
      expect((await ask(`${address}&mend=${kinds}`)).statusCode, kinds).toBe(404);
    expect((await ask(`${address}&mend=no_title&mend=no_language`)).statusCode).toBe(200);
  });

  it('S16 S25 opens for nobody to whom the revision itself is closed', async () => {
    const id = await added();
    const leaver = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
    const theirs = `${await addressOf(id, leaver)}&mend=no_title`;
    expect((await ask(theirs)).statusCode).toBe(200);
    const bare = `/${id}/creative.html?mend=no_title`;
    expect((await ask(bare)).statusCode).toBe(401);
    expect((await ask(bare, await bearer(own.anna))).statusCode).toBe(200);
    expect((await ask(bare, await bearer((await studio(app)).anna))).statusCode).toBe(404);
    expect((await ask(theirs.replace(String(id), String(await added())))).statusCode).toBe(401);
    await app.sql('delete from user_account where user_id = $1', [leaver.id]);
    expect((await ask(theirs)).statusCode).toBe(404);
    const late = `${await addressOf(id)}&mend=no_title`;
    app.clock.advance(5 * 60_000 + 1_000);
    expect((await ask(late)).statusCode).toBe(401);
  });
});
