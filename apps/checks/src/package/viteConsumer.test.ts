import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { complaintsOf, openChromium, serve } from './consumerPage.ts';
import { readmeFiles } from './readmeFiles.ts';

const folder = join(inject('outside'), 'vite-app');
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;

/** An application by the README's ten minutes, built by Vite from the packed tarball. */
beforeAll(async () => {
  const files = {
    'index.html':
      '<!doctype html><html lang="en"><title>Orders</title><div id="root"></div><script type="module" src="/src/main.tsx"></script></html>',
    'package.json': JSON.stringify({ type: 'module', private: true }),
    ...readmeFiles('design-system'),
  };
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()] });
  [site, browser] = await Promise.all([serve(join(folder, 'dist')), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

it('opens, looks like something, and works without a word in the console', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(site.url);
  const table = page.getByRole('table', { name: 'Orders' }).or(page.getByRole('grid', { name: 'Orders' }));
  const first = table.getByRole('rowheader').first();
  await expect.poll(() => first.textContent()).toBe('Wave 1');
  // The style sheet's tokens arrive: without them everything is there, black on white in Times.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('IBM Plex Sans');

  await table.getByRole('button', { name: 'Price' }).click();
  await table.getByRole('button', { name: 'Price' }).click();
  expect(await first.textContent()).toBe('Wave 48');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  expect(await first.textContent()).toBe('Wave 38');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('wave 7');
  await expect.poll(() => table.getByRole('rowheader').allTextContents()).toEqual(['Wave 7']);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('');

  await page.getByRole('combobox', { name: 'Channels' }).click();
  await page.keyboard.type('letter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('of 16').count()).toBe(1);
  await table.getByRole('checkbox').nth(1).check();
  expect(await page.getByRole('button', { name: 'Launch 1' }).isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.keyboard.type('Spring');
  await page.getByRole('combobox', { name: 'Team' }).click();
  await page.getByRole('option', { name: 'Lagos' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByText('Spring is saved.').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('');
  expect(complaints).toEqual([]);
});

it('loads react-select, menus and dialogs when they are needed, as files of their own', () => {
  const chunks = globSync('dist/assets/*.js', { cwd: folder });
  for (const part of ['ChoiceControl', 'ModalPanel', 'TooltipPopup'])
    expect(
      chunks.some((file) => file.includes(part)),
      `${part} in ${chunks.join(' ')}`,
    ).toBe(true);
});
