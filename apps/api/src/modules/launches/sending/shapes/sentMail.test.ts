import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { chromium, type Browser, type Page } from 'playwright';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../../../../.storybook/plays/chromium.ts';
import type { TestApp } from '../../../../testing/app.ts';
import { sendableProduct } from '../../../../testing/launches.ts';
import type { Relay } from '../../../../testing/relay.ts';
import { appWithRelay, passHour } from '../../../../testing/sending.ts';
import { analyseHtml } from '../../../creatives/check/analyseHtml.ts';
import { isTrackable } from '../../../creatives/creatives.reads.ts';
import { findLinks } from '../../../creatives/html/links.ts';
import { readMail } from '../../../creatives/html/mail.ts';

/** The files by their names: from MJML's compiler, and made by hand. */
const FILES = new Map(
  ['mjml', 'hand'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((file): [string, string] => [
      basename(file, '.html'),
      join(import.meta.dirname, folder, file),
    ]),
  ),
);
/** One of each family; a soak sends all. */
const USUAL = ['mjml-columns', 'outlook-button', 'hybrid-cells', 'letters-in-links', 'designers-notes'];
const SHAPES = process.env['SOAK_ROWS'] === undefined ? USUAL : [...FILES.keys()];

/** Comments that nobody but a designer needs. All others go out letter for letter. */
const NOTES: Readonly<Record<string, readonly string[]>> = {
  'designers-notes': [
    '<!-- Template by Anna, {{draft_name}} -->',
    '<!-- styles -->',
    '<!-- Kopfbereich: bitte nicht löschen -- 20 > 10 -->',
    '<!-- x -->',
    '<!-- in a table -->',
    '<!-- in a row -->',
    '<!---->',
    '<!-- {{note}} --!>',
    '<!-- ends here -->',
    '<!-- behind everything -->',
  ],
  'mjml-raw': ['<!-- htmlmin:ignore -->'],
};
const PERSON = 'zoe+tag@mailroom.test';
const VALUES: Readonly<Record<string, string>> = {
  '{{first_name|friend}}': 'Zoë',
  '{{first_name|صديقي}}': 'Zoë',
  '{{custom.order|(none)}}': '(none)',
  '{{company|Kestrel}}': 'Kestrel',
};

let app: TestApp;
let relay: Relay;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ app, relay } = await appWithRelay());
  browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 800, height: 600 }, javaScriptEnabled: false });
  await page.route(/^https?:/, (route) => route.abort());
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await relay.close();
});

function withoutNotes(shape: string, html: string): string {
  return (NOTES[shape] ?? []).reduce((rest, note) => rest.replace(note, ''), html);
}

function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((rest, [field, value]) => rest.replaceAll(field, value), text);
}

/** Launches the e-mail to one person, who gets it from a real relay. */
async function received(html: string): Promise<Email> {
  const campaign = await sendableProduct(app, {
    members: 1,
    testSeeds: [],
    liveSeeds: [],
    product: { volume_ordered: 1 },
  });
  const { creativeId, revisionId, versionId, productId } = campaign;
  await app.app.deps.store.write(`campaign-${creativeId}`, Readable.from([html]));
  await app.sql('update creative_revision set text_part = null, derived_text = $2 where id = $1', [
    revisionId,
    textOf(html),
  ]);
  await app.sql(`update audience_member set email = $2, first_name = 'Zoë' where version_id = $1`, [versionId, PERSON]);
  const as = app.as(campaign.launcher);
  await as.post(`/api/v1/product/${productId}/launch`, {});
  await app.runJobs();
  await as.post(`/api/v1/product/${productId}/confirm`, {});
  await passHour(app);
  return PostalMime.parse(relay.received.at(-1)?.raw ?? '');
}

const PIXEL = /<img src="[^"]+\/o\/[^"]+\.gif" width="1" height="1" alt="" style="display:block;border:0">/g;
const TARGET = /href=("[^"]*"|'[^']*'|[^\s>]+)/gi;

function withoutTargets(html: string): string {
  return html.replace(TARGET, 'href');
}

/** Where the tracked links of the mail lead, in their order. */
async function redirects(html: string): Promise<unknown[]> {
  const tracked = [...html.matchAll(/href=["'](http[^"']+\/c\/[^"']+)["']/gi)].map(([, url = '']) => url);
  const answers = await Promise.all(tracked.map((url) => app.app.tracking.inject({ url: new URL(url).pathname })));
  return answers.map(({ headers }) => headers.location);
}

/** Fields in an address, with the reader's values as an address spells them. */
const IN_ADDRESS = {
  '={{email}}': `=${encodeURIComponent(PERSON)}`,
  '={{first_name|friend}}': `=${encodeURIComponent('Zoë')}`,
};

/** The address that the check asks, with the reader's values. */
function asked(url: string): string {
  return new URL(withValues(url, IN_ADDRESS)).href;
}

function textOf(html: string): string {
  return analyseHtml({ html, subject: null, postalAddress: null, requiredClients: [] }).derivedText;
}

async function picture(html: string): Promise<string> {
  await page.setContent(html, { waitUntil: 'load' });
  return (await page.screenshot({ fullPage: true })).toString('base64');
}

/** The e-mail as shown by a program that looks into conditional comments. */
function opened(html: string): string {
  return html.replaceAll(/<!--\[if [^\]]*\]>(?!<!|-->)|<!\[endif\]-->/g, '');
}

describe.each(SHAPES)('%s', (shape) => {
  const html = readFileSync(FILES.get(shape) ?? shape, 'utf8');
  const template = withoutNotes(shape, html);
  const approved = withValues(template, VALUES);
  let mail: Email;
  let sent: string;
  beforeAll(async () => {
    mail = await received(html);
    // A mail's lines end alike, whatever the file's do.
    sent = (mail.html ?? '').trimEnd();
  });

  it('arrives letter for letter', () => {
    expect(sent.match(PIXEL)).toHaveLength(1);
    const text = withoutTargets(approved).replaceAll('\r\n', '\n').trimEnd();
    expect(withoutTargets(sent.replace(PIXEL, ''))).toBe(text);
  });

  it('leads where the check went, link by link', async () => {
    const links = findLinks(readMail(html)).filter(({ kind, url }) => kind !== 'unsubscribe' && isTrackable(url));
    expect(await redirects(sent)).toEqual(links.map(({ url }) => asked(url)));
    expect(sent).toMatch(/href=["'][^"']+\/u\/[^"']+["']/i);
  });

  it('looks as it was approved, with conditional comments closed and open', async () => {
    const shown = sent.replace(PIXEL, '');
    expect((await picture(shown)) === (await picture(approved))).toBe(true);
    expect((await picture(opened(shown))) === (await picture(opened(approved)))).toBe(true);
  });

  it('has the text part that was approved', () => {
    const text = withValues(withValues(textOf(template), IN_ADDRESS), VALUES);
    expect((mail.text ?? '').replaceAll(/https?:\/\/\S+\/u\/[\w.-]+/g, '{{unsubscribe_url}}').trim()).toBe(text);
  });
});
