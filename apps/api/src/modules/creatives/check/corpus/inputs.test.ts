import { readFileSync } from 'node:fs';
import { REQUIRED_CLIENTS, type ClientId } from '@mailroom/domain/verdicts/emailClients';
import { describe, expect, it } from 'vitest';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { encodedSize } from '../../../../platform/mail/textEncoding.ts';
import { simulateClient } from '../../host/simulateClient.ts';
import { attributeOf, elementsOf, parseHtml, textOf } from '../../html/tree.ts';
import { mendHtml } from '../../mend/mendHtml.ts';
import { targetFor } from '../../render/linkTarget.ts';
import { analyseHtml, type Analysis } from '../analyseHtml.ts';
import { checkLinks, linkFindings, type CheckedLink } from '../outside/checkLinks.ts';

interface Examined extends Analysis {
  html: string;
  checked: CheckedLink[];
  /** The addresses that were asked, by which method. */
  asked: string[];
  /** Kinds of findings with their lines, of content and links. */
  lines: Record<string, (number | null)[]>;
}

/** Examines one of the e-mails that broke other products; every web address answers 200. */
async function examine(name: string): Promise<Examined> {
  const html = readFileSync(new URL(`inputs/${name}.html`, import.meta.url), 'utf8');
  const analysis = analyseHtml({ html, subject: 'Boots', postalAddress: null, requiredClients: REQUIRED_CLIENTS });
  const asked: string[] = [];
  const outbound = {
    fetch(url: string, { method = 'GET' } = {}) {
      asked.push(`${method} ${url}`);
      const href = new URL(url).href;
      const hops = [{ url: href, status: 200 }];
      return Promise.resolve({ status: 200, headers: {}, body: Buffer.of(), truncated: false, url: href, hops });
    },
  } as Partial<Outbound> as Outbound;
  const checked = await checkLinks(outbound, analysis, new AbortController().signal, () => undefined);
  const found = Map.groupBy([...analysis.findings, ...linkFindings(checked)], ({ kind }) => kind);
  const lines = Object.fromEntries(
    [...found].map(([kind, all]) => [kind, all.map(({ place }) => place?.line ?? null)]),
  );
  return { ...analysis, html, checked, asked, lines };
}

function messages({ findings, checked }: Examined, kind: string): string[] {
  return [...findings, ...linkFindings(checked)].filter((found) => found.kind === kind).map(({ message }) => message);
}

function linksShown(html: string): (string | undefined)[] {
  const links = [...elementsOf(parseHtml(html))].filter(({ tagName }) => tagName === 'a');
  return links.map((link) => attributeOf(link, 'href'));
}

async function mended({ html }: Examined, kind: Parameters<typeof mendHtml>[0]['kinds'][number]): Promise<string> {
  const asked = { html, subject: null, postalAddress: null, imageSizes: new Map() };
  return (await mendHtml({ ...asked, kinds: [kind] })).html;
}

describe('01: addresses in any spelling', async () => {
  const mail = await examine('01-encoded-links');

  it('asks one address once, however it is written', () => {
    const [first, ...same] = mail.links.slice(0, 4).map(({ url }) => url);
    expect(same).toEqual([first, first, first]);
    expect(mail.asked.filter((each) => each.endsWith('?size=9&colour=red'))).toHaveLength(1);
    expect(mail.checked.every(({ result }) => result !== 'Error')).toBe(true);
  });

  it('names what is odd, and leaves the rest letter for letter', () => {
    expect(mail.lines).toEqual({ link_escaped_twice: [15], link_spelling: [16, 23] });
    expect(mail.links.slice(6, 10).map(({ url }) => url)).toEqual([
      'https://shop.example.com/list?f[0]=kind:2&f[1]=kind:1706',
      'https://shop.example.com/list?f%5B0%5D=kind%3A2',
      'https://go.example.org/?to=https%3A%2F%2Fshop.example.com%2Fa%3Fb%3D1%26c%3D100%2525',
      'https://shop.example.com/boots?ref=mail#sizes?x=1',
    ]);
    expect(messages(mail, 'link_spelling')[1]).toContain('https://shop.example.com/one%20');
  });

  it('redirects to exactly the address that was checked', () => {
    const web = mail.checked.filter(({ kind }) => kind === 'web');
    expect(web).toHaveLength(13);
    expect(web.map(({ url }) => targetFor(url, {}))).toEqual(web.map(({ finalUrl }) => finalUrl));
    expect(targetFor(web[10]?.url ?? '', {})).toBe(
      'https://shop.example.com/gr%C3%B6%C3%9Fe/caf%C3%A9?q=r%C3%B6d|bl%C3%A5',
    );
  });

  it('offers fixes that change these addresses only', async () => {
    expect(await mended(mail, 'link_escaped_twice')).toBe(mail.html.replace('&amp;amp;', '&amp;'));
    expect(await mended(mail, 'link_spelling')).toContain(
      'href="https://shop.example.com/list?a=1&amp;copy=2&amp;reg=3',
    );
  });
});

