import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addAccount, mailWith, type OwnPeople } from '../own/ownAccount.ts';
import { addProduct, badge, reviewAndSend } from '../own/ownProduct.ts';
import { patchApi, readApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';
import type { Sink } from '../sink.ts';

const PEOPLE = 200;
/** Rows without a name: the mail would say 'Hello ,'. */
const NAMELESS = [7, 31, 58, 104, 199];
/** Rows without a store: the link would lead nowhere. */
const HOMELESS = [12, 77, 150];
/** Names that came out of other programs as these left them. */
const ODD_NAMES: Readonly<Record<number, string>> = {
  40: '{{first_name}}',
  41: '{{first_name}}',
  90: 'MÃ¼ller',
  91: 'Tom &amp; Ann',
};

function people(): OwnPeople {
  const rows = Array.from({ length: PEOPLE }, (_, row) => {
    const name = NAMELESS.includes(row) ? '' : (ODD_NAMES[row] ?? `Reader ${row}`);
    return `proofread.${row}@letters.example,${name},${HOMELESS.includes(row) ? '' : '14'}\n`;
  });
  return {
    csv: `email,first_name,store_id\n${rows.join('')}`,
    mapping: [
      { column: 0, field: 'email' },
      { column: 1, field: 'first_name' },
      { column: 2, field: 'custom', name: 'store_id' },
    ],
  };
}

function rowOf(address: string): number {
  return Number(/^proofread\.(\d+)@/.exec(address)?.[1]);
}

/** One fault of the sheet, by its title. */
function faultOf(sheet: Locator, title: RegExp): Locator {
  return sheet.getByRole('listitem').filter({ has: sheet.page().getByRole('heading', { name: title }) });
}

/** Opens a fault unless it is open, and takes one of its choices. */
async function take(fault: Locator, choice: string): Promise<void> {
  await fault.getByRole('radio', { name: choice }).click();
}

/** How the mail greets the person of a row. */
async function greeting(mail: Sink, row: number): Promise<string> {
  const [message] = await mail.list({ to: `proofread.${row}@letters.example` });
  const { text } = await mail.read(message?.id ?? 0);
  return text.split('\n')[0] ?? '';
}

test('twelve faulty rows are found and dealt with before the go-ahead', async ({ page, product, mail, targets }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const html = mailWith(
    `<p>Hello {{first_name}}, your set is ready.</p><a href="${targets.url}/slot?store={{custom.store_id}}">Choose a time</a>`,
  );
  const parts = await addAccount(page, product, { name: 'Twelve Rows', people: people(), sendRate: 6_000, html });
  const settings = { hold_minutes: '0', undo_seconds: '0', deployment_delta_days: '0' };
  await patchApi(page, `${product.url}/api/v1/account/${parts.id}`, { multipart: settings });
  const path = product.url + (await addProduct(page, product, parts, PEOPLE));
  await page.goto(path);
  await reviewAndSend(page, `Launch ${PEOPLE} recipients`);

  // The go-ahead is held until somebody has decided about each Critical fault.
  const banner = page.getByRole('region', { name: 'Waiting for the go-ahead' });
  await expect(banner).toContainText('3 faults found by the proofreading wait for a decision');
  await banner.getByRole('button', { name: 'Review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Review before sending' });
  await expect(sheet.getByText(`${PEOPLE} of ${PEOPLE} read`)).toBeVisible();

  const noName = faultOf(sheet, /^5 would say ‘Hello ,’/);
  await take(noName, 'Fallback');
  await noName.getByRole('textbox').fill('there');
  await page.keyboard.press('Enter');
  await expect(noName.getByText(/^‘there’ instead/)).toBeVisible();
  const noStore = faultOf(sheet, /^3 lead to a broken address/);
  await take(noStore, 'Leave out');
  await expect(noStore.getByText(/^Left out/)).toBeVisible();
  const braces = faultOf(sheet, /^2 would show/);
  await take(braces, 'Leave out');
  await expect(braces.getByText(/^Left out/)).toBeVisible();
  const damaged = faultOf(sheet, /^1 would show damaged letters/);
  await take(damaged, 'Accept');
  await damaged.getByRole('textbox').fill('They write their name so');
  await page.keyboard.press('Enter');
  await expect(damaged.getByText(/^Accepted, because/)).toBeVisible();
  await expect(faultOf(sheet, /^1 would show HTML code/)).toBeVisible();
  await expect(sheet.getByText('195 go out')).toBeVisible();

  const go = sheet.getByRole('button', { name: 'Confirm 195 recipients' });
  await expect(go).toBeEnabled();
  await go.click();
  await expect(badge(page, 'Completed')).toBeVisible();

  // Exactly the others got it, and those without a name are greeted.
  const rows = (await mail.all({ subject: 'A second thought', to: 'proofread.' })).map(({ to }) => rowOf(to[0] ?? ''));
  const leftOut = [...HOMELESS, 40, 41];
  const others = Array.from({ length: PEOPLE }, (_, row) => row).filter((row) => !leftOut.includes(row));
  expect(rows.toSorted((one, other) => one - other)).toEqual(others);
  expect(await greeting(mail, 7)).toBe('Hello there, your set is ready.');
  expect(await greeting(mail, 8)).toBe('Hello Reader 8, your set is ready.');
  const id = Number(/\d+$/.exec(path)?.[0]);
  const { recipients, volume_delivered: delivered } = await readApi<{ recipients: number; volume_delivered: number }>(
    page,
    `${product.url}/api/v1/product/${id}`,
  );
  expect([recipients, delivered]).toEqual([195, 195]);
});
