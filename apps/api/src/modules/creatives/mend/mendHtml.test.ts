import { MEND_KINDS, type MendKind } from '@mailroom/domain/verdicts/creativeMends';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseHtml } from '../check/analyseHtml.ts';
import { altTextFor } from './altText.ts';
import { languageOf } from './language.ts';
import { mendHtml } from './mendHtml.ts';

const WORDS = 'Order before Sunday evening and we send your parcel without charge, wherever you live in the country.';
const FOOT = '<p>Northlight, 12 Harbour Road, Portsmouth NH 03801. <a href="{{unsubscribe_url}}">Unsubscribe</a></p>';
const EMAIL = `<!doctype html>\n<html lang="en"><head><title>x</title></head>\n<body><p>${WORDS}</p>${FOOT}</body></html>`;

function mend(html: string, kinds: readonly MendKind[] = MEND_KINDS, subject: string | null = 'Winter coats') {
  const httpsBeginnings = new Map([['http://shop.example', 'https://']]);
  return mendHtml({ html, subject, postalAddress: null, kinds, imageSizes: new Map(), httpsBeginnings });
}

function kindsOf(html: string): string[] {
  const { findings } = analyseHtml({ html, subject: 'Winter coats', postalAddress: null, requiredClients: [] });
  return [...new Set(findings.map(({ kind }) => kind))];
}

it('leaves an e-mail without findings as it is', async () => {
  expect(await mend(EMAIL)).toMatchObject({ html: EMAIL, mends: [] });
});

it.each(['\r\n', '\r', '\n'])('writes lines that end as those of the file do: %j', async (end) => {
  const bare = `<!doctype html>\n<html>\n<body>\n<p>${WORDS}</p>\n</body>\n</html>\n`;
  const { html, mends } = await mend(bare.replaceAll('\n', end));
  expect(mends.map(({ kind, mended }) => [kind, mended])).toContainEqual(['no_unsubscribe_link', 1]);
  expect(html.replaceAll(end, '')).not.toMatch(/[\r\n]/);
  expect(html.replaceAll(end, '\n')).toBe((await mend(bare)).html);
});

describe('the language', () => {
  it.each([
    ['<html lang="en">', '<html>', '<html lang="en">'],
    ['<html lang="en">', '<html lang="" dir="ltr">', '<html lang="en" dir="ltr">'],
    ['<html lang="en">', '<HTML>', '<HTML lang="en">'],
    ['<html lang="en">', '', '<html lang="en">\n'],
  ])('is written where it belongs: %s', async (old, without, written) => {
    const { html, mends } = await mend(EMAIL.replace(old, without));
    expect(html).toContain(written);
    expect(mends).toMatchObject([{ kind: 'no_language', mended: 1, left: 0 }]);
    expect(kindsOf(html)).toEqual([]);
  });

  it.each([
    ['Bestellen Sie bis Sonntagabend, und wir liefern Ihr Paket kostenlos', 'de'],
    ['Commandez avant dimanche soir et nous expédions votre colis sans frais', 'fr'],
    ['日曜日の夜までにご注文いただくと、荷物を無料でお届けします。冬のコートはこちらからどうぞ', 'ja'],
    ['Hi {{first_name}}', null],
    ['{{first_name}} *|FNAME|* {{ custom.some_quite_long_field }} %%unsub_center_url%%', null],
  ])('is recognised from words, or not at all: %s', async (words, language) => {
    expect(await languageOf(words)).toBe(language);
  });

  it('is left to a person where the words don’t say it', async () => {
    const html = '<html><head><title>x</title></head><body>Hi</body></html>';
    expect(await mend(html, ['no_language'])).toMatchObject({
      html,
      mends: [{ kind: 'no_language', mended: 0, left: 1 }],
    });
  });
});

describe('the title', () => {
  it.each([
    ['<head><title>x</title></head>', '<head></head>'],
    ['<title>x</title>', '<title> </title>'],
    ['<head><title>x</title></head>', ''],
  ])('is the subject with the fallbacks of its fields', async (old, without) => {
    const { html } = await mend(EMAIL.replace(old, without), MEND_KINDS, 'For {{first_name|you}} <b> & yours');
    expect(html).toContain('<title>For you &lt;b&gt; &amp; yours</title>');
    expect(kindsOf(html)).toEqual([]);
  });

  it('is left to a person without a subject', async () => {
    const { mends } = await mend(EMAIL.replace('<title>x</title>', ''), MEND_KINDS, null);
    expect(mends).toMatchObject([{ kind: 'no_title', mended: 0, left: 1 }]);
  });
});

