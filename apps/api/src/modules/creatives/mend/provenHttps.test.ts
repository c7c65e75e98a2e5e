import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLinks } from '../html/links.ts';
import { readMail } from '../html/mail.ts';
import { mendHtml } from './mendHtml.ts';
import { provenBeginnings } from './provenHttps.ts';

function page(body: string): string {
  return `<!doctype html>\n<html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
}

/** `ends` says where the check of an address ended. */
function mend(html: string, ends: Readonly<Record<string, string>>, kinds: readonly MendKind[] = ['insecure_link']) {
  const answers = Object.entries(ends).map(([url, finalUrl]) => ({ url, finalUrl }));
  const facts = { subject: 'Winter', postalAddress: null, imageSizes: new Map() };
  return mendHtml({ html, kinds, ...facts, httpsBeginnings: provenBeginnings(answers) });
}

describe('an http link', () => {
  it.each([
    ['http://shop.example/a', 'https://shop.example/a', 'https://shop.example/a'],
    ['http://shop.example/a?b=1#c', 'https://shop.example/en/', 'https://shop.example/a?b=1#c'],
    ['http://shop.example/a', 'https://www.shop.example/a', 'https://www.shop.example/a'],
    ['http://www.shop.example/a', 'https://shop.example/a', 'https://shop.example/a'],
    ['HTTP://WWW.Shop.example', 'https://www.shop.example/', 'https://www.Shop.example'],
    ['http://b\u00fccher.example/', 'https://xn--bcher-kva.example/', 'https://b\u00fccher.example/'],
    ['http://shop.example:8443/', 'https://shop.example:8443/', 'https://shop.example:8443/'],
  ])('is proven where its check ended at https on its host: %s, %s', async (url, finalUrl, secure) => {
    const html = page(`<a href="${url}">Coats</a>`);
    const mended = await mend(html, { [url]: finalUrl });
    expect(mended.html).toBe(html.replace(url, secure));
    expect(mended.mends).toMatchObject([{ kind: 'insecure_link', mended: 1, left: 0 }]);
  });

  it.each([
    ['http://shop.example/', 'http://shop.example/'],
    ['http://shop.example/', 'https://shop.example.evil.test/'],
    ['http://shop.example/', 'https://m.shop.example/'],
    ['http://shop.example/', 'https://shop.example:8443/'],
    // With https, port 80 would be another server.
    ['http://shop.example:80/', 'https://shop.example/'],
    ['http://shop.example/', 'https:'],
    ['http://shop.example/', 'not an address'],
    ['http://other.example/', 'https://shop.example/'],
  ])('is left to a person where it did not: %s, %s', async (url, finalUrl) => {
    const html = page(`<a href="http://shop.example/">Coats</a><a href="${url}">Boots</a>`);
    const { html: after, mends } = await mend(html, { [url]: finalUrl });
    expect(after).toBe(html);
    expect(mends).toMatchObject([{ kind: 'insecure_link', mended: 0, left: 2 }]);
  });

  it('is left before a check', async () => {
    const html = page('<a href="http://shop.example/">Coats</a>');
    const { html: after, mends } = await mendHtml({
      html,
      subject: 'x',
      postalAddress: null,
      kinds: MEND_KINDS,
      imageSizes: new Map(),
    });
    expect(after).toContain('href="http://shop.example/"');
    expect(mends).toContainEqual(expect.objectContaining({ kind: 'insecure_link', mended: 0, left: 1 }));
  });

  it('changes as it is written, and nothing else does', async () => {
    const html = page(`<a class=x HREF = ' HTTP://shop.example/?a=1&amp;b'>Shop http://shop.example/?a=1&b</a>`);
    const mended = await mend(html, { 'HTTP://shop.example/?a=1&b': 'https://shop.example/' });
    expect(mended.html).toBe(html.replace('HTTP://', 'https://'));
  });

  it.each(['&#104;ttp://shop.example/?u=http://shop.example/', 'http://&#119;ww.shop.example/?u=http://www.x.test'])(
    'stays where the file spells its beginning in codes: %s',
    async (written) => {
      const html = page(`<a href="${written}">Shop</a>`);
      const url = written.replace('&#104;', 'h').replace('&#119;', 'w');
      const { html: after, mends } = await mend(html, { [url]: url.replace('http:', 'https:') });
      expect(after).toBe(html);
      expect(mends).toMatchObject([{ kind: 'insecure_link', mended: 0, left: 1 }]);
    },
  );

  it('is mended together with its spelling', async () => {
    const html = page('<a href="http://shop.example/?a=1&amp;amp;b=2">Shop</a>');
    const ends = { 'http://shop.example/?a=1&amp;b=2': 'https://www.shop.example/?a=1' };
    const { html: after, mends } = await mend(html, ends, ['link_escaped_twice', 'insecure_link']);
    expect(after).toBe(page('<a href="https://www.shop.example/?a=1&amp;b=2">Shop</a>'));
    expect(mends).toMatchObject([
      { kind: 'link_escaped_twice', mended: 1, left: 0 },
      { kind: 'insecure_link', mended: 1, left: 0 },
    ]);
    expect((await mend(html, ends, ['link_escaped_twice'])).html).toContain('href="http://shop.example/?a=1&amp;b=2"');
  });
});

