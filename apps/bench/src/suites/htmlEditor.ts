import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { mailHtml } from '../campaign.ts';
import type { Suite } from '../figure.ts';
import { type, watchKeys } from '../keys.ts';
import { percentile } from '../measure.ts';
import { inPortal } from '../whole.ts';

const SLOWER = 4;
const ROUNDS = 10;
/** Milliseconds between two looks at the preview. */
const PAUSE = 5;
/** Milliseconds after which the preview has failed. */
const LONGEST = 30_000;

/** Whether a frame's document has the word; false while it is exchanged for the next one. */
function hasWord(page: Page, word: string): Promise<boolean> {
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  const found = frame?.evaluate((text) => document.body?.textContent.includes(text) ?? false, word);
  return found?.catch(() => false) ?? Promise.resolve(false);
}

/** Playwright's own wait looks less and less often, at last after half a second, which is the whole budget. */
async function untilShown(page: Page, word: string): Promise<void> {
  const began = performance.now();
  while (!(await hasWord(page, word))) {
    await pause(PAUSE);
    if (performance.now() - began > LONGEST) throw new Error(`The preview never showed ${word}`);
  }
}

/** Opens the HTML of a demo creative and replaces it by an e-mail of 100 kB. */
async function openEditor(page: Page, url: string) {
  await page.goto(`${url}/campaign-creatives`);
  const creative = page.getByRole('main').locator('a[href*="/campaign-creatives/"]:not([href$="/new"])').first();
  const address = await creative.getAttribute('href');
  await page.goto(`${url}${address}?tab=html`);
  const code = page.getByRole('textbox', { name: 'HTML of the e-mail' });
  await code.click();
  const links = Array.from({ length: 40 }, (_, at) => `https://shop.example/offer-${at}`);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(mailHtml(links, 100_000));
  // Somebody who pastes an e-mail looks at it before they go on.
  await untilShown(page, 'Spring is here');
  // Into the text of the first line, so that all that follows is parsed and drawn after each key.
  await page.keyboard.press('ControlOrMeta+Home');
  // The line is wrapped: the first press leads to the end of what is seen of it, the second to its own.
  await page.keyboard.press('End');
  await page.keyboard.press('End');
  return code;
}

/** Milliseconds from a key until the preview's document shows what was typed. */
async function previewed(page: Page, word: string): Promise<number> {
  await page.keyboard.type(`${word} `);
  const began = performance.now();
  await untilShown(page, word);
  return performance.now() - began;
}

/** Counts the drafts that are saved at a time, and remembers the most. */
function countSaves(page: Page): () => number {
  let open = 0;
  let most = 0;
  const isSave = (request: { method: () => string; url: () => string }) =>
    request.method() === 'PUT' && request.url().endsWith('/draft');
  page.on('request', (request) => {
    if (isSave(request)) most = Math.max(most, ++open);
  });
  const end = (request: { method: () => string; url: () => string }) => {
    if (isSave(request)) open -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => most;
}

export const suite: Suite = {
  name: 'html-editor',
  title: 'HTML editor',
  about: `An e-mail of 100 kB in the HTML tab of a demo creative, in the built portal. Keys: a line is typed in a Chromium whose processor is ${SLOWER} times slower, from each key to the painted frame that shows it; the 95th percentile counts. Preview: once the pasted e-mail is shown, a word is typed at full speed, from its last key until the preview’s document shows it, ${ROUNDS} times; the 95th percentile counts.`,
  packages: ['react', '@codemirror/view', 'playwright'],
  run: () =>
    inPortal(async ({ page, url }) => {
      const mostSaves = countSaves(page);
      const code = await openEditor(page, url);
      const shown: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) shown.push(await previewed(page, `boots${round}x`));
      const cdp = await page.context().newCDPSession(page);
      await watchKeys(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      const painted = [...(await type(page, code)), ...(await type(page, code))];
      return [
        {
          what: 'key to paint, p95',
          unit: 'ms',
          value: percentile(painted, 0.95),
          budgets: [{ measure: 'value', bound: 'at most', limit: 50 }],
        },
        {
          what: 'last key to preview, p95',
          unit: 'ms',
          value: percentile(shown, 0.95),
          budgets: [{ measure: 'value', bound: 'at most', limit: 500 }],
        },
        {
          what: 'saves at a time, most',
          unit: '',
          value: mostSaves(),
          budgets: [{ measure: 'value', bound: 'at most', limit: 1 }],
        },
      ];
    }),
};