it('02: a field in an address never breaks it; one that nobody fills in is named once', async () => {
  const mail = await examine('02-merge-fields-in-urls');
  expect(mail.lines).toEqual({
    missing_fallback: [11],
    broken_link: [13, 14, 20],
    foreign_merge_field: [17, 17, 18, 19],
  });
  expect(messages(mail, 'broken_link').map((message) => message.replace(/^.*is broken\. /, ''))).toEqual([
    '{{region}} is not a Mailroom field, so the link stays broken',
    '{{profile_link}} is not a Mailroom field, so the link stays broken',
    '<%= target.url %> is not a Mailroom field, so the link stays broken',
  ]);
  expect(messages(mail, 'foreign_merge_field').map((message) => message.replace(/ in the .*' is/, ' is'))).toEqual([
    '*|EMAIL|* is a field of Mailchimp and goes out unchanged; use {{email}}',
    '%%FIRST_NAME%% is a field of Salesforce Marketing Cloud and goes out unchanged; use {{first_name}}',
    '{contactfield=email} is a field of Mautic and goes out unchanged; use {{email}}',
    '%7B%7Bfirst_name%7D%7D is a field of Mailroom with encoded braces and goes out unchanged; use {{first_name}}',
  ]);
  expect(await mended(mail, 'foreign_merge_field')).toBe(
    mail.html
      .replace('?e=*|EMAIL|*&amp;f=%%FIRST_NAME%%', '?e={{email}}&amp;f={{first_name}}')
      .replace('{contactfield=email}', '{{email}}')
      .replace('%7B%7Bfirst_name%7D%7D', '{{first_name}}'),
  );
  // With a value from an example.
  expect(mail.asked).toEqual([
    'HEAD https://shop.example.com/hello?name=sample',
    'HEAD https://shop.example.com/p/sample/boots',
    'HEAD https://shop.example.com/?e=sample',
  ]);
});

it('03: other schemes are good links, and hosts that look like others are not', async () => {
  const mail = await examine('03-other-schemes-and-idn');
  expect(mail.lines).toEqual({
    app_link: [17],
    broken_link: [14, 18, 19],
    link_lookalike: [23, 24, 25],
    link_misleads: [26],
  });
  expect(messages(mail, 'broken_link').slice(1, 3)).toEqual([
    expect.stringContaining('has no scheme, so it does not work in a mail'),
    expect.stringContaining('is relative, so it does not work in a mail'),
  ]);
  const [mixed, cyrillic, user] = messages(mail, 'link_lookalike');
  expect(mixed).toContain('shоp.example.com (xn--shp-ted.example.com)');
  expect(cyrillic).toContain('еріс.example (xn--e1awd7f.example)');
  expect(user).toContain('leads to evil.example.org');
  expect(new Set(mail.checked.slice(10, 12).map(({ finalUrl }) => finalUrl)).size).toBe(1);
});

it('04: what only Outlook sees is listed and asked, and slips of its comments are told', async () => {
  const mail = await examine('04-outlook-only-parts');
  expect(mail.lines).toEqual({ outlook_target: [22], conditional_comment: [31, 32, 33], broken_link: [22] });
  expect(
    messages(mail, 'conditional_comment').map((message) => message.replace('The comment for Outlook ', '')),
  ).toEqual([
    'has a blank before its bracket, so Outlook shows what follows as well',
    'has a blank before its bracket, so nobody sees what is in it',
    'is closed before its <![endif], so everybody sees what follows',
  ]);
  expect(mail.links.filter(({ isOutlookOnly }) => isOutlookOnly).map(({ url }) => url)).toEqual([
    'https://shop.example.com/spring-sale--old?id=<%= code %>',
    'https://shop.example.com/outlook-2010-2013',
  ]);
  expect(mail.images.filter(({ isOutlookOnly }) => isOutlookOnly).map(({ url }) => url)).toEqual([
    'https://img.example.com/wood-outlook.jpg',
  ]);
});

it('04: Outlook on Windows shows its own button and picture, and the slips as they are', async () => {
  const mail = await examine('04-outlook-only-parts');
  const outlook = simulateClient(mail.html, 'outlook.windows', false);
  const shown = textOf(parseHtml(outlook));
  expect(shown).toContain('Outlook was meant to skip this line and does not');
  expect(shown).not.toContain('Only Outlook was meant to see this line');
  expect(shown).toMatch(/This comment is closed too early\s+and this text is visible/);
  expect(shown).not.toContain('For Outlook 2010 and 2013');
  expect(shown.match(/See the sale/g)).toHaveLength(1);
  expect(outlook).toContain('<a xmlns:v="urn:schemas-microsoft-com:vml"');
  expect(outlook).not.toContain('autumn-sale');
  expect(outlook).toContain('background-image:url(&quot;https://img.example.com/wood-outlook.jpg&quot;)');
  expect(outlook).not.toContain('wood-modern');
  expect(shown).not.toContain('96');
  expect(linksShown(simulateClient(mail.html, 'gmail.desktop-webmail', false))[0]).toContain('autumn-sale');
});

it('05: Gmail’s limit of styles, its verdict and its picture agree', async () => {
  const mail = await examine('05-gmail-drops-styles');
  expect(mail.lines).toEqual({ gmail_drops_styles: [null, 13] });
  expect(messages(mail, 'gmail_drops_styles')[0]).toContain('17,567 of 16,384 characters');
  for (const client of mail.clients.filter(({ family }) => family === 'Gmail')) {
    expect(client.verdict).not.toBe('works');
    expect(client.issues.slice(0, 2)).toMatchObject([
      { feature: 'styles of more than 16,384 characters' },
      { feature: '@font-face inside another rule', line: 13 },
    ]);
  }
  expect(simulateClient(mail.html, 'gmail.desktop-webmail', false)).not.toContain('.tone-001');
  expect(simulateClient(mail.html, 'apple-mail.macos', false)).toContain('.tone-001');
});

it('06: a character that Gmail clips at, and the size on the way', async () => {
  const mail = await examine('06-gmail-clips');
  expect(mail.lines).toMatchObject({ windows_character: [11], html_clipped: [null] });
  expect(messages(mail, 'html_clipped')).toEqual([
    expect.stringMatching(/^The HTML is 9\d kB, and 1[23]\d kB on its way; Gmail/),
  ]);
  expect(encodedSize(mail.html).encoding).toBe('base64');
  expect(await mended(mail, 'windows_character')).toBe(mail.html.replace('\u0092', '’'));
});

it('07: filler is neither preheader nor words nor text part', async () => {
  const mail = await examine('07-preheader-filler');
  expect(mail.lines).toEqual({});
  expect(mail.preheader).toHaveLength(162);
  expect(mail.derivedText).toMatch(/^The autumn list/);
});

it('08: a German foot is found, and nobody asks an unsubscribe address', async () => {
  const mail = await examine('08-unsubscribe-in-german');
  expect(mail.lines).toEqual({ link_without_name: [16] });
  expect(mail.links.map(({ kind }) => kind)).toEqual([
    'web',
    'unsubscribe',
    'unsubscribe',
    'unsubscribe',
    'web',
    'mail',
  ]);
  expect(mail.asked.filter((each) => each.includes('lists.example.com'))).toEqual([]);
});

it('09: dark mode and pictures in the HTML', async () => {
  const mail = await examine('09-dark-mode-and-data-uris');
  expect(mail.lines).toEqual({ client_loses_content: [30], dark_box: [28], dark_contrast: [29] });
  expect(mail.images.map(({ url }) => url.slice(0, 40)).toSorted()).toEqual([
    'data:image/png;base64,iVBORw0KGgoAAAANSU',
    'data:image/png;base64,iVBORw0KGgoAAAANSU',
    'https://img.example.com/leaf-black-on-tr',
    'https://img.example.com/logo-day.png',
    'https://img.example.com/logo-night.png',
    'https://img.example.com/logo-night@2x.pn',
  ]);
});

it('10: the AMP version of an e-mail is one finding', async () => {
  const mail = await examine('10-amp-part-instead-of-html');
  expect(messages(mail, 'active_content')).toEqual([
    'This is the AMP version of an e-mail; Mailroom needs its HTML version',
  ]);
});

it('12: a base is told once, with its addresses, and a fix writes them', async () => {
  const mail = await examine('12-base-address');
  expect(mail.lines).toEqual({ base_address: [7] });
  expect(messages(mail, 'base_address')[0]).toContain(
    'https://shop.example.com/mail/boots.html and https://shop.example.com/sale',
  );
  const html = await mended(mail, 'base_address');
  expect(html).not.toContain('<base');
  expect(html).toContain('href="https://shop.example.com/mail/boots.html"');
  expect(html).toContain('src="https://shop.example.com/mail/boots.png"');
  expect(html).toContain('href="#sizes"');
});

it('14: every comment for Outlook is read as what it is', async () => {
  const mail = await examine('14-revealed-comments');
  expect(mail.lines).toEqual({ missing_fallback: [14] });
  expect(mail.links.map(({ kind, isOutlookOnly = false }) => [kind, isOutlookOnly])).toEqual([
    ['web', false],
    ['web', true],
    ['unsubscribe', true],
    ['web', false],
    ['web', false],
    ['unsubscribe', false],
  ]);
});

it('14: Outlook on Windows shows its own parts, and the others theirs', async () => {
  const { html } = await examine('14-revealed-comments');
  const shown = (client: ClientId) => linksShown(simulateClient(html, client, false));
  expect(shown('outlook.windows')).toEqual([
    '{{unsubscribe_url}}',
    'https://shop.example.com/all',
    '{{unsubscribe_url}}',
  ]);
  expect(shown('apple-mail.macos')).toEqual([
    'https://shop.example.com/revealed?a=1&b=2',
    'https://shop.example.com/modern',
    'https://shop.example.com/all',
    '{{unsubscribe_url}}',
  ]);
});
