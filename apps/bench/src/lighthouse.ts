import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from '../../checks/src/chromium.ts';
import { median } from './measure.ts';
import { ensurePeers, peersFolder } from './peers.ts';

/** The part of Puppeteer used here. Its own types are installed with the peers, so the type check can't rely on them. */
export interface PuppetPage {
  goto: (url: string, options?: { waitUntil: 'networkidle0' }) => Promise<unknown>;
  evaluate: <Answer>(work: string) => Promise<Answer>;
  evaluateOnNewDocument: (work: string) => Promise<unknown>;
  waitForFunction: (work: string, options: { timeout: number }) => Promise<unknown>;
  createCDPSession: () => Promise<{ send: (method: string, params?: object) => Promise<unknown> }>;
  close: () => Promise<void>;
}
export interface PuppetBrowser {
  newPage: () => Promise<PuppetPage>;
  close: () => Promise<void>;
}

interface Result {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; displayValue?: string }>;
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: object, config: undefined, page: PuppetPage) => Promise<{ lhr: Result }>;

async function peer(name: string): Promise<Record<string, unknown>> {
  const { resolve } = createRequire(join(peersFolder, 'package.json'));
  return (await import(pathToFileURL(resolve(name)).href)) as Record<string, unknown>;
}

export async function launchPuppet(): Promise<PuppetBrowser> {
  ensurePeers();
  const puppeteer = (await peer('puppeteer-core'))['default'] as { launch: (how: object) => Promise<PuppetBrowser> };
  return puppeteer.launch({ executablePath: ensureChromium(console.error).path, args: ['--no-sandbox'] });
}

/** In milliseconds. A signed-in page keeps an event stream open, so its network is never idle: a visit would last 45 s. */
const LONGEST_VISIT = 12_000;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

export interface Audited {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Milliseconds of total blocking time. */
  blocking: number;
}

function printLostPoints(url: string, { categories, audits }: Result): void {
  for (const [name, { auditRefs, score }] of Object.entries(categories)) {
    if (score === 1) continue;
    const lost = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    const words = lost.map(({ id }) => `${audits[id]?.title} (${audits[id]?.displayValue ?? 'failed'})`);
    console.error(`  ${new URL(url).pathname} ${name}: ${words.join('; ')}`);
  }
}

/**
 * Audits an address several times, each in its own page with an empty cache, and returns the median of each figure. All
 * pages share the browser's signed-in session.
 */
export async function audit(browser: PuppetBrowser, url: string, rounds: number): Promise<Audited> {
  const lighthouse = (await peer('lighthouse'))['default'] as Lighthouse;
  const results: Result[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // The trace of a page that was audited before sometimes lacks the start of the visit.
    const page = await browser.newPage();
    const cdp = await page.createCDPSession();
    await cdp.send('Page.bringToFront');
    // Lighthouse must keep the storage, which holds the session, and then doesn't clear the cache either.
    await cdp.send('Network.clearBrowserCache');
    const flags = { disableStorageReset: true, onlyCategories: CATEGORIES, maxWaitForLoad: LONGEST_VISIT };
    const { lhr } = await lighthouse(url, flags, undefined, page);
    await page.close();
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    results.push(lhr);
  }
  const last = results.at(-1);
  if (last) printLostPoints(url, last);
  const of = (read: (result: Result) => number | null | undefined) =>
    median(results.map((result) => read(result) ?? Number.NaN));
  return {
    performance: of(({ categories }) => (categories['performance']?.score ?? Number.NaN) * 100),
    accessibility: of(({ categories }) => (categories['accessibility']?.score ?? Number.NaN) * 100),
    bestPractices: of(({ categories }) => (categories['best-practices']?.score ?? Number.NaN) * 100),
    shift: of(({ audits }) => audits['cumulative-layout-shift']?.numericValue),
    blocking: of(({ audits }) => audits['total-blocking-time']?.numericValue),
  };
}
