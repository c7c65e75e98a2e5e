import { describe, expect, it } from 'vitest';
import { analyseHtml } from './analyseHtml.ts';
import type { Analysis } from './analyseHtml.ts';
import { REQUIRED_CLIENTS } from '@mailroom/domain/verdicts/emailClients';
import { linkKind, trackingOf } from '../html/linkKind.ts';
import { showsPostalAddress } from './postalAddress.ts';

function analyse(html: string, more: { subject?: string; postalAddress?: string } = {}): Analysis {
  return analyseHtml({
    html,
    subject: more.subject ?? 'Hi',
    postalAddress: more.postalAddress ?? null,
    requiredClients: REQUIRED_CLIENTS,
  });
}

function kinds(html: string, more: { subject?: string; postalAddress?: string } = {}): string[] {
  return [...new Set(analyse(html, more).findings.map((finding) => finding.kind))];
}

const FOOTER = '<p>Northlight, 12 Harbour Road, Portsmouth NH 03801. <a href="{{unsubscribe_url}}">Unsubscribe</a></p>';
const GOOD = `<!doctype html><html lang="en"><head><title>x</title></head><body><h1>Spring is here</h1><p>Come and see us.</p>${FOOTER}</body></html>`;

it('has nothing to say about a good e-mail', () => {
  expect(kinds(GOOD)).toEqual([]);
});

it.each(['<!--[if !mso]><!-->', '<!--[if !mso]>-->', '<!--[if !mso]><!-- -->'])(
  'has nothing to say about %s, which shows a part to everybody but Outlook',
  (begin) => {
    const own = '<!--[if mso]><p><a href="https://x.test/own">For Outlook</a></p><![endif]-->';
    const html = GOOD.replace('</h1>', `</h1>${begin}<p>A part.</p><!--<![endif]-->${own}`);
    expect(kinds(html)).toEqual([]);
    expect(analyse(html).links[0]).toMatchObject({ text: 'For Outlook', isOutlookOnly: true });
  },
);

describe('link kinds', () => {
  it.each([
    ['https://x.test/a', 'Shop', 'web'],
    ['{{unsubscribe_url}}', 'x', 'unsubscribe'],
    ['{{ unsubscribe_url }}', 'x', 'unsubscribe'],
    ['https://x.test/unsubscribe?u=1', 'x', 'unsubscribe'],
    ['https://x.test/email/opt-out', 'x', 'unsubscribe'],
    ['https://x.test/c/8871', 'Unsubscribe', 'unsubscribe'],
    ['https://x.test/c/8871', 'Vom Newsletter abmelden', 'unsubscribe'],
    ['https://x.test/c/8871', 'Se désinscrire', 'unsubscribe'],
    ['https://x.test/subscribe', 'Subscribe', 'web'],
    ['mailto:a@x.test', 'x', 'mail'],
    ['tel:+1 555 0100', 'x', 'phone'],
    ['#top', 'x', 'anchor'],
    ['', 'x', 'anchor'],
    ['{{action_url}}', 'x', 'merge'],
    ['https://x.test/?e={{email}}', 'x', 'web'],
    ['*|UNSUB|*', 'x', 'merge'],
  ])('%s (%s) is %s', (url, text, kind) => {
    expect(linkKind(url, text)).toBe(kind);
  });

  it('notes tracking parameters', () => {
    expect(trackingOf('https://x.test/?utm_source=mail&a=1&gclid=2#utm_medium=x')).toEqual({
      utm_source: 'mail',
      gclid: '2',
    });
  });
});

describe('the unsubscribe link', () => {
  it('is missing where only the words say so', () => {
    const html = GOOD.replace('{{unsubscribe_url}}', 'https://x.test/');
    expect(kinds(html)).toEqual(['no_unsubscribe_link']);
    expect(analyse(html).findings[0]?.message).toContain("'Unsubscribe' leads to https://x.test/");
  });
  it('is missing inside a comment', () => {
    const html = GOOD.replace(
      '<a href="{{unsubscribe_url}}">Unsubscribe</a>',
      '<!-- <a href="{{unsubscribe_url}}">x</a> -->',
    );
    expect(kinds(html)).toEqual(['no_unsubscribe_link']);
  });
  it('may be the advertiser’s own', () => {
    expect(kinds(GOOD.replace('{{unsubscribe_url}}', 'https://x.test/unsubscribe'))).toEqual([]);
  });
});

