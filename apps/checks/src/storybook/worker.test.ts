import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorybook, type Storybook } from './openStorybook.ts';

const STORY = '/iframe.html?id=screens-campaign-creatives-creative--default&viewMode=story';
const TITLE = 'Members’ evening invitation';

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
});
afterAll(() => book?.close());

it('answers the requests of a story that opens while the worker of another is leaving', async () => {
  await book.open('/story/screens-campaign-creatives-creative--default');
  await book.shown.getByRole('heading', { name: TITLE, level: 1 }).waitFor();
  await book.page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  const other = await book.page.context().newPage();
  await other.goto(new URL(STORY, book.page.url()).href);
  await other.getByRole('heading', { name: TITLE, level: 1 }).waitFor({ timeout: 120_000 });
  expect(await other.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});
