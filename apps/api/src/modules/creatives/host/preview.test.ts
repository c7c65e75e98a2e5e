import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { goodHtml, linkTarget, studio, type LinkTarget, type Studio } from '../../../testing/creatives.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { runAside } from '../aside/runAside.ts';
import type { Drawing } from './drawing.ts';
import { parseAllow } from '../../../platform/outbound/allow.ts';

let app: TestApp;
let shop: LinkTarget;
let own: Studio;
let ben: TestUser;

/** Pages that once took ten seconds of the thread that answers everybody, and what they say now. */
const HOSTILE = [
  ['creative.html', `<style>${'a{b:c('.repeat(800_000)}</style>`, 'its styles have more than 300,000 words and signs.'],
  ['creative.html', `<style>${'a,'.repeat(2_600_000)}</style>`, 'its styles have more than 300,000 words and signs.'],
  // Each element gets an attribute of its own, so the parser repeats all of them in each paragraph.
  ['inspect', '<b><i><u><s><em><p>'.repeat(600), ''],
] as const;

/** So long that it is drawn in a helper. */
const LONG = '<p style="color:#333333">Walking boots for wet leaves.</p>'.repeat(1_000);

beforeAll(async () => {
  shop = await linkTarget();
  app = await testApp({ partial: true, allow: [...parseAllow(`127.0.0.1:${shop.port}`)] });
  own = await studio(app);
  ben = await app.user({ accounts: [own.account], permissions: ['can_view_creative'] });
});
afterAll(async () => {
  shop.close();
  await app.close();
});

async function added(html: string): Promise<number> {
  return (await own.add({ html })).body.id;
}

async function addressOf(id: number, user = own.anna): Promise<string> {
  const { pathname, search } = new URL((await app.as(user).get(`/api/v1/creative/${id}`)).body.preview_url);
  return pathname + search;
}

async function open(address: string): Promise<string> {
  const { statusCode, body } = await app.app.creativeHost.inject({ url: address });
  expect(statusCode).toBe(200);
  return body;
}

/** The place of the heading, which a page outlines. */
const HEADING = `1:${goodHtml().indexOf('<h1>') + 1}`;

/** The random name that marks an element; each drawing has its own. */
function drawingOf(body: string): string | undefined {
  return /data-m[0-9a-f]{16}/.exec(body)?.[0];
}

describe('a preview holds up nobody', () => {
  it.each(HOSTILE)('others are answered while a hostile page is drawn: %s', async (page, html, reason) => {
    const address = (await addressOf(await added(html))).replace('creative.html', page);
    const order: string[] = [];
    const shown = open(address).then((body) => {
      order.push('page');
      return body;
    });
    for (let call = 0; call < 5; call += 1) {
      expect((await app.as(ben).get('/api/v2/me')).status).toBe(200);
      order.push('me');
    }
    expect(await shown).toContain(`This e-mail can’t be shown: ${reason}`);
    expect(order).toEqual(['me', 'me', 'me', 'me', 'me', 'page']);
  });

  it('one person’s waiting pages delay no other person’s, and a full line is told in words', async () => {
    const address = await addressOf(await added(goodHtml(LONG)));
    // Starts a helper, so that the first of her pages below begins.
    await open(`${address}&mark=1:1`);
    const closed = new AbortController();
    // A page whose file is never read, and twenty that wait for it.
    const never = () => new Promise<Drawing>(() => {});
    const limits = { of: { person: own.anna.id }, seconds: 30, signal: closed.signal };
    const pages = Array.from({ length: 21 }, () => runAside('drawPage', never, limits));
    expect(await open(await addressOf(await added(goodHtml(LONG)), ben))).toContain('Walking boots');
    expect(await open(address)).toContain('too many of your previews are waiting');
    closed.abort();
    expect(new Set(await Promise.all(pages))).toEqual(new Set(['ended']));
    expect(await open(address)).toContain('Walking boots');
  });

  it('says in the page and in the check alike what is too much', async () => {
    const id = await added(goodHtml('<div>'.repeat(1_200)));
    await app.runJobs();
    const { body } = await app.as(own.anna).get(`/api/v1/creative/${id}/findings`);
    const reason = 'its elements are nested more than 1,000 deep';
    expect(JSON.stringify(body)).toContain(`The HTML can’t be read: ${reason}`);
    expect(await open(await addressOf(id))).toContain(`This e-mail can’t be shown: ${reason}.`);
  });
});

describe('a page is drawn once', () => {
  it.each([goodHtml(LONG), goodHtml()])('for all tabs, and again for another view of it', async (html) => {
    const id = await added(html);
    const address = `${await addressOf(id)}&mark=${HEADING}`;
    const bodies = await Promise.all(Array.from({ length: 20 }, () => open(address)));
    expect(new Set(bodies).size).toBe(1);
    const first = drawingOf(bodies[0] ?? '');
    expect(first).toBeDefined();
    expect(drawingOf(await open(`${await addressOf(id, ben)}&mark=${HEADING}`))).toBe(first);
    for (const other of [
      '&client=outlook.windows',
      '&client=outlook.windows&dark=1',
      '&reader=long',
      ',1:60',
      '&box=1:60',
      '&mend=no_title',
      '&mend=no_title,no_language',
    ])
      expect(drawingOf(await open(address + other)), other).not.toBe(first);
    expect(drawingOf(await open(address.replace('creative.html', 'inspect')))).not.toBe(first);
  });

  it('with each caller’s own ticket for its images', async () => {
    const id = await added(goodHtml(`<img src="${shop.origin}/a.png" alt="Hat">`));
    const before = await open(await addressOf(id));
    expect(before).toContain('data:,');
    await app.runJobs();
    const addresses = [await addressOf(id), await addressOf(id, ben)];
    for (const address of addresses) {
      const source = /src="([^"]+)" alt="Hat"/.exec(await open(address))?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(new URL(source).searchParams.get('ticket')).toBe(new URLSearchParams(address.split('?')[1]).get('ticket'));
      const { pathname, search } = new URL(source);
      expect((await app.app.creativeHost.inject({ url: pathname + search })).statusCode).toBe(200);
    }
  });

  it('and is another page after a new revision, a saved draft or a discarded one', async () => {
    const id = await added(goodHtml('<p>First words</p>'));
    expect(await open(await addressOf(id))).toContain('First words');
    const keep = async (html: string) =>
      (await app.as(own.anna).put(`/api/v2/creative/${id}/draft`, { base_revision: 1, html })).body.preview_url;
    const shown = async (url: string) => open(new URL(url).pathname + new URL(url).search);
    expect(await shown(await keep('<p>Draft one'))).toContain('Draft one');
    const address = await keep('<p>Draft two');
    expect(await shown(address)).toContain('Draft two');
    await app.as(own.anna).delete(`/api/v2/creative/${id}/draft`);
    const { pathname, search } = new URL(address);
    expect((await app.app.creativeHost.inject({ url: pathname + search })).statusCode).toBe(404);
    await app.as(own.anna).form('PATCH', `/api/v1/creative/${id}`, {
      files: { creative_html: { name: 'x.html', type: 'text/html', content: goodHtml('<p>Second words</p>') } },
    });
    expect(await open(await addressOf(id))).toContain('Second words');
  });

  it('S25 and the same HTML of another account is a page of its own', async () => {
    const [one, other] = [own, await studio(app)];
    const address = async (of: Studio) => {
      const { body } = await of.add({ html: goodHtml(LONG) });
      return `${await addressOf(body.id, of.anna)}&mark=${HEADING}`;
    };
    expect(drawingOf(await open(await address(one)))).not.toBe(drawingOf(await open(await address(other))));
  });
});
