import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorybook, type Storybook } from './openStorybook.ts';

let book: Storybook;
beforeAll(async () => {
  book = await openStorybook();
  await book.open('/docs/start-here--docs');
  await book.shown.getByRole('heading', { level: 1 }).waitFor();
});
afterAll(() => book?.close());

const WORDS = [
  ['choose several', 'MultiSelect'],
  ['multi select', 'MultiSelect'],
  ['dropdown', 'Menu'],
  ['are you sure', 'ConfirmModal'],
  ['pick a date', 'DatePicker'],
  ['date range', 'DateRangePicker'],
  ['time zone', 'DateTimeInput'],
  ['undo', 'Flash'],
  ['toast', 'Flash'],
  ['upload', 'FileDrop'],
  ['left menu', 'SideNav'],
  ['breadcrumb', 'Breadcrumbs'],
  ['filter', 'Table'],
  ['sort', 'Table'],
  ['expand row', 'Table'],
  ['who is this', 'Avatar'],
  ['money', 'MoneyInput'],
  ['percent', 'NumberText'],
  ['on off', 'Switch'],
  ['wizard', 'Wizard'],
  ['drag and drop', 'FileDrop'],
  ['side panel', 'Drawer'],
  ['popup', 'Modal'],
  ['unsaved', 'UnsavedGuard'],
  ['what changed', 'DiffView'],
  ['download', 'CsvButton'],
  ['warning', 'Banner'],
  ['no data', 'EmptyState'],
  ['spacing', 'Stack'],
] as const;

it.each(WORDS)('finds for “%s” the page of %s first', async (word, component) => {
  await book.page.locator('#storybook-explorer-searchfield').fill(word);
  const [name, folder] = [/^Docs\b/, new RegExp(`\\b${component}$`)];
  await expect
    .poll(async () => (await book.page.getByRole('option').first().innerText()).split('\n').filter(Boolean))
    .toEqual(expect.arrayContaining([expect.stringMatching(name), expect.stringMatching(folder)]));
});
