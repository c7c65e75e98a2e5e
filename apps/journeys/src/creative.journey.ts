import type { Locator, Page } from '@playwright/test';
import { byKeyboard, byPointer, type Hands } from './fields/hands.ts';
import { expect, test } from './journey.ts';
import { foreignTemplate, seeds } from './files/mail.ts';
import type { Product } from './product.ts';
import { postForm, readApi } from './readApi.ts';
import { chooseAccount, signIn } from './signIn.ts';
import type { Sink } from './sink.ts';
import type { Targets } from './targets.ts';

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

interface Room {
  page: Page;
  product: Product;
  targets: Targets;
  mail: Sink;
}

/** From a file to an order, without a page of another module between. */
async function fromFileToOrder({ page, product, targets, mail }: Room, hands: Hands): Promise<void> {
  await signIn(page, product, PERSON);
  await chooseAccount(page, ACCOUNT);
  const tests = { subject: TITLE, to: PERSON };
  const before = await mail.count(tests);
  await page.goto(`${product.url}/campaign-creatives/new`);
  await hands.give('HTML', 'welcome-letter.html', droppedMail(targets.url));

  // The file fills what it knows, and its findings are beside it.
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Welcome letter');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(TITLE);
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('UNSUB');

  await hands.press(findings.getByRole('button', { name: 'Mend what is safe' }));
  const mends = page.getByRole('dialog', { name: 'Mend the HTML' });
  await expect(mends).toContainText('unsubscribe_url');
  await hands.press(mends.getByRole('button', { name: 'Save as revision 2' }));
  await expect(mends).toBeHidden();
  await expect(page).toHaveURL(/\/new\?draft=/);
  await expect(findings).not.toContainText('UNSUB');

  await hands.chooseFirst(page.getByRole('combobox', { name: 'Advertiser' }));
  await hands.press(page.getByRole('main').locator('summary', { hasText: 'Banner and seeds' }));
  await hands.give('Test seed list', 'test.csv', seeds(['welcome.proof@seeds.example']));
  await hands.give('Live seed list', 'live.csv', seeds(['welcome.live@seeds.example']));
  await hands.press(page.getByRole('button', { name: 'Add and check creative' }));
  await expect(badge(page, 'Need Attention')).toBeVisible();

  // A person corrects the rest where it is read.
  await hands.press(findings.getByRole('link', { name: 'Go to links' }).first());
  await hands.pressInRow(page.getByRole('button', { name: /^Edit URL/ }).first());
  const edit = page.getByRole('dialog', { name: /^Edit URL/ });
  await hands.type(edit.getByRole('textbox', { name: 'URL' }), `${targets.url}/shop`);
  await hands.press(edit.getByRole('button', { name: 'Save URL' }));
  await expect(edit).toBeHidden();
  await expect(badge(page, 'Approved')).toBeVisible();

  await hands.press(page.getByRole('button', { name: 'Send test' }));
  const sending = page.getByRole('dialog', { name: 'Send test' });
  await hands.press(sending.getByRole('button', { name: 'Send test' }));
  await expect(sending).toBeHidden();
  await expect.poll(() => mail.count(tests)).toBe(before + 1);
  for (const { id } of await mail.list(tests)) expect((await mail.read(id)).html).not.toContain('*|');

  await hands.press(page.getByRole('button', { name: 'Use in an order' }));
  const use = page.getByRole('dialog', { name: 'Use in an order' });
  await hands.press(use.getByRole('button', { name: 'New order' }));
  await expect(page.getByRole('heading', { name: 'Add order', level: 1 })).toBeVisible();
}

test('a dropped e-mail is mended, corrected, approved, tested and used in an order', async ({
  page,
  product,
  targets,
  mail,
}) => {
  await fromFileToOrder({ page, product, targets, mail }, byPointer(page));
});

test('the same is done by keyboard only', async ({ page, product, targets, mail }) => {
  await fromFileToOrder({ page, product, targets, mail }, byKeyboard(page));
});

/** Adds a creative from another tool's template and returns its id. */
async function addTemplate(page: Page, product: Product, targets: Targets, name: string): Promise<number> {
  const { objects } = await readApi<{ objects: { id: number; account_id: number }[] }>(
    page,
    `${product.url}/api/v1/advertiser?limit=1`,
  );
  const [advertiser] = objects;
  const { id } = await postForm<{ id: number }>(page, `${product.url}/api/v1/creative`, {
    account_id: String(advertiser?.account_id),
    advertiser_id: String(advertiser?.id),
    creative_type: 'html',
    name,
    subject: name,
    creative_html: { name: 'mail.html', mimeType: 'text/html', buffer: Buffer.from(foreignTemplate(targets.url)) },
  });
  return id;
}

test('a chosen link is marked in the mail, and the focus stays in its row', async ({ page, product, targets }) => {
  await signIn(page, product, PERSON);
  const id = await addTemplate(page, product, targets, 'Marked links');
  await page.goto(`${product.url}/campaign-creatives/${id}?tab=links`);
  const row = page.getByRole('grid', { name: 'Links' }).getByRole('link', { name: 'Choose your first pair' });
  await row.click();
  const mark = page.frameLocator('iframe').locator('[name="mailroom-mark"]');
  await expect(mark).toBeInViewport();
  await expect(mark).not.toBeFocused();
  await expect(row).toBeFocused();
});

test('two people edit one creative, and neither loses what they typed', async ({ browser, page, product, targets }) => {
  await signIn(page, product, PERSON);
  const id = await addTemplate(page, product, targets, 'Two editors');
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
