import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import { root } from '../command.ts';
import { openStorybook, type Storybook } from './openStorybook.ts';

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
});
afterAll(() => book?.close());
beforeEach(() => onTestFailed(async () => console.error(await book.describe())));

it.each([
  ['list', 'List', 'Search orders'],
  ['long-work', 'LongWork', 'Rows are being checked'],
])('shows the pattern %s live, with the file that runs as its code', async (id, file, words) => {
  await book.open(`/docs/patterns-${id}--docs`);
  await book.shown.locator('.sbdocs-preview').getByText(words).or(book.shown.getByLabel(words)).first().waitFor();
  const code = book.shown.locator('pre').last();
  await expect
    .poll(async () => (await code.textContent())?.trim())
    .toBe(readFileSync(join(root, `.storybook/patterns/${file}Pattern.tsx`), 'utf8').trim());
});

it('leads to the screens that follow a pattern, and to its components', async () => {
  await book.open('/docs/patterns-form--docs');
  const screen = book.shown.getByRole('link', { name: 'Order Management / Product form' });
  expect(await screen.getAttribute('href')).toContain('screens-order-management-product-form--');
  await book.shown.getByRole('link', { name: 'Combobox', exact: true }).waitFor();
  // Each once, although the pattern and a component have the same name.
  const form = book.shown.getByRole('link', { name: 'Form', exact: true });
  expect(await form.count()).toBe(1);
  expect(await form.getAttribute('href')).toContain('forms-form--docs');
  await screen.click();
  await expect.poll(() => book.page.url()).toContain('path=/story/screens-order-management-product-form--');
});
