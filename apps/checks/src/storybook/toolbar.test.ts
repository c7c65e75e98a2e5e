import { afterAll, beforeAll, beforeEach, expect, it, onTestFailed } from 'vitest';
import { openStorybook, type Storybook } from './openStorybook.ts';

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
});
afterAll(() => book?.close());
beforeEach(() => onTestFailed(async () => console.error(await book.describe())));

/** The theme, density and direction of the story or page inside the frame. */
function look() {
  return book.shown
    .locator('html')
    .evaluate((html) => ['data-theme', 'data-density', 'dir', 'lang'].map((name) => html.getAttribute(name)).join(' '));
}

it('acts on a component, keeps its choices on the way to a page and a screen, and after the address is opened again', async () => {
  await book.open('/story/data-numbertext--permutations');
  await book.shown.getByText('231,870').first().waitFor();
  await book.choose('theme', 'dark');
  await book.choose('density', 'compact');
  await book.choose('direction', 'rtl');
  await book.choose('locale', 'de-DE');
  await book.shown.getByText('231.870').first().waitFor();
  await expect.poll(look).toBe('dark compact rtl de-DE');

  await book.page.locator('#storybook-explorer-searchfield').fill('choose several');
  // Until the results are there, the list shows the pages that were opened last.
  await book.page
    .getByRole('option', { name: /MultiSelect/ })
    .first()
    .click();
  await book.shown.getByRole('heading', { name: 'MultiSelect', level: 1 }).waitFor();
  await expect.poll(look).toBe('dark compact rtl de-DE');

  await book.shown.getByRole('link', { name: 'Campaign Creatives / Creative' }).click();
  await book.shown.getByRole('heading', { name: 'Members’ evening invitation', level: 1 }).waitFor();
  await expect.poll(look).toBe('dark compact rtl de-DE');
  // The story is drawn before the address names it, and a reload in between would open the previous page.
  await book.page.waitForURL(/creatives-creative--/);
  await book.page.reload();
  await book.shown.getByRole('heading', { name: 'Members’ evening invitation', level: 1 }).waitFor();
  await expect.poll(look).toBe('dark compact rtl de-DE');
});

it('changes a page of text in place, without loading it again', async () => {
  await book.open('/docs/overlays-modal--docs');
  const anatomy = book.shown.getByRole('heading', { name: 'Anatomy' });
  await anatomy.scrollIntoViewIfNeeded();
  // The picture's frame loads when it scrolls into view; its numbers appear once the story has opened its parts.
  await expect.poll(() => book.shown.locator('[data-anatomy]').allTextContents()).toEqual(['1', '2', '3', '4']);
  const html = book.shown.locator('html');
  const place = await html.evaluate(() => {
    Object.assign(globalThis, { isSame: true });
    return scrollY;
  });
  expect(place).toBeGreaterThan(300);
  await book.choose('theme', 'dark');
  await expect.poll(look).toMatch(/^dark /);
  const picture = book.shown.frameLocator('iframe[title="Parts of Modal"]').locator('html');
  await expect.poll(() => picture.getAttribute('data-theme')).toBe('dark');
  expect(await html.evaluate(() => [Reflect.get(globalThis, 'isSame'), scrollY])).toEqual([true, place]);
});

it('gives a screen another role and another network while it is open', async () => {
  await book.open('/story/screens-order-management-orders--default');
  const add = book.shown.getByRole('link', { name: 'Add order' });
  const rows = book.shown.getByRole('rowheader');
  await add.waitFor();
  await book.choose('role', 'Creative Specialist');
  await expect.poll(async () => [await add.count(), await rows.count()]).toEqual([0, 10]);
  await book.choose('role', 'Super Admin');
  await add.waitFor();
  await book.choose('network', 'failing');
  await book.shown.getByText('Error: The service is being restarted').first().waitFor();
  await book.choose('network', 'offline');
  await book.shown.getByText('Error: The server could not be reached').first().waitFor();
  await book.choose('network', 'stuck');
  await expect.poll(() => book.shown.getByText('Error: The server could not be reached').count()).toBe(0);
  expect(await rows.count()).toBe(0);
  await book.choose('network', 'slow');
  const asked = Date.now();
  await rows.first().waitFor();
  expect(Date.now() - asked).toBeGreaterThan(1000);
  await book.choose('network', 'fast');
  await rows.first().waitFor();
});
