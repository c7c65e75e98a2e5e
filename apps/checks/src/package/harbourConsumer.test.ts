import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../command.ts';
import { complaintsOf, openChromium } from './consumerPage.ts';
import { HARBOUR } from './harbourApp.ts';
import { startServerApp, type ServerApp } from './serverApp.ts';

interface Axe {
  run: () => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** It comes with Storybook, whose stories it checks. */
const axeScript = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

let app: ServerApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startServerApp(join(inject('outside'), 'harbour-app'), HARBOUR), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  app?.stop();
});

async function open(page: Page): Promise<void> {
  await page.goto(app.url);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
}

it('shows its own mark and its yellow before any script has run', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(app.url);
  expect(await page.getByRole('rowheader').first().textContent()).toBe('Wave 1');
  expect(await page.getByRole('banner').locator('svg').first().isVisible()).toBe(true);
  // Drawn, because the computed colour is in the notation of the style sheet.
  const [red = 0, green = 0, blue = 255] = await page.getByRole('banner').evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('There is no canvas');
    canvas.fillStyle = getComputedStyle(element).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect([red > 200, green > 180, blue < 80], `${red} ${green} ${blue}`).toEqual([true, true, true]);
  expect(app.complaints()).toBe('');
});

it('shows the values of a chart before any script has run', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(app.url);
  const values = page.getByRole('region', { name: 'Tons by ship' });
  await values.getByRole('cell', { name: '36,000' }).waitFor();
  // As much room as the picture takes.
  expect(await values.evaluate((element) => element.parentElement?.clientHeight)).toBe(240);
  expect((await values.boundingBox())?.height).toBeGreaterThan(100);
});

/** Opens the page and returns what moved while it came to life. */
async function shiftsOf(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[])
        shifts.push(
          `${entry.value} ${entry.sources
            .map(
              ({ node, previousRect, currentRect }) =>
                `${node?.textContent} ${previousRect.x} ${previousRect.y} → ${currentRect.x} ${currentRect.y}`,
            )
            .join()}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page);
  // As long as the measured widths are being drawn, shifts are reported.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

// From all columns to cards. The whole page is in view, because what is hidden below the window doesn't count as a jump.
it.each([1600, 1280, 1100, 960, 860, 780, 700, 390])('comes to life without a jump, %d px wide', async (width) => {
  const page = await browser.newPage({ viewport: { width, height: 6000 } });
  const complaints = complaintsOf(page);
  expect((await shiftsOf(page)).join('\n')).toBe('');
  expect(complaints).toEqual([]);
  await page.close();
});

it('comes to life under a strict policy without a message', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints = complaintsOf(page);
  await open(page);
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await page.getByText('Name the ship.').first().waitFor();
  await page.getByRole('textbox', { name: 'Ship' }).fill('Alba');
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  await page.getByRole('spinbutton', { name: /^month/ }).waitFor();
  await page.getByRole('button', { name: 'Plan voyage' }).click();
  await page.getByText('Alba leaves soon.').waitFor();
  await page.getByRole('combobox', { name: 'Channels' }).click();
  await page.getByRole('option', { name: 'Letter' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('menuitem', { name: 'dark' }).click();
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(complaints).toEqual([]);
});

it('opens a tree, and edits a cell', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 2000 } });
  const complaints = complaintsOf(page);
  await open(page);
  const north = page.getByRole('button', { name: 'Rows below North' });
  // The code of trees comes after the page is alive, and React drops a press that is earlier.
  do await north.click();
  while ((await north.getAttribute('aria-expanded')) !== 'true');
  await page.getByRole('row', { name: 'Quay 2 400' }).waitFor();
  await page.getByRole('columnheader', { name: 'On board: Tons' }).waitFor();
  await page.getByRole('button', { name: 'Edit Fee, Brise' }).click();
  await page.getByRole('spinbutton', { name: 'Fee' }).fill('99.50');
  await page.keyboard.press('Enter');
  await page.getByText('The fee is agreed.').waitFor();
  expect(await page.getByRole('spinbutton', { name: 'Fee' }).inputValue()).toBe('99.50');
  expect(complaints).toEqual([]);
  await page.close();
});

it('has no finding of axe in any theme', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await open(page);
  await page.evaluate(axeScript);
  for (const theme of ['light', 'dark', 'high-contrast']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }, theme);
    const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: Axe }).axe.run());
    expect(violations.map(({ id, nodes }) => `${theme}: ${id} ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)).toEqual(
      [],
    );
  }
});
