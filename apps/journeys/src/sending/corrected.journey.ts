import { expect, test } from '../journey.ts';
import { drop } from '../fields/fields.ts';
import { addAccount, mailWith, type OwnPeople } from '../own/ownAccount.ts';
import { addProduct, badge, reviewAndSend } from '../own/ownProduct.ts';
import { patchApi, readApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';

const PEOPLE = 60;
/** Sends a part of the people within a minute, so that the mail can be stopped between two of them. */
const SLOW = 20;
const FAST = 6_000;

const WRONG = mailWith('<h1>Hello {{first_name}}</h1><p>Boots for $8</p>');
const RIGHT = mailWith('<h1>Hello {{first_name}}</h1><p>Boots for $89</p>');

function people(): OwnPeople {
  const rows = Array.from({ length: PEOPLE }, (_, row) => `corrected.${row}@letters.example,Reader ${row}\n`);
  return {
    csv: `email,first_name\n${rows.join('')}`,
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'first_name' },
    ],
  };
}

interface Shown {
  product_status: string;
  volume_delivered: number;
  sending: { accepted: number; claimed: number } | null;
}

test('a wrong price is stopped, corrected, and reaches nobody else; everybody gets one mail', async ({
  page,
  product,
  mail,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  const parts = await addAccount(page, product, {
    name: 'Wrong Price',
    people: people(),
    sendRate: SLOW,
    html: WRONG,
  });
  const account = `${product.url}/api/v1/account/${parts.id}`;
  const settings = { hold_minutes: '0', undo_seconds: '0', deployment_delta_days: '0' };
  await patchApi(page, account, { multipart: settings });
  const path = product.url + (await addProduct(page, product, parts, PEOPLE));
  const id = Number(/\d+$/.exec(path)?.[0]);
  const shown = () => readApi<Shown>(page, `${product.url}/api/v1/product/${id}`);
  await page.goto(path);
  await reviewAndSend(page, `Launch ${PEOPLE} recipients`);
  await reviewAndSend(page, `Confirm ${PEOPLE} recipients`);
  await expect.poll(async () => (await shown()).volume_delivered).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Pause sending', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Pause sending' });
  await asked.getByRole('textbox', { name: 'Reason' }).fill('The price is wrong');
  await asked.getByRole('button', { name: 'Pause sending', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect.poll(async () => (await shown()).sending?.claimed).toBe(0);
  const first = (await shown()).sending?.accepted ?? 0;
  const rest = PEOPLE - first;
  expect(rest).toBeGreaterThan(0);

  // The page leads to the creative, whose new revision is checked like any other.
  const paused = page.url();
  await page.getByRole('link', { name: 'Correct the mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload new revision' });
  await drop(dialog, 'HTML', 'mail.html', RIGHT);
  await dialog.getByRole('button', { name: 'Upload and check' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('rev 2', { exact: true })).toBeVisible();

  await page.goto(paused);
  await expect(page.getByText(`Revision 2 is approved. Revision 1 went to ${first} people;`)).toBeVisible();
  await patchApi(page, account, { multipart: { send_rate_per_minute: String(FAST) } });
  await page.getByRole('button', { name: 'Review the corrected mail' }).click();
  const sheet = page.getByRole('dialog', { name: 'Review before sending' });
  await expect(sheet.getByText('revision 1 by 2')).toBeVisible();
  await sheet.getByRole('button', { name: `Send the corrected mail to ${rest}` }).click();
  await expect(sheet).toBeHidden();
  await reviewAndSend(page, `Confirm ${rest} recipients`);
  await expect(badge(page, 'Completed')).toBeVisible();
  expect((await shown()).volume_delivered).toBe(PEOPLE);
  const said = `Corrected: revision 1 replaced by 2, ${first} had got the first, ${rest} get this one.`;
  await expect(page.getByRole('region', { name: 'History' }).getByText(said)).toBeVisible();

  const mails = await mail.all({ subject: 'A second thought', to: 'corrected.' });
  expect(mails).toHaveLength(PEOPLE);
  expect(new Set(mails.map(({ to }) => to[0])).size).toBe(PEOPLE);
  const prices = await Promise.all(mails.map(async (one) => /\$\d+/.exec((await mail.read(one.id)).html)?.[0]));
  expect(prices.filter((price) => price === '$8')).toHaveLength(first);
  expect(prices.filter((price) => price === '$89')).toHaveLength(rest);
});
