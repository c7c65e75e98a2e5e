import { expect, test } from './journey.ts';
import { signIn } from './signIn.ts';

const EMAIL = 'dana@mailroom.example';

function storedToken() {
  return localStorage.getItem('access-token');
}

test('R40 signing out in one tab signs the other out', async ({ browser, product }) => {
  const context = await browser.newContext();
  const [one, other] = [await context.newPage(), await context.newPage()];
  await signIn(one, product, EMAIL);
  await other.goto(`${product.url}/order-management/dashboard`);
  await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  // The server refuses the token while the provider's session still lasts: a call then must not sign the other tab in again.
  await one.route('**/me/sign-out', async (route) => {
    const refused = other.waitForResponse((response) => response.status() === 401);
    const answer = await route.fetch();
    // Another call of that tab may be refused first, and the link may then be gone.
    await other.evaluate(() => document.querySelector<HTMLElement>('a[href="/order-management/reports"]')?.click());
    await refused;
    await route.fulfill({ response: answer });
  });
  await one.getByRole('button', { name: 'Logout' }).click();
  await one.waitForFunction(() => localStorage.getItem('access-token') === null);
  await expect(other.getByRole('alert')).toHaveText('You signed out in another tab.');
  await expect(other).toHaveURL(/\/login/);
  await context.close();
});

test('a deep link opens after the sign-in', async ({ page, product }) => {
  await signIn(page, product, EMAIL, '/campaign-creatives/dashboard?size=25');
  await expect(page).toHaveURL(`${product.url}/campaign-creatives/dashboard?size=25`);
  await expect(page.getByRole('heading', { name: 'Creatives', level: 1 })).toBeVisible();
});

test('S17 a callback with a foreign state or a provider error signs nobody in and shows the error as text', async ({
  page,
  product,
}) => {
  for (const query of ['?code=stolen&state=foreign', '']) {
    await page.goto(`${product.url}/login/callback${query}`);
    await expect(page.getByRole('alert')).toHaveText('The sign-in has expired. Sign in again.');
  }
  expect(await page.evaluate(storedToken)).toBeNull();
  const words = '<img src=x onerror=alert(1)>Denied';
  await page.goto(
    `${product.url}/login/callback?${new URLSearchParams({ error: 'access_denied', error_description: words, state: 'x' })}`,
  );
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('alert').locator('img')).toHaveCount(0);
  expect(await page.evaluate(storedToken)).toBeNull();
});

test('without refresh tokens, the session is renewed without asking the user', async ({ page, product }) => {
  // Answers as a provider that gives no refresh tokens.
  await page.route(`${product.identity}/token`, async (route) => {
    const response = await route.fetch();
    const { refresh_token: _, ...json } = (await response.json()) as { refresh_token?: string };
    await route.fulfill({ response, json });
  });
  await signIn(page, product, EMAIL, '/order-management/dashboard');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  const before = await page.evaluate(storedToken);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('access-token') ?? '{}') as object;
    localStorage.setItem('access-token', JSON.stringify({ ...stored, expiresAt: Date.now() - 1 }));
  });
  const silent = page.waitForRequest((request) => new URL(request.url()).searchParams.get('prompt') === 'none');
  const here = `${product.url}/order-management/dashboard?size=25`;
  await page.goto(here);
  await silent;
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(here);
  await page.waitForFunction((old) => localStorage.getItem('access-token') !== old, before);
  expect(JSON.parse((await page.evaluate(storedToken)) ?? '{}')).toHaveProperty('token');
});
