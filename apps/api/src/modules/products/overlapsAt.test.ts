import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { comparable, type TestClient } from '../../testing/client.ts';
import { pairsOf, planner } from '../../testing/planning/planner.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

describe('the overlaps of one product at another start', () => {
  const at = (as: TestClient, id: number, start: string) =>
    as.get(`/api/v2/product/${id}/overlaps?${new URLSearchParams({ starts_at: start })}`);

  it('need a signed-in user who may see it; a foreign one is as one that is absent', async () => {
    const { accountId, as, mailing } = await planner(app);
    const { productId } = await mailing('2026-03-09T14:00:00Z', 10);
    const start = '2026-03-10T14:00:00Z';
    expect((await at(app.nobody, productId, start)).status).toBe(401);
    expect((await at(app.as(await app.user({ accounts: [accountId] })), productId, start)).status).toBe(403);
    const foreign = await (await planner(app)).mailing('2026-03-10T14:00:00Z', 10);
    const absent = await at(as, 2_000_000_000, start);
    expect(absent.status).toBe(404);
    expect(comparable(await at(as, foreign.productId, start))).toEqual(comparable(absent));
    expect((await at(as, productId, start)).body).toEqual({ objects: [], total_rows: 0, not_compared: 0 });
    const refused = await at(as, productId, 'Monday');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['starts_at']]);
  });

  it('are those that a move would make, and change nothing', async () => {
    const { as, mailing } = await planner(app);
    const moved = await mailing('2026-03-09T14:00:00Z', 60);
    const before = await mailing('2026-03-11T13:00:00Z', 20);
    const after = await mailing('2026-03-12T13:59:59Z', 30);
    await mailing('2026-03-10T14:00:00Z', 40);
    await mailing('2026-03-13T14:00:00Z', 50);
    await mailing('2026-03-12T10:00:00Z', 5, { audience_id: null });
    const found = await at(as, moved.productId, '2026-03-11T14:00:00Z');
    expect(pairsOf(found)).toEqual([
      [before.productId, moved.productId, 20],
      [moved.productId, after.productId, 30],
    ]);
    expect(found.body.objects[0].second.starts_at).toBe('2026-03-11T14:00:00.000Z');
    expect(pairsOf(await at(as, moved.productId, '2026-03-11T13:59:59.999Z')).map(([one]) => one)).not.toContain(
      after.productId,
    );
    expect((await as.get(`/api/v1/product/${moved.productId}`)).body.product_start_date).toBe(
      '2026-03-09T14:00:00.000Z',
    );
    await app.sql('update product set starts_at = $2 where id = $1', [moved.productId, '2026-03-11T14:00:00Z']);
    const pairs = pairsOf(await as.get('/api/v2/product/overlaps?from=2026-03-08&to=2026-03-14')).filter((pair) =>
      pair.includes(moved.productId),
    );
    expect(pairs).toEqual(pairsOf(found));
  });

  it('are none for a product that mails nobody', async () => {
    const { as, mailing } = await planner(app);
    await mailing('2026-03-09T14:00:00Z', 10);
    const nobody = [
      await mailing('2026-03-09T15:00:00Z', 0),
      await mailing('2026-03-09T15:00:00Z', 10, { type: 'Data delivery' }),
      await mailing('2026-03-09T15:00:00Z', 10, { status: 'Cancelled', attempt: 1 }),
    ];
    for (const { productId } of nobody) expect(pairsOf(await at(as, productId, '2026-03-09T15:00:00Z'))).toEqual([]);
  });
});