describe('the encoding', () => {
  const LATIN = '<meta charset="iso-8859-1">';
  const OLD = '<META http-equiv=Content-Type CONTENT="text/html; charset=windows-1252">';

  it.each([
    ['<head>', `<head>${LATIN}`, '<head><meta charset="utf-8">'],
    ['<head>', `<head>${OLD}`, '<head><META http-equiv=Content-Type content="text/html; charset=utf-8">'],
    ['<head>', '<head><meta charset="">', '<head><meta charset="utf-8">'],
    ['Order', 'Bestellung für heute: order', '<head>\n<meta charset="utf-8">\n<title>'],
    ['<head><title>x</title></head>', '<title>Für Sie</title>', '<html lang="en">\n<meta charset="utf-8">\n<title>'],
  ])('is UTF-8 instead of %s → %s', async (old, wrong, written) => {
    const before = EMAIL.replace(old, wrong);
    expect(kindsOf(before)).toEqual(['wrong_encoding']);
    const { html, mends } = await mend(before);
    expect(html).toContain(written);
    expect(mends).toMatchObject([{ kind: 'wrong_encoding', mended: 1, left: 0 }]);
    expect(kindsOf(html)).toEqual([]);
  });

  it.each([
    EMAIL,
    EMAIL.replace('<head>', '<head><meta charset="UTF8">').replace('Order', 'Für heute: order'),
    EMAIL.replace('<head>', '<head><meta name="charset" content="charset=latin1">'),
  ])('makes no finding where it says UTF-8, or nothing says that it isn’t', (html) => {
    expect(kindsOf(html)).toEqual([]);
  });

  it('is named in whatever is saved, because that is UTF-8', async () => {
    const { html } = await mend(EMAIL.replace('<head>', `<head>${LATIN}`).replace(' lang="en"', ''), ['no_language']);
    expect(html).toContain('<html lang="en">');
    expect(html).toMatch(/<head><meta charset="?utf-8"?>/);
  });

  it('is corrected wherever it is declared', async () => {
    const { mends } = await mend(EMAIL.replace('<head>', `<head>${LATIN}${OLD}`));
    expect(mends).toMatchObject([{ kind: 'wrong_encoding', mended: 2, left: 0 }]);
  });
});

it('turns the fields of other tools into those of Mailroom, and keeps fields that nobody knows', async () => {
  const html = EMAIL.replace('Order', 'Dear *|FNAME|*, <!-- *|LNAME|* --> %%emailaddr%% {{ nobody }}, order');
  const mended = await mend(html);
  expect(mended.html).toBe(html.replace('*|FNAME|*', '{{first_name}}').replace('%%emailaddr%%', '{{email}}'));
  expect(mended.mends).toMatchObject([{ kind: 'foreign_merge_field', mended: 2, left: 0 }]);
});

describe('fields of other tools in the addresses of links', () => {
  const link = (attribute: string) => EMAIL.replace('Order', `<a ${attribute}>Order</a>`);

  it.each([
    ['HREF="https://shop.example/?e=*|EMAIL|*&amp;x=1#a"', 'HREF="https://shop.example/?e={{email}}&amp;x=1#a"'],
    ["href = 'https://shop.example/%%first_name%%/x'", "href = 'https://shop.example/{{first_name}}/x'"],
    ['href=https://shop.example/?n=%7B%7Bfirst_name%7D%7D', 'href=https://shop.example/?n={{first_name}}'],
    [
      'href="https://shop.example/?n=%7b%7b%20first_name%7Cyou%20%7d%7d"',
      'href="https://shop.example/?n={{ first_name|you }}"',
    ],
    ['href="%7B%7Bcustom.page%7D%7D"', 'href="{{custom.page}}"'],
    ['href="mailto:*|EMAIL|*?subject=x"', 'href="mailto:{{email}}?subject=x"'],
    ['href="{{{unsubscribe}}}"', 'href="{{unsubscribe_url}}"'],
    ['href=" [unsubscribe] "', 'href=" {{unsubscribe_url}} "'],
    ['href="&lt;%asm_group_unsubscribe_raw_url%&gt;"', 'href="{{unsubscribe_url}}"'],
  ])('become ours, and every other byte stays: %s', async (before, after) => {
    const { html, mends } = await mend(link(before));
    expect(html).toBe(link(after));
    expect(mends).toMatchObject([{ kind: 'foreign_merge_field', mended: 1, left: 0 }]);
    expect(kindsOf(html)).not.toContain('foreign_merge_field');
  });

  it.each([
    'href="https://*|UNSUB|*"',
    'href="https://shop.example/?u=*|UNSUB|*"',
    'href="https://shop.example/?a=*|LIST:ADDRESS|*"',
    'href="*|EMAIL|*"',
    'href="https://shop.example/?n={{shoe_size}}"',
    'href=https://shop.example/?n=%7B%7B%20first_name%7D%7D',
  ])('stay where ours would make no address: %s', async (attribute) => {
    expect(kindsOf(link(attribute))).not.toContain('foreign_merge_field');
    expect((await mend(link(attribute), ['foreign_merge_field'])).html).toBe(link(attribute));
  });

  it('are read inside what only Outlook shows', async () => {
    const button = '<!--[if mso]><v:rect href="https://shop.example/?e=*|EMAIL|*"></v:rect><![endif]-->Order';
    const { html } = await mend(EMAIL.replace('Order', button), ['foreign_merge_field']);
    expect(html).toBe(EMAIL.replace('Order', button.replace('*|EMAIL|*', '{{email}}')));
  });

  it('are mended together with the spelling of their address, or apart from it', async () => {
    const before = link('href="https://shop.example/?a=1&amp;amp;e=*|EMAIL|*"');
    const whole = await mend(before, ['foreign_merge_field', 'link_escaped_twice']);
    expect(whole.html).toBe(link('href="https://shop.example/?a=1&amp;e={{email}}"'));
    expect(whole.mends).toMatchObject([
      { kind: 'foreign_merge_field', mended: 1, left: 0 },
      { kind: 'link_escaped_twice', mended: 1, left: 0 },
    ]);
    const { html } = await mend(before, ['link_escaped_twice']);
    expect(html).toBe(link('href="https://shop.example/?a=1&amp;e=*|EMAIL|*"'));
  });

  it('leave the unsubscribe link to its own finding', async () => {
    const html = EMAIL.replace('{{unsubscribe_url}}', '*|UNSUB|*');
    expect(kindsOf(html)).toEqual(['no_unsubscribe_link']);
    expect((await mend(html, ['foreign_merge_field'])).html).toBe(html);
  });
});

