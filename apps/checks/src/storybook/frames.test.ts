import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import { openStorybook, type Storybook } from './openStorybook.ts';

const CANVAS = { light: 'rgb(248, 247, 244)', dark: 'rgb(14, 19, 27)', 'high-contrast': 'rgb(255, 255, 255)' };

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
});
afterAll(() => book?.close());
beforeEach(() => onTestFailed(async () => console.error(await book.describe())));

/** A page of which no script ever comes. */
async function openWithoutScripts(path: string): Promise<Page> {
  const page = await book.page.context().newPage();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(new URL(path, book.page.url()).href);
  return page;
}

function groundOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
}

it.each(Object.entries(CANVAS))('is never white before its scripts have come, in %s', async (theme, ground) => {
  await book.open('/docs/policies--docs');
  const manager = await openWithoutScripts(`/?path=/docs/policies--docs&globals=theme:${theme}`);
  expect(await groundOf(manager, 'body')).toBe(ground);
  await manager.close();
  const story = await openWithoutScripts(
    `/iframe.html?id=overlays-modal--permutations&viewMode=story&globals=theme:${theme}`,
  );
  expect(await groundOf(story, 'body')).toBe(ground);
  const words = await story.locator('body').evaluate((body) => getComputedStyle(body, '::before').content);
  expect(words).toBe('"Loading …"');
  await story.close();
});

it('draws its own frame in the toolbar’s theme, and in the machine’s', async () => {
  await book.open('/story/data-numbertext--permutations&globals=theme:dark');
  await book.shown.getByText('231,870').first().waitFor();
  const ground = () => groundOf(book.page, '.sidebar-container');
  await expect.poll(ground).toBe(CANVAS.dark);
  await book.choose('theme', 'high-contrast');
  await expect.poll(ground).toBe(CANVAS['high-contrast']);
  await book.page.emulateMedia({ colorScheme: 'dark' });
  await book.choose('theme', 'system');
  await expect.poll(ground).toBe(CANVAS.dark);
  await book.page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(CANVAS.light);
});

it('leaves a screen the whole height, and shows its plays and findings when they are asked for', async () => {
  const controls = book.page.getByRole('tab', { name: /^Controls/ });
  await book.open('/story/screens-order-management-orders--default');
  const ask = book.page.getByRole('switch', { name: 'Plays and findings of this screen' });
  await ask.waitFor();
  expect(await controls.count()).toBe(0);
  await ask.click();
  await controls.waitFor();
  await book.open('/story/forms-select--permutations');
  await controls.waitFor();
});

it('shows code from left to right, and its buttons below the example', async () => {
  await book.open('/docs/forms-select--docs&globals=direction:rtl');
  const code = book.shown.getByText("import { Select } from '@mailroom/design-system';").first();
  expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  const example = book.shown.locator('.sbdocs-preview').first();
  const show = book.shown.getByText('Show code', { exact: true }).first();
  await show.waitFor();
  const edge = await example.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await show.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(edge);
});
