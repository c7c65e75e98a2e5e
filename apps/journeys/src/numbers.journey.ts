import type { V1Schemas } from '@mailroom/api-client';
import { expect, test } from './journey.ts';
import { compareRecords, isWhole, oneOfEach } from './numbers/compareRecords.ts';
import { screensOf } from './numbers/openScreen.ts';
import { sayApi, sayPage, sayReport, sayRow } from './numbers/productNumbers.ts';
import type { Shown } from './numbers/shownNumbers.ts';
import { readApi, readAll } from './readApi.ts';
import { signIn } from './signIn.ts';

type Product = V1Schemas['Product'];
type ProductRow = V1Schemas['ProductRow'];

/** Milliseconds. Younger orders belong to journeys beside this one, whose products never come to rest. */
const DEMO_AGE = 3_600_000;

/** Wide enough for every column of the lists. */
test.use({ viewport: { width: 2_560, height: 1_440 } });

test('a product of each status has the same numbers on every screen', async ({ page, product: { url }, product }) => {
  await signIn(page, product, 'robin@mailroom.example', '/unauthorized');
  const screen = screensOf(page);
  const orders = await readAll<V1Schemas['Order']>(page, `${url}/api/v1/orders`);
  const isOfDemo = new Set(
    orders.filter((order) => Date.now() - new Date(order.created_at).getTime() > DEMO_AGE).map(({ id }) => id),
  );
  const every = await readAll<ProductRow>(page, `${url}/api/v1/product`);
  const all = every.filter(({ order_id: order }) => isOfDemo.has(order));
  const rows = oneOfEach(all, (row) => row.product_status, 4);
  const listed: Shown['rows'] = [];
  for (let at = 1; (at - 1) * 100 < every.length; at += 1)
    listed.push(...(await screen(`/order-management/dashboard?group=all&account=all&size=100&page=${at}`)).rows);

  const read = ({ product_id: id }: ProductRow) => readApi<Product>(page, `${url}/api/v1/product/${id}`);
  const { found, comparisons } = await compareRecords({
    rows,
    nameOf: (row) => `product ${row.product_id} (${row.product_status})`,
    read,
    look: async (say, row) => {
      const { product_id: id, order_id: order } = row;
      const record = await read(row);
      sayApi(say, record);
      sayRow(say, 'the list', listed, id);
      sayRow(say, 'its order', (await screen(`/order-management/edit-order/${order}`)).rows, id);
      sayPage(say, 'its page', await screen(`/order-management/edit-order/${order}?product=${id}`), record);
      if (record.launched_at)
        sayReport(say, 'its report', await screen(`/order-management/preview-product-report/${id}`), record);
    },
  });
  expect(found).toEqual([]);
  expect(rows.length).toBeGreaterThan(isWhole ? 12 : 3);
  // Screens without numbers would agree too.
  expect(comparisons).toBeGreaterThan(10 * rows.length);
});
