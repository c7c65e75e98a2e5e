import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { MEND_KINDS } from '@mailroom/domain/verdicts/creativeMends';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../../../../.storybook/plays/chromium.ts';
import { testApp, type TestApp } from '../../../../testing/app.ts';
import { studio, type Studio } from '../../../../testing/creatives.ts';
import { simulateClient } from '../simulateClient.ts';
import { hostileAddresses } from './addresses.samples.ts';
import { hostileCss } from './css.samples.ts';
import { heavyInputs } from './heavy.samples.ts';
import { HOSTILE_MARKUP, type Hostile } from './markup.samples.ts';
import { hostileForOutlook } from './outlook.samples.ts';

const CORPUS = [...HOSTILE_MARKUP, ...hostileAddresses, ...hostileCss, ...hostileForOutlook];
const isSoak = process.env['SOAK_ROWS'] !== undefined;

/**
 * All of them in a soak. Otherwise each input meets one of the pages, and each page an equal share of the inputs. Those for Outlook
 * always meet the page that opens them.
 */
function shareOf(corpus: readonly Hostile[], page: number): readonly Hostile[] {
  const isOpened = KINDS[page]?.[0] === 'simulated';
  return isSoak
    ? corpus
    : corpus.filter((each, at) => at % KINDS.length === page || (isOpened && hostileForOutlook.includes(each)));
}

/** Frames of one page. */
const BATCH = 60;
/** The pages of the creative host that show an e-mail. */
const PAGES = {
  preview: (address: string) => address,
  inspected: (address: string) => address.replace('creative.html', 'inspect'),
  simulated: (address: string) => `${address}&client=outlook.windows&dark=1`,
  marked: (address: string) => `${address}&images=off&mark=1:1,1:9&box=1:30&numbers=1`,
  filled: (address: string) => `${address}&reader=hostile`,
  mended: (address: string) => `${address}&mend=${MEND_KINDS.join(',')}`,
};
const KINDS = (Object.keys(PAGES) as (keyof typeof PAGES)[]).map((kind, at) => [kind, at] as const);
/** Milliseconds. A soak has the cores to itself; in a test run, other work may take both. */
const LONGEST = isSoak ? 2_000 : 60_000;

interface Served {
  headers: Record<string, string>;
  body: string;
}

let app: TestApp;
let own: Studio;
let id: number;
let browser: Browser;
let canary: Server;
let calls = 0;
let port = 0;

beforeAll(async () => {
  canary = createServer((socket) => {
    calls += 1;
    socket.on('error', () => {});
    socket.end();
  });
  await once(canary.listen(0, '127.0.0.1'), 'listening');
  ({ port } = canary.address() as AddressInfo);
  app = await testApp({ partial: true });
  own = await studio(app);
  id = await own.approved();
  browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  canary.close();
  await app.close();
});

function written(html: string): string {
  return html.replaceAll('CALL', `http://127.0.0.1:${port}/x`).replaceAll('RUN', 'top.postMessage(`ran`,`*`)');
}

/** An address for the HTML: as a draft, which is cleaned like a revision, or as a revision if a draft refuses its characters. */
async function addressOf(html: string): Promise<string> {
  const kept = await app.as(own.anna).put(`/api/v2/creative/${id}/draft`, { base_revision: 1, html });
  if (kept.status !== 422) return kept.body.preview_url;
  const { body } = await own.add({ html });
  return (await app.as(own.anna).get(`/api/v1/creative/${body.id}`)).body.preview_url;
}

/** A page of the creative host. */
async function serve(html: string, page: keyof typeof PAGES): Promise<Served & { status: number; took: number }> {
  const { pathname, search } = new URL(PAGES[page](await addressOf(html)));
  const before = performance.now();
  const { statusCode: status, headers, body } = await app.app.creativeHost.inject({ url: pathname + search });
  return { status, headers: headers as Record<string, string>, body, took: performance.now() - before };
}

interface Seen {
  /** Inputs whose script told the window. */
  ran: string[];
  /** Inputs whose frame shows another page than it did. */
  left: string[];
  opened: number;
  calls: number;
}

