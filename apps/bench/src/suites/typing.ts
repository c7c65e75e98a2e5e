import type { CDPSession, Page } from 'playwright';
import type { Figure, Suite } from '../figure.ts';
import { type, watchKeys, WORDS } from '../keys.ts';
import { percentile } from '../measure.ts';
import { inPortal } from '../whole.ts';

const SLOWER = 4;

interface Form {
  what: string;
  path: string;
  fields: readonly string[];
}

const forms: readonly Form[] = [
  { what: 'a new order', path: '/order-management/add-order', fields: ['Order name', 'PO number', 'Notes'] },
  { what: 'a new creative', path: '/campaign-creatives/new?start=details', fields: ['Name', 'Subject', 'Preheader'] },
  { what: 'a new user', path: '/administration/users/new', fields: ['First name', 'Last name', 'Email'] },
  { what: 'the search of a list', path: '/administration/accounts', fields: ['Search'] },
];

/** The same in a page with only an input: what the browser and this machine need on their own. */
async function typeBare(page: Page, cdp: CDPSession): Promise<number> {
  await page.setContent('<!doctype html><title>Bare</title><input aria-label="Bare">');
  await watchKeys(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const painted = [];
  for (let round = 0; round < 3; round += 1) painted.push(...(await type(page, page.getByRole('textbox'))));
  return percentile(painted, 0.95);
}

export const suite: Suite = {
  name: 'typing',
  title: 'Typing',
  about: `A line of ${WORDS.length} letters is typed into fields of the built portal with its demo data, in a Chromium whose processor is ${SLOWER} times slower. Measured from each key to the painted frame that shows it; the figure is the 95th percentile. The peer is a page with only an input, measured first: it shows what the browser and the machine need.`,
  packages: ['react', 'react-hook-form', 'playwright'],
  run: () =>
    inPortal(async ({ page, browser, url }) => {
      const cdp = await page.context().newCDPSession(page);
      const bare = await browser.newPage();
      const bareCdp = await bare.context().newCDPSession(bare);
      const bareTime = await typeBare(bare, bareCdp);
      await bare.close();
      const figures: Figure[] = [];
      for (const { what, path: to, fields } of forms) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.goto(url + to);
        const inputs = fields.map((name) => {
          const main = page.getByRole('main');
          return main.getByRole('textbox', { name }).or(main.getByRole('searchbox', { name })).first();
        });
        for (const input of inputs) await input.waitFor();
        await watchKeys(page);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        const painted: number[] = [];
        for (const input of inputs) painted.push(...(await type(page, input)));
        figures.push({
          what: `${what}, key to paint, p95`,
          unit: 'ms',
          value: percentile(painted, 0.95),
          peer: { what: 'ms a bare input', value: bareTime },
          budgets: [{ measure: 'value', bound: 'at most', limit: 50 }],
        });
      }
      return figures;
    }),
};
