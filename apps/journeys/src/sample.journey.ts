import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { foreignTemplate } from './files/mail.ts';
import { signIn, chooseAccount } from './signIn.ts';

/** A template from another tool, uploaded before anybody has added the customer's postal address. */
test('a template from another tool is refused for what it lacks', async ({ page, product, targets }) => {
  await signIn(page, product, 'robin@mailroom.example');
  await chooseAccount(page, 'Northlight Outdoor');
  await page.goto(`${product.url}/campaign-creatives/new`);
  await drop(page, 'HTML', 'promotional.html', foreignTemplate(targets.url));
  await page.waitForURL(/draft=\d+/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Foreign template');
  await page.getByRole('combobox', { name: 'Advertiser' }).press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('A foreign template');
  await page.getByRole('button', { name: 'Add and check creative' }).click();
  await expect(page.getByRole('heading', { name: 'Foreign template', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Need Attention', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText(
    '*|LIST:ADDRESS|* is a field of Mailchimp and goes out unchanged; use {{postal_address}}',
  );
});
