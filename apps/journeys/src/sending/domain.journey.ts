import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addAccount } from '../own/ownAccount.ts';
import { postApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';

const ACCOUNT = 'Signed letters';
const DOMAIN = 'second-thoughts.example';

/** The value beside a button that copies it. */
async function besideButton(card: Locator, button: Locator): Promise<string> {
  return (await card.locator('dd').filter({ has: button }).locator('code').textContent()) ?? '';
}

test('a sender is set up from nothing to signed e-mails', async ({ page, product, mail, targets }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const account = await addAccount(page, product, { name: ACCOUNT, people: 1, sendRate: 60 });
  await page.goto(`${product.url}/administration/accounts/${account.id}?tab=domains`);
  await expect(page.getByText('No sending domain yet')).toBeVisible();

  // The domain of the account's From address is suggested.
  await page.getByRole('button', { name: 'Add sending domain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add sending domain' });
  await expect(dialog.getByRole('textbox', { name: 'Domain' })).toHaveValue(DOMAIN);
  await dialog.getByRole('button', { name: 'Add sending domain' }).click();
  const card = page.getByRole('region', { name: DOMAIN });
  await expect(card.getByText('E-mails are not signed')).toBeVisible();
  await card.getByRole('button', { name: 'Check records' }).click();
  await expect(card.getByText('Missing').first()).toBeVisible();

  // The values of the page are published letter for letter.
  for (const title of ['DKIM', 'SPF', 'DMARC']) {
    const [name, value] = ['name', 'value'].map((what) =>
      page.getByRole('button', { name: new RegExp(`^Copy the ${what} of ${title}`) }),
    ) as [Locator, Locator];
    if (await value.isVisible()) await targets.publish(await besideButton(card, name), await besideButton(card, value));
  }
  await card.getByRole('button', { name: 'Check records' }).click();
  await expect(card.getByText('E-mails are signed')).toBeVisible();
  await page.getByRole('tab', { name: 'Sender profiles' }).click();
  await expect(
    page.getByRole('row', { name: /news@second-thoughts/ }).getByText('Signed', { exact: true }),
  ).toBeVisible();

  const test = `${product.url}/api/v1/seed_list/send_email_test?creative_id:eq=${account.creativeId}`;
  await postApi(page, test);
  const sent = { subject: '[Test] A second thought', to: 'proof@seeds.example' };
  await expect.poll(() => mail.count(sent)).toBe(1);
  const [message] = await mail.list(sent);
  expect(await mail.source(message?.id ?? 0)).toMatch(/^DKIM-Signature: [^]*?\bd=second-thoughts\.example;/m);
});
