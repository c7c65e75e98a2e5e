import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { OwnAccount } from './ownAccount.ts';
import type { Product } from '../product.ts';
import { postApi } from '../readApi.ts';

const WEEK = 7 * 86_400_000;

/** Adds a submitted product that starts now, and returns its path. */
export async function addProduct(page: Page, { url }: Product, parts: OwnAccount, volume: number): Promise<string> {
  const api = `${url}/api/v1`;
  const order = await postApi<{ id: number }>(page, `${api}/orders`, {
    account_id: parts.id,
    advertiser_id: parts.advertiserId,
    name: 'Second thoughts',
  });
  const now = Date.now();
  const product = await postApi<{ product_id: number }>(page, `${api}/product`, {
    order_id: order.id,
    product_name: 'Second thoughts, wave 1',
    product_type: 'E-mail deployment',
    audience_id: parts.audienceId,
    creative_id: parts.creativeId,
    volume_ordered: volume,
    volume_tolerance_percent: 0,
    product_start_date: new Date(now).toISOString(),
    product_end_date: new Date(now + WEEK).toISOString(),
  });
  await postApi(page, `${api}/orders/${order.id}/submit`);
  return `/order-management/product/${product.product_id}`;
}

/** The status beside the title. */
export function badge(page: Page, status: string): Locator {
  return page.getByRole('button', { name: status, exact: true }).first();
}

/** Presses the page's button, reads the review, and presses the button of the same name in it. */
export async function reviewAndSend(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Review before sending' });
  await expect(sheet.getByText('immediately: the start has passed')).toBeVisible();
  await sheet.getByRole('button', { name, exact: true }).click();
  await expect(sheet).toBeHidden();
}
