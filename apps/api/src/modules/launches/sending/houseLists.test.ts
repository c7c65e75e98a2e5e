import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { sendableProduct } from '../../../testing/launches.ts';

const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('leaves out people on a list of the house when a launch is built, and when it is sent', async () => {
  const { launcher, productId } = await sendableProduct(app);
  const list = await app.insert('house_suppression_list', { name: 'House' });
  const suppress = (kind: string, value: string) =>
    app.insert('house_suppression_entry', { list_id: list, kind, value });
  const sha256 = await suppress('sha256', createHash('sha256').update('person1@mailroom.test').digest('hex'));
  const product = `/api/v1/product/${productId}`;
  await app.as(launcher).post(`${product}/launch`, {});
  await app.runJobs();
  const { funnel } = (await app.as(launcher).get(product)).body;
  expect(funnel).toMatchObject({ rows: 100, deliverable: 99, recipients: 99 });
  await app.as(launcher).post(`${product}/confirm`, {});
  await suppress('domain', 'mailroom.test');
  await app.sql('delete from house_suppression_entry where id = $1', [sha256]);
  app.clock.advance(HOUR);
  await app.runJobs();
  const messages = await app.sql(
    `select state, count(*)::int as messages from message where product_id = $1 and purpose = 'live' group by 1`,
    [productId],
  );
  expect(messages).toEqual([{ state: 'suppressed late', messages: 99 }]);
});
