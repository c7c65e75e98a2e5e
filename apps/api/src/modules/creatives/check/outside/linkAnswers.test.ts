import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../../testing/checkBench.ts';
import { goodHtml, studio } from '../../../../testing/creatives.ts';

let bench: CheckBench;
let id: number;

beforeAll(async () => {
  bench = await checkBench();
  id = await bench.checked({ html: goodHtml(bench.link('/shop', 'Shop') + bench.link('/gone', 'Gone')) });
});
afterAll(() => bench.close());

async function checkAgain(): Promise<string[]> {
  const before = bench.shop.calls.length;
  expect((await bench.me().post(`/api/v1/creative/${id}/validate`)).status).toBe(202);
  await bench.app.runJobs();
  return bench.shop.calls.slice(before);
}

it('takes an answer of the last ten minutes from memory, and says when it was given', async () => {
  const [asked] = await bench.links(id);
  bench.app.clock.advance(9 * 60_000);
  const calls = await checkAgain();
  expect(calls.filter((call) => call.includes('/shop'))).toEqual([]);
  // A broken link may have been mended since.
  expect(calls.filter((call) => call.includes('/gone'))).not.toEqual([]);
  const [shop, gone] = await bench.links(id);
  expect(shop).toMatchObject({ result: 'Success', http_status: 200, checked_at: asked.checked_at });
  expect(Date.parse(gone.checked_at) - Date.parse(shop.checked_at)).toBeGreaterThanOrEqual(9 * 60_000);
});

it('keeps the answers of each account apart', async () => {
  const other = await studio(bench.app);
  const before = bench.shop.calls.length;
  await other.add({ html: goodHtml(bench.link('/shop', 'Shop')) });
  await bench.app.runJobs();
  expect(bench.shop.calls.slice(before).some((call) => call.includes('/shop'))).toBe(true);
});

it('asks again after ten minutes, and forgets the old answer', async () => {
  bench.app.clock.advance(2 * 60_000);
  expect((await checkAgain()).filter((call) => call.includes('/shop'))).toHaveLength(1);
  const [shop] = await bench.links(id);
  expect(Date.parse(shop.checked_at)).toBe(bench.app.clock.now().getTime());
  const rows = await bench.app.sql('select count(*)::int as number from link_answer where account_id = $1', [
    bench.own.account,
  ]);
  expect(rows).toEqual([{ number: 1 }]);
});
