import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { OwnAccount } from './ownAccount.ts';
import type { Product } from '../product.ts';
import { postApi } from '../readApi.ts';

const WEEK = 7 * 86_400_000;

interface Planned {
  name: string;
  start: Date;
  volume: number;
  /** The destination of a data delivery. Without it, the product is mailed. */
  installId?: number;
}

/** Adds a submitted order with these products, and returns their ids. */
export async function addProducts(
  page: Page,
  { url }: Product,
  parts: OwnAccount,
  { order: name, products }: { order: string; products: readonly Planned[] },
): Promise<number[]> {
  const api = `${url}/api/v1`;
  const order = await postApi<{ id: number }>(page, `${api}/orders`, {
    account_id: parts.id,
    advertiser_id: parts.advertiserId,
    name,
  });
  const ids: number[] = [];
  for (const { name: product_name, start, volume, installId } of products) {
    const { product_id: id } = await postApi<{ product_id: number }>(page, `${api}/product`, {
      order_id: order.id,
      product_name,
      ...(installId === undefined
        ? { product_type: 'E-mail deployment' }
        : { product_type: 'Data delivery', install_id: installId }),
      audience_id: parts.audienceId,
      creative_id: parts.creativeId,
      volume_ordered: volume,
      volume_tolerance_percent: 0,
      product_start_date: start.toISOString(),
      product_end_date: new Date(start.getTime() + WEEK).toISOString(),
    });
    ids.push(id);
  }
  await postApi(page, `${api}/orders/${order.id}/submit`);
  return ids;
}

/** Adds a submitted product that starts now, and returns its path. */
export async function addProduct(page: Page, product: Product, parts: OwnAccount, volume: number): Promise<string> {
  const products = [{ name: 'Second thoughts, wave 1', start: new Date(), volume }];
  const [id] = await addProducts(page, product, parts, { order: 'Second thoughts', products });
  return `/order-management/product/${id}`;
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
