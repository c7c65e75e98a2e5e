import type { Locator, Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { chooseAccount, signIn } from '../signIn.ts';

/** Signs in where audiences are added, with Northlight as the current account. */
export async function openNewAudience(page: Page, product: Product): Promise<void> {
  await signIn(page, product, 'robin@mailroom.example');
  await chooseAccount(page, 'Northlight Outdoor');
  await page.goto(`${product.url}/audience-builder/people/new`);
}

/** Begins a new audience with its name. */
export async function nameNewAudience(page: Page, product: Product, name: string): Promise<void> {
  await openNewAudience(page, product);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
}

/** Imports a file with its columns as they were guessed. */
export async function importAsGuessed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Map columns' }).click();
  await page.getByRole('button', { name: 'Check a sample' }).click();
  await page.getByRole('button', { name: 'Start import' }).click();
}

/** The deliverable people of the audience that is shown. */
export function deliverable(page: Page): Locator {
  return page
    .getByRole('main')
    .locator('dt', { hasText: /^Deliverable$/ })
    .locator('..');
}