/** Opens all documents in frames as the portal does, presses everything in them, and returns what they could do. */
async function visit(documents: ReadonlyMap<string, Served>): Promise<Seen> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const hosts = { portal: 'http://localhost:4600/', mails: 'http://127.0.0.1:4601/' };
  await page.route(`${hosts.mails}**`, async (route) => {
    const served = documents.get(decodeURIComponent(new URL(route.request().url()).pathname.slice(1)));
    await route.fulfill(served ?? { status: 404 });
  });
  const frames = [...documents.keys()].map(
    (name) =>
      `<iframe sandbox="allow-scripts" name="${name}" src="${hosts.mails}${encodeURIComponent(name)}"></iframe>`,
  );
  const hear = `<script>window.ran=[];addEventListener('message',({source,data})=>{
    if(data==='ran')ran.push([...document.querySelectorAll('iframe')].findIndex(f=>f.contentWindow===source))})</script>`;
  await page.route(hosts.portal, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${hear}${frames.join('')}` }),
  );
  calls = 0;
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto(hosts.portal);
  const left: string[] = [];
  for (const name of documents.keys()) {
    await press(page, name);
    if (page.frame({ name })?.url() !== hosts.mails + encodeURIComponent(name)) left.push(name);
  }
  const ran = await page.evaluate(() => (window as unknown as { ran: number[] }).ran);
  const seen = {
    ran: [...new Set(ran)].map((at) => [...documents.keys()][at] ?? 'a frame in a frame'),
    left,
    opened: context.pages().length - 1,
    calls,
  };
  await context.close();
  return seen;
}

async function press(page: Page, name: string): Promise<void> {
  await page.frame({ name })?.evaluate(() => {
    for (const element of Document.prototype.querySelectorAll.call(
      document,
      'a, area, button, summary, p, img, rect, text',
    )) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}

function batches(corpus: readonly Hostile[]): readonly Hostile[][] {
  return Array.from({ length: Math.ceil(corpus.length / BATCH) }, (_, at) =>
    corpus.slice(at * BATCH, (at + 1) * BATCH),
  );
}

describe('a hostile e-mail', () => {
  it('has at least 120 forms, each with a name of its own', () => {
    expect(CORPUS.length + heavyInputs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(CORPUS.map(([name]) => name)).size).toBe(CORPUS.length);
  });

  it('runs and calls when nobody cleans it', async () => {
    const raw = shareOf(CORPUS, 0).map(([name, html]): [string, Served] => [
      name,
      { headers: { 'content-type': 'text/html' }, body: `<!doctype html>${written(html)}` },
    ]);
    const seen = await visit(new Map(raw));
    expect(seen.ran.length).toBeGreaterThan(isSoak ? 30 : 5);
    // Only a few of them lead away, and a share may have none.
    if (isSoak) expect(seen.left.length).toBeGreaterThan(1);
    expect(seen.calls).toBeGreaterThan(isSoak ? 10 : 1);
  });

  it('runs and calls in conditional comments that are opened and not cleaned', async () => {
    const raw = hostileForOutlook.map(([name, html]): [string, Served] => [
      name,
      { headers: { 'content-type': 'text/html' }, body: simulateClient(written(html), 'outlook.windows', false) },
    ]);
    const seen = await visit(new Map(raw));
    expect(seen.ran.length).toBeGreaterThan(5);
    expect(seen.calls).toBeGreaterThan(1);
  });

  it.each(KINDS)('S21 S22 S37 runs nothing, calls nobody and leads nowhere: %s', async (kind, page) => {
    const slow: string[] = [];
    for (const batch of batches(shareOf(CORPUS, page))) {
      const documents = new Map<string, Served>();
      for (const [name, html] of batch) {
        const served = await serve(written(html), kind);
        expect(served.status, name).toBe(200);
        if (served.took > LONGEST) slow.push(name);
        documents.set(name, served);
      }
      expect(await visit(documents)).toEqual({ ran: [], left: [], opened: 0, calls: 0 });
    }
    expect(slow).toEqual([]);
  });

  // A soak measures every page. The same process draws all of them.
  it.each(isSoak ? KINDS : KINDS.slice(0, 1))('is shown in time however heavy it is: %s', async (kind, page) => {
    const slow: string[] = [];
    for (const [name, html] of shareOf(heavyInputs, page)) {
      const { status, took } = await serve(html, kind);
      if (took > LONGEST || status >= 500) slow.push(`${name}: ${status}, ${Math.round(took)} ms`);
    }
    expect(slow).toEqual([]);
  });
});
