import type { V1Schemas } from '@mailroom/api-client';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addAccount } from '../own/ownAccount.ts';
import { addProducts } from '../own/ownProduct.ts';
import { readApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';

const PEOPLE = 120;
const DAY = 86_400_000;
/** As many as a person has patience for. */
const MOST_CLICKS = 25;

const MOVED = Array.from({ length: 8 }, (_, at) => `Catalogue, part ${at + 1}`);
const LAUNCHED = Array.from({ length: 10 }, (_, at) => `Newsletter, part ${at + 1}`);
/** More are ordered than can be mailed. */
const SHORT = 'Newsletter, too few people';

/** Counts what is clicked in a page, by mouse or by keyboard. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    document.addEventListener(
      'click',
      () => {
        const { dataset } = document.documentElement;
        dataset['clicks'] = String(Number(dataset['clicks']) + 1);
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks']));
}

test('eight products are moved and eleven launched, one of which is refused with its reason', async ({
  page,
  product,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  const parts = await addAccount(page, product, { name: 'Busy Week', people: PEOPLE, sendRate: 600 });
  const start = new Date(Math.ceil(Date.now() / DAY) * DAY + 8 * DAY);
  const volumeOf = (name: string) => (name === SHORT ? 2 * PEOPLE : PEOPLE);
  const names = [...MOVED, ...LAUNCHED, SHORT];
  const products = names.map((name) => ({ name, start, volume: volumeOf(name) }));
  const ids = await addProducts(page, product, parts, { order: 'The week after next', products });
  const read = (id: number) => readApi<V1Schemas['Product']>(page, `${product.url}/api/v1/product/${id}`);
  const before = await Promise.all(ids.map(read));
  const why = before[names.indexOf(SHORT)]?.reasons[0]?.text ?? 'no reason';

  await page.goto(`${product.url}/order-management/dashboard?account=${parts.id}&size=25`);
  const search = page.getByRole('searchbox', { name: 'Search by order or product' });
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('link', { name: SHORT })).toBeVisible();
  const clicks = await countClicks(page);

  await search.fill('Catalogue');
  await expect(page.getByText('8 products')).toBeVisible();
  await table.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('dialog', { name: 'Move 8 products' }).getByRole('button', { name: 'Move 8 products' }).click();
  await expect(page.getByText('Done for 8')).toBeVisible();

  await search.fill('Newsletter');
  await expect(page.getByText('11 products')).toBeVisible();
  await table.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Launch', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Review before sending' });
  await expect(sheet.getByText('1 product will not be launched')).toBeVisible();
  await expect(sheet.getByRole('row', { name: new RegExp(SHORT) })).toContainText(why);
  await sheet.getByRole('button', { name: 'Launch 10 products' }).click();
  await expect(page.getByText('Done for 10')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(MOST_CLICKS);

  const after = await Promise.all(ids.map(read));
  const stateOf = (name: string) => after[names.indexOf(name)];
  for (const name of MOVED) {
    const was = before[names.indexOf(name)]?.product_start_date ?? '';
    const later = Date.parse(stateOf(name)?.product_start_date ?? '') - Date.parse(was);
    // The time of day stays, also where the clocks change.
    expect(Math.round(later / DAY), name).toBe(1);
  }
  for (const name of LAUNCHED) expect(stateOf(name)?.attempt, name).toBe(1);
  expect(stateOf(SHORT)).toMatchObject({ product_status: 'Error - Volume Discrepancy', attempt: 0 });
});