describe('alt texts', () => {
  it.each([
    ['https://cdn.example/2026/spring-sale_hero@2x.jpg?w=600', 'Spring sale hero'],
    ['https://cdn.example/WinterCoatGreen.PNG', 'Winter Coat Green'],
    ['images/Gr%C3%B6%C3%9Fentabelle.png', 'Größentabelle'],
    ['images/100%.png', null],
    ['spacer.gif', ''],
    ['divider-grey.png', ''],
    ['https://cdn.example/img_0231.jpg', null],
    ['https://cdn.example/8f3a91c2d0/600x300.jpg', null],
    ['data:image/png;base64,AAAA', null],
    ['https://cdn.example/', null],
  ])('%s is described as %s', (url, text) => {
    expect(altTextFor(url)).toBe(text);
  });

  it('are added to images without one; those whose names say nothing are left', async () => {
    const html = EMAIL.replace(
      'Order',
      '<img src="a/winter-coat.jpg"><IMG width=1 height=1 src=open.gif><img alt="" src="b.png"><img src="img_12.png"/>Order',
    );
    const mended = await mend(html, ['image_without_text']);
    expect(mended.html).toBe(html.replace('<img src="a/', '<img alt="Winter coat" src="a/'));
    expect(mended.mends).toMatchObject([{ kind: 'image_without_text', mended: 1, left: 1 }]);
  });
});

describe('the foot', () => {
  it.each(['*|UNSUB|*', '#', 'https://shop.example/'])('gives the unsubscribe link its address: %s', async (target) => {
    const html = EMAIL.replace('{{unsubscribe_url}}', target);
    expect((await mend(html)).html).toBe(EMAIL);
  });

  it('gets what is missing, in the language of the e-mail', async () => {
    const html = EMAIL.replace(FOOT, '').replace('lang="en"', 'lang="de-AT"');
    const mended = await mend(html);
    expect(mended.mends.map(({ kind }) => kind)).toEqual(['no_unsubscribe_link', 'no_postal_address']);
    expect(mended.html).toMatch(
      /href="\{\{unsubscribe_url\}\}"[^>]*>Abmelden<\/a><\/div>\n<div[^>]*>\{\{postal_address\}\}<\/div>\n<\/body>/,
    );
    expect(kindsOf(mended.html)).toEqual([]);
  });

  it('gets the address instead of another tool’s field', async () => {
    const html = EMAIL.replace('12 Harbour Road, Portsmouth NH 03801', '*|LIST:ADDRESS|*');
    const expected = html.replace('*|LIST:ADDRESS|*', '{{postal_address}}');
    expect((await mend(html, ['foreign_merge_field'])).html).toBe(expected);
    expect((await mend(html)).html).toBe(expected);
  });
});

const pieces = [
  '<html>',
  '<head>',
  '<title></title>',
  '<body>',
  `<p>${WORDS}</p>`,
  '<a href="http://shop.example">Shop</a>',
  '<base href="http://shop.example/mail/">',
  '<a href="/boots">Boots</a>',
  '<a href="coats"><img src="winter-coat.png">',
  '{% unsubscribe %} *|LIST:ADDRESS|*',
  '<a href="*|UNSUB|*">Unsubscribe</a>',
  '<img src="winter-coat.png">',
  '<img style="width:200px" alt="" src="a.png">',
  'Dear *|FNAME|*',
  '<a href="https://shop.example/?e=*|EMAIL|*&amp;amp;f=%7B%7Bfirst_name%7D%7D">',
  '</a>',
  '<table><a href=http://x.example>',
  '<table><tr><td>',
  '<th>',
  '</table>',
  '<!-- ',
  ' -->',
  '<svg><title>',
  '<meta charset=latin1>',
  'für',
  '</body>',
  '</html>',
  '\n',
];

it('clears what it says it cleared, whatever the markup', async () => {
  const files = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const { html, mends } = await mend(file);
      const cleared = mends.filter(({ left }) => left === 0).map(({ kind }) => kind);
      expect(kindsOf(html).filter((kind) => cleared.includes(kind as MendKind))).toEqual([]);
    }),
    process.env['SOAK_ROWS'] === undefined ? { seed: 20261125, numRuns: 50 } : { numRuns: 1500 },
  );
});
