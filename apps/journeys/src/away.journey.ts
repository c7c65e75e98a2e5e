import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { readApi } from './readApi.ts';
import { chooseAccount, signIn } from './signIn.ts';

const CREATIVES = '/campaign-creatives/dashboard';
const ACCOUNT = 'Northlight Outdoor';
const NAME = 'Approved, by advertiser';

/** Opens the bell and finds the row about a task. */
async function told(page: Page, title: string | undefined) {
  await page.getByRole('button', { name: /^Messages/ }).click();
  const row = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  return row.filter({ hasText: `You were given a task: ${title}` });
}

test('a shared view opens for a person with fewer rights, without the filter that they may not use', async ({
  browser,
  product,
}) => {
  const [office, away] = [await browser.newContext(), await browser.newContext()];
  await office.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [dana, ines] = [await office.newPage(), await away.newPage()];
  await signIn(dana, product, 'dana@mailroom.example');
  await chooseAccount(dana, ACCOUNT);
  const { objects } = await readApi<{ objects: { id: number }[] }>(
    dana,
    `${product.url}/api/v1/advertiser?account_id:eq=1&limit=1`,
  );
  await dana.goto(`${product.url}${CREATIVES}?status=Approved&advertiser_id=${objects[0]?.id}&sort=name%3Aasc`);
  await dana.getByRole('button', { name: 'Views', exact: true }).click();
  await dana.getByRole('textbox', { name: 'Name of the view' }).fill(NAME);
  await dana.getByRole('button', { name: 'Save as a view' }).click();
  const shown = dana.getByRole('button', { name: `View: ${NAME}` });
  const act = async (action: string) => {
    await shown.click();
    await dana.getByRole('button', { name: `More for the view ${NAME}` }).click();
    await dana.getByRole('menuitem', { name: action }).click();
  };
  await act(`Share within ${ACCOUNT}`);
  await expect(dana.getByText(`View “${NAME}” changed`)).toBeVisible();
  await act('Copy link');
  await expect(dana.getByText('Link copied')).toBeVisible();
  const link = await dana.evaluate(() => navigator.clipboard.readText());

  await signIn(ines, product, 'ines@mailroom.example');
  await ines.goto(link);
  await expect(ines.getByText(`View “${NAME}”. Without the filter Advertiser, which you may not use`)).toBeVisible();
  await expect(ines.getByRole('button', { name: 'Remove Status: Approved' })).toBeVisible();
  await expect(ines).toHaveURL(/sort=name%3Aasc/);
  await expect(ines).not.toHaveURL(/saved=|advertiser_id=/);
  await ines.getByRole('button', { name: `View: ${NAME}` }).click();
  await ines.getByRole('button', { name: `More for the view ${NAME}` }).click();
  await expect(ines.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
  await Promise.all([office.close(), away.close()]);
});

test('a notification arrives live in two browsers, survives a reload, and is read in both', async ({
  browser,
  product,
}) => {
  const [desk, home, office] = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  const [one, other, admin] = [await desk.newPage(), await home.newPage(), await office.newPage()];
  for (const page of [one, other]) await signIn(page, product, 'noor@mailroom.example', '/landing');
  await signIn(admin, product, 'robin@mailroom.example', '/landing');
  const { id } = await readApi<{ id: number }>(one, `${product.url}/api/v2/me`);
  const { objects } = await readApi<{ objects: { id: number; title: string }[] }>(
    one,
    `${product.url}/api/v1/task?open:eq=true&limit=1`,
  );
  const [task] = objects;
  const rows = [await told(one, task?.title), await told(other, task?.title)];
  for (const row of rows) await expect(row).toHaveCount(0);
  const token = await admin.evaluate(() => JSON.parse(localStorage.getItem('access-token') ?? '{}').token as string);
  const given = await admin.request.patch(`${product.url}/api/v1/task/${task?.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { assignee_id: id },
  });
  expect(given.status()).toBe(200);

  for (const row of rows) await expect(row).toContainText('Unread');
  await one.reload();
  const again = await told(one, task?.title);
  await expect(again).toContainText('Unread');
  await one.getByRole('button', { name: 'Mark all as read' }).click();
  for (const row of [again, ...rows.slice(1)]) {
    await expect(row).toBeVisible();
    await expect(row).not.toContainText('Unread');
  }
  await Promise.all([desk.close(), home.close(), office.close()]);
});
