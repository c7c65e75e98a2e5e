import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import { root } from '../command.ts';
import { openStorybook, type Storybook } from './openStorybook.ts';

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
});
afterAll(() => book?.close());
beforeEach(async () => {
  onTestFailed(async () => console.error(await book.describe()));
  await book.open('/docs/screens-all-screens--docs&globals=theme:light');
  await book.shown.getByRole('region', { name: 'Order Management / Orders' }).waitFor();
});

it('shows the kept picture of every screen', async () => {
  const kept = globSync('.storybook/snapshots/*/{screens,flows}-*-light.png', { cwd: root }).map((file) =>
    basename(file),
  );
  expect(kept.length).toBeGreaterThan(40);
  const shown = await book.shown
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split('/').at(-1)));
  expect(shown.toSorted()).toEqual([...new Set(kept)].toSorted());
});

it('shows pictures of the toolbar’s theme, which keep their place while they load', async () => {
  const orders = book.shown.getByRole('link', { name: 'Order Management / Orders, Default' });
  const picture = orders.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const size = await picture.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
  expect(size).toBeCloseTo(1.6, 1);
  const lazy = book.shown.locator('img[loading="lazy"]');
  expect(await lazy.count()).toBe(await book.shown.locator('img').count());
  await book.choose('theme', 'dark');
  await expect.poll(() => picture.getAttribute('src')).toMatch(/-dark\.png$/);
  // There are none in high contrast, which is light too.
  await book.choose('theme', 'high-contrast');
  await expect.poll(() => picture.getAttribute('src')).toMatch(/-light\.png$/);
});

it('finds screens and states by name', async () => {
  const search = book.shown.getByRole('searchbox');
  await search.fill('Orders load');
  const names = () => book.shown.getByRole('region').evaluateAll((cards) => cards.map((card) => card.textContent));
  await expect.poll(names).toEqual(['Order Management / OrdersLoading']);
  await search.fill('no such screen');
  await book.shown.getByText('No screen has this name').waitFor();
});
