import { join } from 'node:path';
import { readApi } from './readApi.ts';
import { expect, test } from './journey.ts';
import { root } from './root.ts';
import { signIn } from './signIn.ts';

interface Waiting {
  product_id: number;
  order_id: number;
  created_at: string;
  actions: { name: string; allowed: boolean }[];
}

/** Milliseconds. Younger products belong to journeys beside this one, which may give their go-ahead at any time. */
const DEMO_AGE = 3_600_000;

/** The README's picture. `PICTURE=renew` takes it again from the current product. */
test('a product that waits for confirmation shows its deadline', async ({ page, product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  const api = `${product.url}/api/v1/product`;
  const { objects } = await readApi<{ objects: Waiting[] }>(
    page,
    `${api}?product_status:eq=Processing&order_by=product_start_date:asc&limit=50`,
  );
  let shown: Waiting | undefined;
  for (const { product_id } of objects) {
    const one = await readApi<Waiting>(page, `${api}/${product_id}`);
    const isOfDemo = Date.now() - new Date(one.created_at).getTime() > DEMO_AGE;
    if (isOfDemo && one.actions.some(({ name, allowed }) => name === 'confirm' && allowed)) shown = one;
    if (shown) break;
  }
  await page.goto(`${product.url}/order-management/edit-order/${shown?.order_id}?product=${shown?.product_id}`);
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  await expect(page.getByText(/Confirm by .+, and it is sent on time/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm [\d,]+ recipients$/ })).toBeVisible();
  await expect(page.frameLocator('iframe[title^="Preview of"]').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Process' })).toBeVisible();
  if (process.env['PICTURE'] === 'renew') {
    await page.screenshot({ path: join(root, 'apps/journeys/pictures/product.png') });
  }
});
