import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { chromium, type Browser, type Page } from 'playwright';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../../../../.storybook/plays/chromium.ts';
import { MEND_KINDS } from '@mailroom/domain/verdicts/creativeMends';
import { parseAllow } from '../../../../platform/outbound/allow.ts';
import type { TestApp } from '../../../../testing/app.ts';
import type { FormInput, TestClient } from '../../../../testing/client.ts';
import { linkTarget, type LinkTarget } from '../../../../testing/creatives.ts';
import { sendableProduct, type Sendable } from '../../../../testing/launches.ts';
import type { Relay } from '../../../../testing/relay.ts';
import { appWithRelay, passHour } from '../../../../testing/sending.ts';
import { zip } from '../../../../testing/zip.ts';
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
const USUAL = [
  'mjml-columns',
  'outlook-button',
  'hybrid-cells',
  'letters-in-links',
  'designers-notes',
  'right-to-left',
];
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
const UPLOADED_NOTES = ['<!-- Template by Anna -->'];
const PERSON = 'zoe+tag@mailroom.test';
const VALUES: Readonly<Record<string, string>> = {
  '{{first_name|friend}}': 'Zoë',
  '{{first_name|صديقي}}': 'Zoë',
  '{{custom.order|(none)}}': '(none)',
  '{{company|Kestrel}}': 'Kestrel',
};

let app: TestApp;
let relay: Relay;
let shop: LinkTarget;
let browser: Browser;
let page: Page;
/** The pictures of a ZIP, by their names as its HTML spells them. */
let pictures: Map<string, Buffer>;

async function pictureOf(colour: string): Promise<Buffer> {
  await page.setContent(`<body style="background:${colour}">`);
  return page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } });
}

beforeAll(async () => {
  shop = await linkTarget();
  ({ app, relay } = await appWithRelay({}, { allow: [...parseAllow(`127.0.0.1:${shop.port}`)] }));
  browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 800, height: 600 }, javaScriptEnabled: false });
  await page.route(/^https?:/, (route) => route.abort());
  const [boots, leaf] = [await pictureOf('#993333'), await pictureOf('#336633')];
  pictures = new Map([
    ['images/red%20boots.png', boots],
    ['images/leaf.png', leaf],
  ]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await relay.close();
  shop.close();
});

/** The HTML of an approved revision, and a campaign that sends it. */
interface Approved {
  html: string;
  campaign: Sendable;
}

function withoutNotes(notes: readonly string[], html: string): string {
  return notes.reduce((rest, note) => rest.replace(note, ''), html);
}

function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((rest, [field, value]) => rest.replaceAll(field, value), text);
}

/** A campaign for one person. */
function campaignForOne(): Promise<Sendable> {
  return sendableProduct(app, { members: 1, testSeeds: [], liveSeeds: [], product: { volume_ordered: 1 } });
}

/** A campaign with this e-mail, as if it had been uploaded and checked. */
async function stored(html: string): Promise<Approved> {
  const campaign = await campaignForOne();
  await app.app.deps.store.write(`campaign-${campaign.creativeId}`, Readable.from([html]));
  await app.sql('update creative_revision set text_part = null, derived_text = $2 where id = $1', [
    campaign.revisionId,
    textOf(html),
  ]);
  return { html, campaign };
}

/** The page of the ZIP, with links that can be asked. The check finds no language in it, and pictures without text. */
function zippedHtml(): string {
  const html = readFileSync(join(import.meta.dirname, 'zip/index.html'), 'utf8');
  return html.replaceAll('https://shop.example.com', shop.origin);
}

/** Changes the HTML that the server gives, as a person does before saving it. */
type Change = (writer: TestClient, creative: string) => Promise<string>;

