import type { Locator, Page } from '@playwright/test';
import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { foreignTemplate, seeds } from './mail.ts';
import { chooseAccount, signIn } from './signIn.ts';

const ACCOUNT = 'Northlight Outdoor';
const TITLE = 'Set up your account';

/** Another tool's template. One of its links leads to a port where nothing listens. */
function droppedMail(targets: string): string {
  return foreignTemplate(targets).replace('</h1>', `</h1><p><a href="http://127.0.0.1:1/shop">Visit the shop</a></p>`);
}

function findingsOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Findings' });
}

/** The status beside the title; pressing it explains what it means. */
function badge(page: Page, status: string): Locator {
  return page.getByRole('main').getByRole('button', { name: status, exact: true }).first();
}

/** Moves to an element with Tab, as somebody without a pointer does. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 120 && !(await isReached()); step += 1) await target.page().keyboard.press('Tab');
  await expect(target).toBeFocused();
}

async function press(target: Locator): Promise<void> {
  await reach(target);
  await target.page().keyboard.press('Enter');
}

/** The message of a test that this person sent to themselves. */
async function openTest(page: Page): Promise<Locator> {
  await press(page.getByRole('button', { name: 'Send test' }));
  const dialog = page.getByRole('dialog', { name: 'Send test' });
  await expect(dialog.getByRole('radio', { name: /^Me/ })).toBeChecked();
  return dialog;
}

test('a dropped e-mail is mended, corrected, approved, tested and used in an order', async ({
  page,
  product,
  targets,
  mail,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  await chooseAccount(page, ACCOUNT);
  await page.goto(`${product.url}/campaign-creatives/new`);
  await drop(page, 'HTML', 'welcome-letter.html', droppedMail(targets.url));

  // The file fills what it knows, and its findings stand beside it.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Welcome letter');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(TITLE);
  const findings = findingsOf(page);
  await expect(findings).toContainText('UNSUB');

  await findings.getByRole('button', { name: 'Mend what is safe' }).click();
  const mends = page.getByRole('dialog', { name: 'Mend the HTML' });
  await expect(mends).toContainText('unsubscribe_url');
  await mends.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(mends).toBeHidden();
  await expect(page).toHaveURL(/\/new\?draft=/);
  await expect(findings).not.toContainText('UNSUB');

  await drop(page, 'Test seed list', 'test.csv', seeds(['welcome.proof@seeds.example']));
  await drop(page, 'Live seed list', 'live.csv', seeds(['welcome.live@seeds.example']));
  await page.getByRole('combobox', { name: 'Advertiser' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Add and check creative' }).click();
  await expect(badge(page, 'Need Attention')).toBeVisible();

  // What no machine can know is corrected where it is read.
  await findings.getByRole('link', { name: 'Go to links' }).first().click();
  await page
    .getByRole('button', { name: /^Edit URL/ })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: /^Edit URL/ });
  await edit.getByRole('textbox', { name: 'URL' }).fill(`${targets.url}/shop`);
  await edit.getByRole('button', { name: 'Save URL' }).click();
  await expect(edit).toBeHidden();
  await expect(badge(page, 'Approved')).toBeVisible();

  const dialog = await openTest(page);
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => mail.count({ subject: TITLE, to: 'robin@mailroom.example' })).toBe(1);
  const [message] = await mail.list({ subject: TITLE, to: 'robin@mailroom.example' });
  const { html } = await mail.read(message?.id ?? 0);
  expect(html).not.toMatch(/\*\|/);

  await page.getByRole('button', { name: 'Use in an order' }).click();
  await page.getByRole('dialog', { name: 'Use in an order' }).getByRole('button', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { name: 'Add order', level: 1 })).toBeVisible();
});
