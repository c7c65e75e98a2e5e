import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { ensureChromium } from '../../../checks/src/chromium.ts';
import type { Suite } from '../figure.ts';
import { percentile } from '../measure.ts';
import { settingsOf, startWhole } from '../whole.ts';

const SLOWER = 4;
const WORDS = 'Autumn trail boots for wet leaves';

const forms = [
  { what: 'a new order', path: '/order-management/add-order', fields: ['Order name', 'PO number', 'Notes'] },
  { what: 'a new creative', path: '/campaign-creatives/new', fields: ['Name', 'Subject', 'Preheader'] },
  { what: 'a new user', path: '/administration/users/new', fields: ['First name', 'Last name'] },
  { what: 'the search of a list', path: '/administration/accounts', fields: ['Search'] },
] as const;

declare global {
  interface Window {
    /** Milliseconds from each key to the frame that shows what it did. */
    painted: number[];
  }
}

/** Notes of each key how long its frame takes. What follows a frame's callbacks in the queue runs once it is painted. */
const watchKeys = (page: Page) =>
  page.evaluate(() => {
    window.painted = [];
    const note = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => window.painted.push(performance.now() - timeStamp), { once: true });
        port1.start();
        port2.postMessage(undefined);
      });
    document.addEventListener('keydown', note, { capture: true });
  });

async function type(page: Page, field: string): Promise<void> {
  const input = page
    .getByRole('main')
    .getByRole('textbox', { name: field })
    .or(page.getByRole('searchbox', { name: field }));
  await input.first().click();
  for (const letter of WORDS) {
    const before = await page.evaluate(() => window.painted.length);
    await page.keyboard.press(letter);
    await page.waitForFunction((count) => window.painted.length > count, before);
  }
}

export const suite: Suite = {
  name: 'typing',
  title: 'Typing',
  about: `A line of ${WORDS.length} letters typed into fields of the portal as it is built, with its demo data, in a Chromium whose processor is ${SLOWER} times slower: from each key to the painted frame that shows it. The 95th of a hundred keys counts.`,
  packages: ['react', 'react-hook-form', 'playwright'],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-typing-'));
    const whole = await startWhole(await settingsOf(join(folder, 'data')));
    const { path } = ensureChromium(console.error);
    const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${whole.url}/login`);
      await page.getByRole('button', { name: /robin/i }).first().click();
      await page.waitForURL(/landing/);
      const cdp = await page.context().newCDPSession(page);
      const figures = [];
      for (const { what, path: to, fields } of forms) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.goto(whole.url + to);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await watchKeys(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        for (const field of fields) await type(page, field);
        const painted = await page.evaluate(() => window.painted);
        figures.push({
          what: `${what}, key to paint, p95`,
          unit: 'ms',
          value: percentile(painted, 0.95),
          budgets: [{ of: 'value', is: 'at most', limit: 50 } as const],
        });
      }
      return figures;
    } finally {
      await browser.close();
      await whole.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
