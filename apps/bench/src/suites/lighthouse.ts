import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveAdmin } from '../adminSite.ts';
import type { Figure, Suite } from '../figure.ts';
import { firstRow } from '../firstRow.ts';
import { audit, launchPuppet } from '../lighthouse.ts';
import type { Audited, PuppetBrowser, PuppetPage } from '../lighthouse.ts';
import { median } from '../measure.ts';
import { settingsOf, startWhole } from '../whole.ts';

const ROUNDS = 3;
const LIST = '/administration/accounts';

/** Opens a page and signs somebody in. */
async function signedIn(browser: PuppetBrowser, url: string): Promise<PuppetPage> {
  const page = await browser.newPage();
  await page.goto(`${url}/login`, { waitUntil: 'networkidle0' });
  await page.evaluate(`[...document.querySelectorAll('button')].find((b) => /robin/i.test(b.textContent)).click()`);
  await page.waitForFunction(`location.pathname === '/landing' && document.querySelector('main h1')`, {
    timeout: 30_000,
  });
  return page;
}

function atLeast(limit: number) {
  return [{ measure: 'value', bound: 'at least', limit }] as const;
}

function atMost(limit: number) {
  return [{ measure: 'value', bound: 'at most', limit }] as const;
}

function figuresOf(what: string, ours: Audited, theirs: Audited): Figure[] {
  return [
    {
      what: `${what}, performance`,
      unit: 'of 100',
      value: ours.performance,
      peer: { what: 'react-admin', value: theirs.performance },
      budgets: atLeast(95),
    },
    { what: `${what}, accessibility`, unit: 'of 100', value: ours.accessibility, budgets: atLeast(100) },
    { what: `${what}, best practices`, unit: 'of 100', value: ours.bestPractices, budgets: atLeast(100) },
    { what: `${what}, layout shift`, unit: '', value: ours.shift, budgets: atMost(0.02) },
    {
      what: `${what}, total blocking time`,
      unit: 'ms',
      value: ours.blocking,
      peer: { what: 'ms react-admin', value: theirs.blocking },
      budgets: atMost(100),
    },
  ];
}

interface Answer {
  objects: readonly { name: string }[];
}

/** The first rows of the list of accounts, as the page gets them from the API. */
function readAccounts(page: PuppetPage): Promise<Answer> {
  return page.evaluate<Answer>(`fetch('/api/v1/account?start=1&count=10&attribute=name&order_by=asc', {
    headers: { authorization: 'Bearer ' + JSON.parse(localStorage.getItem('access-token')).token },
  }).then((answer) => answer.json())`);
}

export const suite: Suite = {
  name: 'lighthouse',
  title: 'Lighthouse',
  about: `Landing page and list of accounts after sign-in, and a minimal react-admin application with the same rows, as Lighthouse's phone sees them on a slow network, with a processor four times slower and an empty cache; medians of ${ROUNDS} audits. The time to the first painted row is measured, not estimated: both pages are really slowed down that much, one after the other.`,
  packages: ['lighthouse', 'react-admin', 'react'],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-lighthouse-'));
    const browser = await launchPuppet();
    const whole = await startWhole(await settingsOf(join(folder, 'data')));
    try {
      const page = await signedIn(browser, whole.url);
      const { objects } = await readAccounts(page);
      const admin = await serveAdmin(join(folder, 'admin'), objects);
      const theirs = await audit(browser, `${admin.url}#/accounts`, ROUNDS);
      const landing = await audit(browser, `${whole.url}/landing`, ROUNDS);
      const list = await audit(browser, whole.url + LIST, ROUNDS);
      const first = objects[0]?.name ?? '';
      const theirPage = await browser.newPage();
      const rows: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rows.push({
          theirs: await firstRow(theirPage, `${admin.url}#/accounts`, first),
          ours: await firstRow(page, whole.url + LIST, first),
        });
      }
      admin.stop();
      return [
        ...figuresOf('landing', landing, theirs),
        ...figuresOf('list of accounts', list, theirs),
        {
          what: 'list of accounts, first painted row',
          unit: 'ms',
          value: median(rows.map(({ ours }) => ours)),
          peer: { what: 'ms react-admin', value: median(rows.map((row) => row.theirs)) },
          budgets: [{ measure: 'ratio', bound: 'at most', limit: 0.8 }],
        },
      ];
    } finally {
      await browser.close();
      await whole.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