describe('the postal address', () => {
  it.each([
    '12 Harbour Road, Portsmouth NH 03801',
    'Hauptstraße 12, 10115 Berlin',
    '221B Baker Street, London NW1 6XE',
    '10 rue de la Paix, 75002 Paris',
    'PO Box 1234, Springfield IL 62701',
    'Keizersgracht 10, 1015 CJ Amsterdam, Herenstraat 4, 1015 CA Amsterdam',
    'Calle de Alcalá 42, 28014 Madrid',
  ])('finds one in: %s', (text) => {
    expect(showsPostalAddress(`Thanks for reading. ${text}. See you`, null)).toBe(true);
  });
  it.each([
    'We are on the road again in 2026',
    'Use code SPRING2026 by 31 March. 50 places left on the way!',
    '',
    'Call 555 0100 for 20 % off',
  ])('finds none in: %s', (text) => {
    expect(showsPostalAddress(text, null)).toBe(false);
  });
  it('is the sender’s own in any spelling', () => {
    const own = 'Kestrel Museum\nÅlgatan 3\n111 20 Stockholm';
    expect(showsPostalAddress('kestrel museum, Algatan 3 · 111 20 STOCKHOLM', own)).toBe(true);
    expect(showsPostalAddress('Kestrel Museum, Stockholm', own)).toBe(false);
    expect(showsPostalAddress('{{postal_address}}', own)).toBe(true);
  });
});

