import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';

/** Signs in on the provider's page with the right password. */
export async function signIn(page: Page, product: Product, email: string, path = '/'): Promise<void> {
  await page.goto(product.url + path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(product.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

/** Selects the current account in the header. */
export async function chooseAccount(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('combobox', { name: 'Search accounts' }).fill(account);
  await page.getByRole('option', { name: account }).click();
  await expect(page.getByRole('button', { name: `Account ${account}` })).toBeVisible();
}
