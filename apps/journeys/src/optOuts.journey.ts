import { drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { addAccount } from './own/ownAccount.ts';
import { addProduct, badge, reviewAndSend } from './own/ownProduct.ts';
import { patchApi } from './readApi.ts';
import { chooseAccount, signIn } from './signIn.ts';

const ACCOUNT = 'Opted Out';
const SAYS = ['unsubscribed', 'cleaned', 'bounced', 'opted out', 'abgemeldet', 'spam complaint'];
const stay = Array.from({ length: 34 }, (_, at) => `stays.${at}@opt-outs.example`);
const gone = SAYS.map((_, at) => `left.${at}@opt-outs.example`);
const CSV = [
  'E-mail,First name,Status',
  ...stay.map((email) => `${email},Ada,subscribed`),
  ...gone.map((email, at) => `${email},Bo,${SAYS[at]}`),
].join('\n');

test('people whom a file says not to mail are left out from the import to the report, and suppressed', async ({
  page,
  product,
  mail,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  const parts = await addAccount(page, product, { name: ACCOUNT, people: 20, sendRate: 6_000 });
  const settings = { hold_minutes: '0', undo_seconds: '0', deployment_delta_days: '0' };
  await patchApi(page, `${product.url}/api/v1/account/${parts.id}`, { multipart: settings });

  await page.goto(`${product.url}/landing`);
  await chooseAccount(page, ACCOUNT);
  await page.goto(`${product.url}/audience-builder/people/new`);
  await drop(page, 'File of people', 'customers.csv', CSV);
  await page.getByRole('button', { name: 'Map columns' }).click();
  await page.getByRole('button', { name: 'Check a sample' }).click();
  await page.getByRole('button', { name: 'Check consent' }).click();
  await expect(page.getByRole('heading', { name: '6 of 40 people look as if they must not be mailed' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Suppress them in the whole account' }).check();
  await page.getByRole('button', { name: 'Import 34, leave 6 out' }).click();
  await expect(badge(page, 'Approved')).toBeVisible();
  const out = page.getByRole('region', { name: 'Opted out in the file' });
  await expect(out.getByRole('link', { name: 'Opted out in customers.csv' })).toBeVisible();
  const audienceId = Number(/people\/(\d+)/.exec(page.url())?.[1]);

  await page.goto(product.url + (await addProduct(page, product, { ...parts, audienceId }, stay.length)));
  await reviewAndSend(page, `Launch ${stay.length} recipients`);
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  await reviewAndSend(page, `Confirm ${stay.length} recipients`);
  await expect(badge(page, 'Completed')).toBeVisible({ timeout: 240_000 });
  const mailed = (await mail.all({ subject: 'A second thought' })).flatMap(({ to }) => to);
  expect(mailed.filter((to) => to.endsWith('@opt-outs.example')).toSorted()).toEqual(stay.toSorted());

  await page.getByRole('link', { name: 'Report', exact: true }).click();
  const delivered = page.getByRole('main').getByText('Delivered', { exact: true }).first();
  await expect(delivered.locator('xpath=preceding-sibling::*[1]')).toHaveText(String(stay.length));
});