const CHANGES: Readonly<Record<string, Change | null>> = {
  'uploaded as a ZIP': null,
  'mended and saved': async (writer, creative) => {
    const kinds = MEND_KINDS.map((kind) => `kinds=${kind}`);
    const { body } = await writer.get(`${creative}/mended?${kinds.join('&')}`);
    expect(body.html).toMatch(/<html lang="en">[^]*<img alt="Red boots"[^]*<table role="presentation"/);
    return body.html;
  },
  'edited and saved': async (writer, creative) => {
    const { body } = await writer.get(`${creative}/source`);
    return body.html.replace('<p>Dear', '<h1>Größe 44 &amp; more</h1>\n<p>Dear');
  },
};

/** A campaign whose e-mail was uploaded, changed and checked. */
async function uploaded(change: Change | null): Promise<Approved> {
  const campaign = await campaignForOne();
  const writer = app.as(
    await app.user({
      accounts: [campaign.accountId],
      permissions: ['can_view_creative', 'can_update_creative', 'can_upload_file'],
    }),
  );
  const creative = `/api/v2/creative/${campaign.creativeId}`;
  const save = async (files: NonNullable<FormInput['files']>) => {
    const { body } = await writer.form('PATCH', `/api/v1/creative/${campaign.creativeId}`, { files });
    await app.runJobs();
    expect(body).toMatchObject({ id: campaign.creativeId });
  };
  const images = [...pictures].map(([name, bytes]) => ({ name: decodeURI(name), bytes }));
  const archive = zip([{ name: 'index.html', bytes: Buffer.from(zippedHtml()) }, ...images]);
  await save({
    creative_html: { name: 'boots.zip', type: 'application/zip', content: archive },
    creative_test_seed_list_csv: { name: 'seeds.csv', type: 'text/csv', content: 'email\nproof@mailroom.test\n' },
  });
  if (change) {
    const content = await change(writer, creative);
    await save({ creative_html: { name: 'boots.html', type: 'text/html', content } });
  }
  const { status } = (await writer.get(`/api/v1/creative/${campaign.creativeId}`)).body;
  expect(status).toBe('Approved');
  return { html: (await writer.get(`${creative}/source`)).body.html, campaign };
}

/** The mail with the names of its pictures, each found by what its address shows. */
async function withNames(html: string): Promise<string> {
  const addresses = new Set([...html.matchAll(/(?:src|background)="([^"]+\/i\/[^"]+)"/g)].map(([, url = '']) => url));
  let named = html;
  for (const url of addresses) {
    const { rawPayload } = await app.app.creativeHost.inject({ url: new URL(url).pathname });
    const [name = 'another picture'] = [...pictures].find(([, bytes]) => bytes.equals(rawPayload)) ?? [];
    named = named.replaceAll(url, name);
  }
  return named;
}

/** Launches the e-mail to the person, who gets it from a real relay. */
async function received({ productId, versionId, launcher }: Sendable): Promise<Email> {
  await app.sql(`update audience_member set email = $2, first_name = 'Zoë' where version_id = $1`, [versionId, PERSON]);
  const as = app.as(launcher);
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

interface Shape {
  name: string;
  notes: readonly string[];
  make: () => Promise<Approved>;
}

const FROM_FILES = SHAPES.map((name): Shape => ({
  name,
  notes: NOTES[name] ?? [],
  make: () => stored(readFileSync(FILES.get(name) ?? name, 'utf8')),
}));
const FROM_UPLOADS = Object.entries(CHANGES).map(([name, change]): Shape => ({
  name,
  notes: UPLOADED_NOTES,
  make: () => uploaded(change),
}));

describe.each([...FROM_FILES, ...FROM_UPLOADS])('$name', ({ notes, make }) => {
  let html: string;
  let template: string;
  let approved: string;
  let mail: Email;
  let sent: string;
  beforeAll(async () => {
    const made = await make();
    html = made.html;
    template = withoutNotes(notes, html);
    approved = withValues(template, VALUES);
    mail = await received(made.campaign);
    // A mail's lines end alike, whatever the file's do.
    sent = await withNames((mail.html ?? '').trimEnd());
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
