import type { Locator, Page } from '@playwright/test';
import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { foreignTemplate, seeds } from './mail.ts';
import { postForm, readApi } from './readApi.ts';
import { chooseAccount, signIn } from './signIn.ts';

const ACCOUNT = 'Northlight Outdoor';
const TITLE = 'Set up your account';
const PERSON = 'robin@mailroom.example';

/** Another tool's template. One of its links leads to a port where nothing listens. */
function droppedMail(targets: string): string {
  return foreignTemplate(targets).replace('</h1>', `</h1><p><a href="http://127.0.0.1:1/shop">Visit the shop</a></p>`);
}

/** The status beside the title; pressing it explains what it means. */
function badge(page: Page, status: string): Locator {
  return page.getByRole('main').getByRole('button', { name: status, exact: true }).first();
}

/** From a file to an order, without a page of another module between. */
test('a dropped e-mail is mended, corrected, approved, tested and used in an order', async ({
  page,
  product,
  targets,
  mail,
}) => {
  await signIn(page, product, PERSON);
  await chooseAccount(page, ACCOUNT);
  const tests = { subject: TITLE, to: PERSON };
  const before = await mail.count(tests);
  await page.goto(`${product.url}/campaign-creatives/new`);
  await drop(page, 'HTML', 'welcome-letter.html', droppedMail(targets.url));

  // The file fills what it knows, and its findings are beside it.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Welcome letter');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(TITLE);
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('UNSUB');

  await findings.getByRole('button', { name: 'Mend what is safe' }).click();
  const mends = page.getByRole('dialog', { name: 'Mend the HTML' });
  await expect(mends).toContainText('unsubscribe_url');
  await mends.getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(mends).toBeHidden();
  await expect(page).toHaveURL(/\/new\?draft=/);
  await expect(findings).not.toContainText('UNSUB');

  await page.getByRole('combobox', { name: 'Advertiser' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('main').locator('summary', { hasText: 'Banner and seeds' }).click();
  await drop(page, 'Test seed list', 'test.csv', seeds(['welcome.proof@seeds.example']));
  await drop(page, 'Live seed list', 'live.csv', seeds(['welcome.live@seeds.example']));
  await page.getByRole('button', { name: 'Add and check creative' }).click();
  await expect(badge(page, 'Need Attention')).toBeVisible();

  // A person corrects the rest where it is read.
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

  await page.getByRole('button', { name: 'Send test' }).click();
  const sending = page.getByRole('dialog', { name: 'Send test' });
  await sending.getByRole('button', { name: 'Send test' }).click();
  await expect(sending).toBeHidden();
  await expect.poll(() => mail.count(tests)).toBe(before + 1);
  for (const { id } of await mail.list(tests)) expect((await mail.read(id)).html).not.toContain('*|');

  await page.getByRole('button', { name: 'Use in an order' }).click();
  const use = page.getByRole('dialog', { name: 'Use in an order' });
  await use.getByRole('button', { name: 'New order' }).click();
  await expect(page.getByRole('heading', { name: 'Add order', level: 1 })).toBeVisible();
});

test('two people edit one creative, and neither loses what they typed', async ({ browser, page, product, targets }) => {
  await signIn(page, product, PERSON);
  const { objects } = await readApi<{ objects: { id: number; account_id: number }[] }>(
    page,
    `${product.url}/api/v1/advertiser?limit=1`,
  );
  const [advertiser] = objects;
  const { id } = await postForm<{ id: number }>(page, `${product.url}/api/v1/creative`, {
    account_id: String(advertiser?.account_id),
    advertiser_id: String(advertiser?.id),
    creative_type: 'html',
    name: 'Two editors',
    subject: 'Two editors',
    creative_html: { name: 'mail.html', mimeType: 'text/html', buffer: Buffer.from(foreignTemplate(targets.url)) },
  });
  await page.goto(`${product.url}/campaign-creatives/${id}?tab=html`);
  const editor = page.getByRole('textbox', { name: 'HTML of the e-mail' });
  await editor.press('ControlOrMeta+Home');
  await page.keyboard.type('<!-- mine -->');
  await expect(page.getByRole('button', { name: 'Save as revision 2' })).toBeEnabled();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, product, 'mika@mailroom.example');
  await other.goto(`${product.url}/campaign-creatives/${id}?ask=mend`);
  await other.getByRole('dialog').getByRole('button', { name: 'Save as revision 2' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  await context.close();

  await expect(page.getByText('Revision 2 was uploaded after you began with revision 1')).toBeVisible();
  await expect(editor).toContainText('<!-- mine -->');
  await page.getByRole('button', { name: 'Compare' }).first().click();
  const compared = page.getByRole('dialog');
  await expect(compared).toContainText('unsubscribe_url');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save as revision 3' }).click();
  await page.getByRole('alertdialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('main').getByText('rev 3', { exact: true })).toBeVisible();
  await expect(editor).toContainText('<!-- mine -->');
  await page.goto(`${product.url}/campaign-creatives/${id}?tab=revisions`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
});