describe('warnings', () => {
  it('a file without a body', () => {
    expect(kinds('<html><head><title>x</title><style>p{}</style></head></html>')).toContain('no_body');
    expect(kinds('')).toContain('no_body');
  });
  it('a file that Gmail clips', () => {
    expect(kinds(GOOD.replace('</h1>', `</h1>${'<p>word word word</p>'.repeat(6_000)}`))).toEqual(['html_clipped']);
  });
  it('an image without words, but not a counting pixel or a decorative one', () => {
    const html = (image: string): string => GOOD.replace('</h1>', `</h1>${image}`);
    expect(kinds(html('<img width="99" src="https://x.test/a.png">'))).toEqual(['image_without_text']);
    expect(kinds(html('<img width="99" src="https://x.test/a.png" alt="">'))).toEqual([]);
    expect(kinds(html('<img src="https://x.test/a.png" width="1" height="1">'))).toEqual([]);
  });
  it('a picture instead of words', () => {
    expect(kinds(`<img src="https://x.test/a.png" alt="Sale"><a href="{{unsubscribe_url}}">x</a>`)).toContain(
      'mostly_images',
    );
  });
  it('a subject that shouts', () => {
    expect(kinds(GOOD, { subject: 'BUY NOW AND SAVE' })).toEqual(['subject_shouts']);
    expect(kinds(GOOD, { subject: 'NASA visits us {{first_name|friend}}' })).toEqual([]);
  });
  it('placeholders of other systems, but not the designer’s notes', () => {
    expect(kinds(GOOD.replace('Spring', '{{name}} %%city%% ${x}'))).toEqual(['unknown_merge_field']);
    expect(kinds(GOOD.replace('Spring', '*|FNAME|*'))).toEqual(['foreign_merge_field']);
    expect(kinds(GOOD.replace('Spring', '{{first_name|there}} {{custom.size|your size}}'))).toEqual([]);
    expect(kinds(GOOD.replace('<h1>', '<!-- use {{Campaign-Name}} --><h1>'))).toEqual([]);
    // Recipients' programs read these.
    expect(kinds(GOOD.replace('<h1>', '<!--[if mso]>{{city}}<![endif]--><h1>'))).toEqual(['unknown_merge_field']);
    expect(kinds(GOOD.replace('<h1>', '<!--[if !mso]><!-->[[HEADLINE]]<!--<![endif]--><h1>'))).toEqual([
      'unknown_merge_field',
    ]);
  });
  it('a field of the reader that leaves a gap without a value, at each place', () => {
    const found = analyse(GOOD.replace('Spring', '{{first_name}} {{email}} {{first_name|you}}')).findings.filter(
      ({ kind }) => kind === 'missing_fallback',
    );
    expect(found.map(({ message }) => message)).toEqual([
      '{{first_name}} has no fallback: for a reader without a value it leaves a gap',
    ]);
    expect(found.map(({ place }) => place !== undefined)).toEqual([true]);
    // In the target of a link an empty value is an empty parameter.
    expect(kinds(GOOD.replace('</h1>', '</h1><a href="https://x.test/?n={{first_name}}">x</a>'))).toEqual([]);
  });
  it('nothing about a base without an address, which moves none', () => {
    const { findings, links } = analyse(
      GOOD.replace('<title>', '<base target="_blank"><title>').replace('</h1>', '</h1><a href="/sale">Sale</a>'),
    );
    expect(findings).toEqual([]);
    // So the link keeps its own fault, that its address isn't whole.
    expect(links[0]).toMatchObject({ url: '/sale' });
    expect(links[0]?.isTold).toBeUndefined();
  });
  it('a link without encryption', () => {
    expect(kinds(GOOD.replace('</h1>', '</h1><a href="http://x.test">x</a>'))).toEqual(['insecure_link']);
    expect(kinds(GOOD.replace('</h1>', '</h1><a href="http://">x</a>'))).toEqual([]);
  });
  it('content that a required client does not show', () => {
    for (const [content, shown] of [
      ['<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', 'Embedded <svg> image'],
      ['<video src="https://x.test/a.mp4"></video>', '<video> element'],
      ['<img src="https://x.test/a.webp" alt="">', 'webP image format'],
    ] as const) {
      const { findings, clients } = analyse(GOOD.replace('</h1>', `</h1>${content}`));
      const lost = findings.filter((finding) => finding.kind === 'client_loses_content');
      expect(lost.map((finding) => finding.message)).toContain(`Outlook (Windows) does not show: ${shown}`);
      expect(clients.find((client) => client.family === 'Apple Mail')?.verdict).not.toBe('loses content');
    }
  });
});

it.each([
  '<a href="https://x.test/film"><img width="9" src="https://x.test/film.png" alt="The film"></a>',
  '<source src="https://x.test/a.mp4" type="video/mp4"><p><a href="https://x.test/film">See the film</a></p>',
])('a video loses nothing where others see %s', (inside) => {
  const video = `<video poster="https://x.test/film.png" controls>${inside}</video>`;
  const { findings, clients } = analyse(GOOD.replace('</h1>', `</h1>${video}`));
  expect(findings).toEqual([]);
  const outlook = clients.find(({ family, platform }) => family === 'Outlook' && platform === 'Windows');
  expect(outlook?.verdict).toBe('degrades');
  // An empty one is lost.
  expect(kinds(GOOD.replace('</h1>', `</h1>${video}<video src="https://x.test/b.mp4"></video>`))).toEqual([
    'client_loses_content',
  ]);
});

it('lists merge fields and makes a text part', () => {
  const { mergeFields, derivedText } = analyse(GOOD.replace('Spring', 'Dear {{first_name}}, spring'), {
    subject: '{{company}}',
  });
  expect(mergeFields.toSorted()).toEqual(['company', 'first_name', 'unsubscribe_url']);
  expect(derivedText).toContain('Dear {{first_name}}, spring is here');
  expect(derivedText).toMatch(/Unsubscribe\s\(\{\{unsubscribe_url\}\}\)/);
});

it('survives hostile markup', () => {
  for (const html of [
    '<'.repeat(50_000),
    '<b>'.repeat(20_000),
    '<table>'.repeat(2_000),
    '<a href="x" '.repeat(5_000),
    '&'.repeat(50_000),
  ]) {
    expect(() => analyse(html)).not.toThrow();
  }
});