describe('a link that is whole only with an http base', () => {
  const BASE = 'http://shop.example/mail/';
  const based = (body: string) => page(body).replace('<title>', `<base href="${BASE}"><title>`);
  const LINKS = '<a href="/boots">Boots</a><a href="coats">Coats</a>';
  const BOTH = ['base_address', 'insecure_link'] as const;

  it('is led to https in the same run where it is proven, and said where it is not', async () => {
    const html = based(`${LINKS}<a href="http://shop.example/hats">Hats</a>`);
    const ends = {
      'http://shop.example/boots': 'https://shop.example/boots',
      'http://shop.example/hats': 'https://shop.example/',
    };
    const { html: after, mends, cleared } = await mend(html, ends, BOTH);
    expect(after).toBe(
      page(
        '<a href="https://shop.example/boots">Boots</a><a href="http://shop.example/mail/coats">Coats</a><a href="https://shop.example/hats">Hats</a>',
      ),
    );
    expect(mends).toMatchObject([
      { kind: 'base_address', mended: 3, left: 0 },
      { kind: 'insecure_link', mended: 1, left: 1 },
    ]);
    expect(cleared).toEqual({ base_address: 1 });
  });

  it('is said where the e-mail had no http link before', async () => {
    const { mends, cleared } = await mend(based(LINKS), {}, BOTH);
    expect(mends).toMatchObject([
      { kind: 'base_address', mended: 3, left: 0 },
      { kind: 'insecure_link', mended: 0, left: 2 },
    ]);
    expect(cleared).toEqual({ base_address: 1, insecure_link: -2 });
    expect((await mend(based(LINKS), {}, ['base_address'])).cleared).toEqual({ base_address: 1, insecure_link: -2 });
  });

  it('is left with all others where one of them makes no whole address', async () => {
    const html = based(`${LINKS}<a href="p?e={{email}}">You</a>`);
    const { html: after, mends } = await mend(html, {}, BOTH);
    expect(after).toBe(html);
    expect(mends).toMatchObject([{ kind: 'base_address', mended: 0, left: 1 }]);
  });
});

const HOSTS = ['a.example', 'www.a.example', 'b.example', 'b.example:8080', 'c.example/x?u=http://a.example'];
const addresses = HOSTS.flatMap((host) => [`http://${host}`, `HTTP://${host}`, `https://${host}`]);
const links = fc
  .tuple(fc.constantFrom(...addresses), fc.constantFrom('"', "'", ''))
  .map(([url, quote]) => `<a href=${quote}${url}${quote}>http://a.example </a>`);
const others = fc.constantFrom(
  '<a href="&#104;ttp://a.example">',
  '<a name=x href',
  '<table><a href=http://b.example>',
  '<!--[if mso]><v:rect href="http://a.example"></v:rect><![endif]-->',
  '<!-- <a href="http://a.example"> -->',
  '<img src="http://a.example/x.png">',
  '</a>',
  '"',
  '>',
);

it('leads no link to https that is not proven, and changes nothing else', async () => {
  const files = fc.array(fc.oneof(links, others), { maxLength: 10 }).map((parts) => parts.join('\n'));
  const ends = fc.dictionary(fc.constantFrom(...addresses), fc.constantFrom(...addresses));
  await fc.assert(
    fc.asyncProperty(files, ends, async (html, answers) => {
      const { html: after } = await mend(html, answers);
      const proven = provenBeginnings(Object.entries(answers).map(([url, finalUrl]) => ({ url, finalUrl })));
      const mended = findLinks(readMail(after));
      for (const [at, { url }] of findLinks(readMail(html)).entries()) {
        const secure = proven.get(url);
        const now = mended[at]?.url ?? '';
        if (now === url) continue;
        expect(secure).toBeDefined();
        expect(now).toBe(url.replace(/^http:\/\/(?:www\.)?/i, secure ?? ''));
        expect(new URL(now).host).toBe(new URL(answers[url] ?? '').host);
      }
      // Without the beginnings of addresses, both texts are the same.
      const bare = (text: string) => text.replace(/https?:\/\/(?:www\.)?/gi, '');
      expect(bare(after)).toBe(bare(html));
    }),
    process.env['SOAK_ROWS'] === undefined ? { seed: 20261128, numRuns: 200 } : { numRuns: 2000 },
  );
});
