import { expect, test } from './journey.ts';
import { openCold, permissionsOf } from './openCold.ts';
import { PLACES } from './places.ts';
import { signIn } from './signIn.ts';
import { visit } from './visit.ts';

const MISSING = 'The resource you are trying to access does not exist!';

test('every address of the specification opens as the first page', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const held = await permissionsOf(page);
  for (const place of PLACES) await openCold(page, product.url, place, held);
  await page.goto(`${product.url}/audience-builder/`);
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

test('an invalid id never leaves the portal', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const addresses = [
    '/administration/accounts/undefined',
    '/administration/users/NaN',
    '/administration/roles/abc',
    '/administration/groups/0x10',
    '/campaign-creatives/1e3',
    '/audience-builder/people/-1',
    '/order-management/edit-order/0',
    '/order-management/edit-order/98?product=0x10',
    '/order-management/preview-product-report/undefined',
    '/order-management/product/abc',
    '/task-management/dashboard?task=NaN',
    '/preview-html/undefined',
  ];
  for (const address of addresses) {
    await page.goto(product.url + address);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), address).toBeVisible();
    await expect(page.getByText(MISSING), address).toHaveCount(1);
  }
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls.filter((path) => /undefined|NaN|abc|0x10|1e3|\/-1|\/0$/.test(path))).toEqual([]);
});

test('R48 moving on while pages load leaves no stale state and no error', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/v[12]/**', async (route) => {
    await released;
    // The portal has aborted the calls of the screens that were left.
    await route.continue().catch(() => undefined);
  });
  const steps = [
    '/administration/accounts/1',
    '/campaign-creatives/7',
    '/audience-builder/people',
    '/administration/users',
  ];
  for (const step of [...steps, ...steps, '/order-management/dashboard']) {
    await visit(page, step);
    await page.waitForURL(product.url + step);
  }
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/order-management/dashboard`);
  await expect(page).toHaveTitle(/^Orders/);
  await expect(page.getByRole('log', { name: 'Messages' }).locator('[data-type="danger"]')).toHaveCount(0);
  expect(failures).toEqual([]);
});

test('S60 the portal can’t be framed, and a page that opened it has no hold on it', async ({
  page,
  product,
  targets,
}) => {
  await page.goto(targets.url);
  const framed = await page.evaluate(async (url) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument === null;
  }, product.url);
  // An error page of the browser, which no script can read.
  expect(framed).toBe(true);
  await expect(page.frameLocator('iframe').getByText('Mailroom')).toHaveCount(0);
  const popup = page.waitForEvent('popup');
  await page.evaluate((url) => void window.open(url), `${product.url}/login/callback?error=access_denied`);
  const opened = await popup;
  // A screen that stays: most others lead a signed-out visitor on to the provider.
  await expect(opened.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
});
