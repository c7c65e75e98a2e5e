import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBench, type CheckBench } from '../../../../testing/checkBench.ts';
import { goodHtml } from '../../../../testing/creatives.ts';

let bench: CheckBench;

beforeAll(async () => {
  bench = await checkBench();
});
afterAll(() => bench.close());

async function heroOf(id: number) {
  return (await bench.links(id)).find(({ kind }: { kind: string }) => kind === 'image');
}

it('an image of the web keeps the time at which it was asked, in later checks and revisions', async () => {
  const html = goodHtml(`<img src="${bench.shop.origin}/1200x800.png" alt="Hero" width="600">`);
  const id = await bench.checked({ html });
  const first = await heroOf(id);
  expect(first.checked_at).toEqual(expect.any(String));
  bench.shop.calls.length = 0;
  bench.app.clock.advance(3_600_000);
  expect((await bench.me().post(`/api/v1/creative/${id}/validate`)).status).toBe(202);
  await bench.app.runJobs();
  expect(await heroOf(id)).toMatchObject({ result: 'Success', checked_at: first.checked_at });
  await bench.me().form('PATCH', `/api/v1/creative/${id}`, { fields: { subject: 'Summer is here' } });
  await bench.app.runJobs();
  expect(await bench.get(id)).toMatchObject({ revision: 2 });
  expect(await heroOf(id)).toMatchObject({ result: 'Success', checked_at: first.checked_at });
  expect(bench.shop.calls).toEqual([]);
});
