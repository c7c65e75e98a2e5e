import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addAccount } from '../own/ownAccount.ts';
import { addProduct, badge, reviewAndSend } from '../own/ownProduct.ts';
import { signIn } from '../signIn.ts';

const ACCOUNT = 'Second Thoughts';
const VOLUME = 300;
/** Keeps a product Live for minutes, so that it can be paused while it sends. */
const SEND_RATE = 60;

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

async function giveReason(page: Page, dialog: string, button: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: dialog });
  await asked.getByRole('textbox', { name: 'Reason' }).fill('A second thought');
  await asked.getByRole('button', { name: button, exact: true }).click();
  await expect(asked).toBeHidden();
}

test('every step to the send has a second look and a way back', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const parts = await addAccount(page, product, { name: ACCOUNT, people: VOLUME, sendRate: SEND_RATE });
  const account = `${product.url}/administration/accounts/${parts.id}`;
  await setTimes(page, account, { 'Hold time': 10, 'Undo time': 120, 'Deployment delta': 0 });
  await page.goto(product.url + (await addProduct(page, product, parts, VOLUME)));

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
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  await reviewAndSend(page, go);
  await expect(page.getByText(/^Confirmed: nothing goes out for/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();

  await setTimes(page, account, { 'Undo time': 1 });
  await page.goto(path);
  await reviewAndSend(page, go);
  await expect(badge(page, 'Live')).toBeVisible();
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
