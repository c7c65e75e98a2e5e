import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import { root } from '../command.ts';
import { openStorybook, type Storybook } from './openStorybook.ts';

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
  await book.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => book?.close());
beforeEach(() => onTestFailed(async () => console.error(await book.describe())));

function copied(): Promise<string> {
  return book.shown.locator('html').evaluate(() => navigator.clipboard.readText());
}

it('shows each colour with its hex, and copies a token and a value', async () => {
  await book.open('/docs/foundations-tokens--docs');
  await book.shown.getByRole('button', { name: 'Copy var(--mr-ink-muted)', exact: true }).click();
  await book.shown.getByText('Copied').waitFor();
  expect(await copied()).toBe('var(--mr-ink-muted)');
  const row = book.shown.getByRole('row').filter({ hasText: 'Background of the page.' });
  const hex =
    (await row
      .getByText(/^#[0-9a-f]{6}$/)
      .first()
      .textContent()) ?? '';
  await row
    .getByRole('button', { name: `Copy ${hex}` })
    .first()
    .click();
  expect(await copied()).toBe(hex);
});

it('hands out the tokens for Figma as a file', async () => {
  await book.open('/docs/foundations-tokens--docs');
  const [download] = await Promise.all([
    book.page.waitForEvent('download'),
    book.shown.getByRole('link', { name: 'Download the tokens for Figma' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('mailroom.figma.tokens.json');
  const packed = readFileSync(join(root, 'packages/design-system/tokens/figma.tokens.json'), 'utf8');
  expect(readFileSync(await download.path(), 'utf8')).toBe(packed);
});

it('shows the policies with the status of each component', async () => {
  await book.open('/docs/policies--docs');
  await book.shown.getByRole('heading', { name: 'Policies', level: 1 }).waitFor();
  await book.shown.getByRole('row', { name: /^Calendar (preview|stable) / }).waitFor();
});

it('has the page of each component as Markdown, with an example', async () => {
  await book.open('/docs/forms-select--docs');
  const link = book.shown.getByRole('link', { name: 'as Markdown' });
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const text = await (await book.page.request.get(address)).text();
  expect(text).toMatch(/^# Select\n/);
  expect(text).toContain("import { Select } from '@mailroom/design-system';");
});
