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

function page(title: string, script: string, head = ''): string {
  return `<!doctype html><html lang="en"><title>${title}</title>${head}<div id="root"></div><script type="module" src="${script}"></script></html>`;
}

/** A page with the README's examples, some more components, and a policy that forbids styles without a nonce. */
const STRICT = `
import '@mailroom/design-system/styles.css';
import { CodeEditor, DesignProvider, NonceProvider } from '@mailroom/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Orders } from './Orders';
import { Tickets } from './Tickets';
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <NonceProvider nonce="abc">
      <DesignProvider locale="de-DE">
        <Tickets />
        <div data-theme="dark" id="dark">
          <DesignProvider texts={{ choose: 'Auswählen' }}><Orders /></DesignProvider>
        </div>
        <CodeEditor label="Body" language="html" value="<p>" onValueChange={() => undefined} />
      </DesignProvider>
    </NonceProvider>
  </StrictMode>,
);
`;
const POLICY = "default-src 'self'; style-src 'self' 'nonce-abc'; font-src 'self' data:";

/** The form goes below the table, as the README's section on forms says. */
function withForm(main: string): string {
  return `import { NewOrder } from './NewOrder';\n${main.replace('<Orders />', '<Orders /><NewOrder />')}`;
}

/** Builds the application of the README's section 'Ten minutes', with Vite and the packed tarball. */
beforeAll(async () => {
  const readme = readmeFiles('design-system');
  const files = {
    'index.html': page('Orders', '/src/main.tsx'),
    'strict.html': page('Tickets', '/src/strict.tsx', '<meta property="csp-nonce" nonce="abc">'),
    'src/strict.tsx': STRICT,
    'package.json': JSON.stringify({ type: 'module', private: true }),
    ...readme,
    'src/main.tsx': withForm(readme['src/main.tsx'] ?? ''),
  };
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const input = ['index.html', 'strict.html'].map((name) => join(folder, name));
  const rolldownOptions = { input };
  await build({ root: folder, configFile: false, logLevel: 'error', plugins: [react()], build: { rolldownOptions } });
  [site, browser] = await Promise.all([serve(join(folder, 'dist'), { '/strict.html': POLICY }), openChromium()]);
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});

it('opens, has its styles, and works without a message in the console', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(site.url);
  const table = page.getByRole('table', { name: 'Orders' }).or(page.getByRole('grid', { name: 'Orders' }));
  const first = table.getByRole('rowheader').first();
  await first.waitFor();
  expect(await first.textContent()).toBe('Wave 1');
  // The style sheet's tokens have arrived: without them the page works but is black on white in Times.
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
  await expect.poll(() => page.getByRole('button', { name: 'Launch 1' }).isVisible()).toBe(true);

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

it('shows the newest server rows, translated texts and styles under a strict policy in strict mode', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/tickets?*', (route) => {
    const search = new URL(route.request().url()).searchParams.get('search');
    const rows = [
      { id: 1, subject: `Answer to ${search || 'all'}`, priority: 'low', messages: 3, created: '2026-01-04' },
    ];
    const answer = () => route.fulfill({ json: { rows, total: 1 } });
    if (search !== 'slow') return answer();
    held.push(answer);
    return undefined;
  });
  await page.goto(`${site.url}/strict.html?mine=1`);
  const tickets = page.getByRole('table', { name: 'Tickets' });
  await tickets.getByText('Answer to all').waitFor();
  expect(await tickets.getByText('04.01.2026', { exact: false }).count()).toBe(1);

  const search = page.getByRole('searchbox', { name: 'Search tickets' });
  await search.fill('slow');
  await search.press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await search.fill('fast');
  await search.press('Enter');
  await tickets.getByText('Answer to fast').waitFor();
  for (const answer of held) await answer().catch(() => undefined);
  expect(await tickets.getByRole('rowheader').allTextContents()).toEqual(['Answer to fast']);
  expect(new URL(page.url()).search).toBe('?mine=1&search=fast');

  await page.getByText('Auswählen').waitFor();
  const channels = page.getByRole('combobox', { name: 'Channels' });
  const box = await channels.locator('xpath=ancestor::*[contains(@class,"control")][1]').boundingBox();
  expect(box?.height).toBeLessThan(40);
  await page.getByRole('textbox', { name: 'Body' }).waitFor();
  const colour = (at: string) => page.locator(at).evaluate((element) => getComputedStyle(element).color);
  expect(await colour('#dark h2')).not.toBe(await colour('body'));
  expect(complaints.filter((complaint) => !complaint.includes('/tickets?'))).toEqual([]);
  await page.close();
});

it('loads react-select, menus and dialogs from separate files when they are needed', () => {
  const chunks = globSync('dist/assets/*.js', { cwd: folder });
  for (const part of ['ChoiceControl', 'ModalPanel', 'TooltipPopup'])
    expect(
      chunks.some((file) => file.includes(part)),
      `${part} in ${chunks.join(' ')}`,
    ).toBe(true);
});
