import type { Locator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { addAccount, type OwnAccount } from './ownAccount.ts';
import { postApi } from './readApi.ts';
import { signIn } from './signIn.ts';

const ACCOUNT = 'Second Thoughts';
const VOLUME = 300;
/** Keeps a product Live for minutes, so that it can be paused while it sends. */
const SEND_RATE = 60;
const WEEK = 7 * 86_400_000;

/** Changes the account's hold and undo times on its page. */
async function setTimes(page: Page, account: string, times: Record<string, number>): Promise<void> {
  await page.goto(account);
  for (const [label, value] of Object.entries(times)) {
    const field = page.getByLabel(new RegExp(`^${label}`));
    await field.fill(String(value));
  }
  await page.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Account saved')).toBeVisible();
}

/** A submitted product that starts now. */
async function addProduct(page: Page, api: string, parts: OwnAccount): Promise<string> {
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
    volume_ordered: VOLUME,
    volume_tolerance_percent: 0,
    product_start_date: new Date(now).toISOString(),
    product_end_date: new Date(now + WEEK).toISOString(),
  });
  await postApi(page, `${api}/orders/${order.id}/submit`);
  return `/order-management/product/${product.product_id}`;
}

/** The status beside the title. */
function badge(page: Page, status: string): Locator {
  return page.getByRole('button', { name: status, exact: true }).first();
}

/** Presses the page's button, reads the review, and presses the button of the same name in it. */
async function reviewAndSend(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Review before sending' });
  await expect(sheet.getByText('immediately: the start has passed')).toBeVisible();
  await sheet.getByRole('button', { name, exact: true }).click();
  await expect(sheet).toBeHidden();
}

async function giveReason(page: Page, dialog: string, button: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: dialog });
  await asked.getByRole('textbox', { name: 'Reason' }).fill('A second thought');
  await asked.getByRole('button', { name: button, exact: true }).click();
  await expect(asked).toBeHidden();
}

test('every step to the send has a second look and a way back', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const api = `${product.url}/api/v1`;
  const parts = await addAccount(page, product, { name: ACCOUNT, people: VOLUME, sendRate: SEND_RATE });
  const account = `${product.url}/administration/accounts/${parts.id}`;
  await setTimes(page, account, { 'Hold time': 10, 'Undo time': 120, 'Deployment delta': 0 });
  await page.goto(product.url + (await addProduct(page, api, parts)));

  await reviewAndSend(page, `Launch ${VOLUME} recipients`);
  await expect(page.getByText(/^On hold for/)).toBeVisible();
  const path = page.url();
  await page.getByRole('button', { name: 'Abort', exact: true }).click();
  await giveReason(page, 'Are you sure?', 'Confirm');
  await expect(badge(page, 'Cancelled')).toBeVisible();

  await setTimes(page, account, { 'Hold time': 0 });
  await page.goto(path);
  await reviewAndSend(page, `Relaunch ${VOLUME} recipients`);
  const go = `Confirm ${VOLUME} recipients`;
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible({ timeout: 60_000 });
  await reviewAndSend(page, go);
  await expect(page.getByText(/^Confirmed: nothing goes out for/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();

  await setTimes(page, account, { 'Undo time': 1 });
  await page.goto(path);
  await reviewAndSend(page, go);
  await expect(badge(page, 'Live')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause sending', exact: true }).click();
  await giveReason(page, 'Pause sending', 'Pause sending');
  await expect(page.getByText('A second thought').first()).toBeVisible();
  await expect(badge(page, 'Needs Attention')).toBeVisible();
  await page.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(badge(page, 'Live')).toBeVisible();
  for (const event of ['Processing', 'Approved', 'Live']) {
    await expect(page.getByRole('region', { name: 'History' }).getByText(event, { exact: true }).first()).toBeVisible();
  }
});
