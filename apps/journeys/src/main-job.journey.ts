import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn, workFor } from './signIn.ts';

test.describe.configure({ mode: 'serial' });

const account = 'Northlight Outdoor';
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

test('signs in by the provider’s page and lands on what waits', async ({ product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  await expect(page).toHaveURL(`${product.url}/landing`);
  await expect(page.getByRole('link', { name: 'Order Management' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting for you' }).getByRole('listitem').first()).toBeVisible();
});

test('works for one account by the choice in the header', async () => {
  await workFor(page, account);
});
