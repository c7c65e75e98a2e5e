import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { comparable, type TestClient } from '../../testing/client.ts';
import type { Campaign } from '../../testing/orders.ts';
import { jobActor } from '../../testing/productCalls.ts';
import { statementsOf } from '../../testing/statements/statementsOf.ts';
import { findOverlaps } from './overlaps.ts';
import { pairsOf, planner } from '../../testing/planning/planner.ts';

const URL = '/api/v2/product/overlaps';
const WEEK = { from: '2026-03-08', to: '2026-03-14' };

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

type Query = Record<string, string | number>;

function ask(as: TestClient, query: Query = WEEK) {
  return as.get(`${URL}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`);
}

async function deliverableEmails(versionId: number): Promise<ReadonlySet<string>> {
  const rows = await app.sql<{ email: string }>(
    'select email from audience_member where version_id = $1 and not is_suppressed',
    [versionId],
  );
  return new Set(rows.map(({ email }) => email));
}

/** Suppresses members from one line to another, as a list of the account does. */
async function suppress(versionId: number, from: number, to: number): Promise<void> {
  await app.sql('update audience_member set is_suppressed = true where version_id = $1 and line between $2 and $3', [
    versionId,
    from,
    to,
  ]);
  await app.sql(
    `update audience_version v set deliverable = (select count(*) from audience_member m where m.version_id = v.id and not m.is_suppressed)
      where id = $1`,
    [versionId],
  );
}

describe('the list of overlaps', () => {
  it('needs a signed-in user who may see products', async () => {
    const { accountId, as } = await planner(app);
    expect((await ask(app.nobody)).status).toBe(401);
    expect((await ask(app.as(await app.user({ accounts: [accountId] })))).status).toBe(403);
    expect((await ask(as)).body).toEqual({ objects: [], total_rows: 0, not_compared: 0 });
  });

  it.each([
    [{}, 400, 'from'],
    [{ ...WEEK, to: 'Friday' }, 400, 'to'],
    [{ ...WEEK, limit: 10 }, 400, 'limit'],
    [{ ...WEEK, from: '2026-02-30' }, 422, 'from'],
    [{ ...WEEK, to: '2026-03-07' }, 422, 'to'],
    [{ ...WEEK, to: '2026-04-19' }, 422, 'to'],
    [{ ...WEEK, time_zone: 'Mars/Olympus' }, 422, 'time_zone'],
  ])('refuses %j with %i and names the field', async (query, status, field) => {
    const { as } = await planner(app);
    const refused = await ask(as, query as Query);
    expect(refused.status).toBe(status);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('S01 has no pair of another account, and none of two accounts', async () => {
    const [own, other] = [await planner(app), await planner(app)];
    const first = await own.mailing('2026-03-09T14:00:00Z', 10);
    const second = await own.mailing('2026-03-09T15:00:00Z', 20);
    const foreign = [await other.mailing('2026-03-09T14:30:00Z', 10), await other.mailing('2026-03-09T15:30:00Z', 5)];
    const all = await ask(own.as);
    expect(all.body).toEqual({
      objects: [
        {
          first: {
            product_id: first.productId,
            product_name: 'Tyres, first wave',
            starts_at: '2026-03-09T14:00:00.000Z',
          },
          second: {
            product_id: second.productId,
            product_name: 'Tyres, first wave',
            starts_at: '2026-03-09T15:00:00.000Z',
          },
          people: 10,
        },
      ],
      total_rows: 1,
      not_compared: 0,
    });
    const absent = await ask(own.as, { ...WEEK, 'account_id:eq': 2_000_000_000 });
    expect(absent.body).toEqual({ objects: [], total_rows: 0, not_compared: 0 });
    expect(comparable(await ask(own.as, { ...WEEK, 'account_id:eq': other.accountId }))).toEqual(comparable(absent));
    const ofBoth = app.as(
      await app.user({ accounts: [own.accountId, other.accountId], permissions: ['can_view_product'] }),
    );
    expect(pairsOf(await ask(ofBoth))).toEqual([
      [first.productId, second.productId, 10],
      [foreign[0]?.productId, foreign[1]?.productId, 5],
    ]);
    expect(pairsOf(await ask(ofBoth, { ...WEEK, 'account_id:eq': other.accountId }))).toHaveLength(1);
  });
});

describe('the people of a pair', () => {
  it('are exactly those who are in both audiences and may be mailed', async () => {
    const { as, mailing } = await planner(app);
    const first = await mailing('2026-03-09T14:00:00Z', 60);
    const second = await mailing('2026-03-09T15:00:00Z', 100);
    await suppress(first.versionId, 1, 7);
    await suppress(second.versionId, 5, 20);
    const [one, other] = [await deliverableEmails(first.versionId), await deliverableEmails(second.versionId)];
    const both = [...one].filter((email) => other.has(email)).length;
    expect(both).toBe(40);
    expect(pairsOf(await ask(as))).toEqual([[first.productId, second.productId, both]]);
    await suppress(second.versionId, 1, 60);
    expect((await ask(as)).body).toEqual({ objects: [], total_rows: 0, not_compared: 0 });
  });

  it('are all of an audience that both have', async () => {
    const { as, mailing } = await planner(app);
    const first = await mailing('2026-03-09T14:00:00Z', 60);
    const second = await mailing('2026-03-09T15:00:00Z', 1, { audience_id: first.audienceId });
    await suppress(first.versionId, 1, 7);
    expect(pairsOf(await ask(as))).toEqual([[first.productId, second.productId, 53]]);
  });

  it('are of the pinned version of what is launched, and of the version in use of the rest', async () => {
    const { as, mailing } = await planner(app);
    const first = await mailing('2026-03-09T14:00:00Z', 60);
    const second = await mailing('2026-03-09T15:00:00Z', 100);
    const newer = await mailing('2026-04-09T15:00:00Z', 8);
    // The newer version of the first audience has the eight people of another one.
    await app.sql('update audience set current_version_id = null, latest_version_id = null where id = $1', [
      newer.audienceId,
    ]);
    await app.sql('update product set audience_id = null where id = $1', [newer.productId]);
    await app.sql('update audience_version set audience_id = $2, number = 2 where id = $1', [
      newer.versionId,
      first.audienceId,
    ]);
    await app.sql('update audience set current_version_id = $2 where id = $1', [first.audienceId, newer.versionId]);
    expect(pairsOf(await ask(as))).toEqual([[first.productId, second.productId, 8]]);
    const launch = (attention: string | null) =>
      app.sql(`update product set attempt = 1, status = $3, attention = $4, pinned_version_id = $2 where id = $1`, [
        first.productId,
        first.versionId,
        attention === null ? 'Approved' : 'Needs Attention',
        attention,
      ]);
    await launch(null);
    expect(pairsOf(await ask(as))).toEqual([[first.productId, second.productId, 60]]);
    await launch('start_missed');
    expect(pairsOf(await ask(as))).toEqual([[first.productId, second.productId, 8]]);
  });
});

describe('a pair of deployments', () => {
  it('starts less than 24 hours apart, one of them in the days', async () => {
    const { as, mailing } = await planner(app);
    const starts = ['2026-03-09T04:00:00Z', '2026-03-10T03:59:59Z', '2026-03-10T04:00:00Z', '2026-03-11T03:59:59Z'];
    const ids: number[] = [];
    for (const start of starts) ids.push((await mailing(start, 10)).productId);
    const [a, b, c, d] = ids;
    const day = { from: '2026-03-09', to: '2026-03-09' };
    expect(pairsOf(await ask(as, day))).toEqual([
      [a, b, 10],
      [b, c, 10],
    ]);
    expect(pairsOf(await ask(as, { ...day, to: '2026-03-10' }))).toEqual([
      [a, b, 10],
      [b, c, 10],
      [c, d, 10],
    ]);
    expect(pairsOf(await ask(as, { from: '2026-03-08', to: '2026-03-08' }))).toEqual([]);
  });

  it('is none with what was cancelled, or is over and never went out, or has nobody', async () => {
    const { as, mailing } = await planner(app);
    const first = await mailing('2026-03-09T14:00:00Z', 10);
    await mailing('2026-03-09T15:00:00Z', 10, { status: 'Cancelled', attempt: 1, has_sent: true });
    await mailing('2026-03-09T15:00:00Z', 10, { audience_id: null });
    await mailing('2026-03-09T15:00:00Z', 10, { type: 'Data delivery' });
    await mailing('2026-03-09T15:00:00Z', 0);
    const over = await mailing('2026-03-09T15:00:00Z', 10, { status: 'Ended', attempt: 1 });
    await app.sql('update product set pinned_version_id = $2 where id = $1', [over.productId, over.versionId]);
    expect((await ask(as)).body).toEqual({ objects: [], total_rows: 0, not_compared: 0 });
    await app.sql('update product set has_sent = true where id = $1', [over.productId]);
    expect(pairsOf(await ask(as))).toEqual([[first.productId, over.productId, 10]]);
  });

  it('is compared when it is among the first fifty of a call; those beyond are counted by the next', async () => {
    const { accountId, as, mailing } = await planner(app);
    const campaigns: Campaign[] = [];
    for (let at = 0; at < 11; at += 1) campaigns.push(await mailing(`2026-03-09T14:00:${10 + at}Z`, 3 + at));
    const first = await ask(as);
    // Eleven audiences make 55 pairs.
    expect(first.body).toMatchObject({ total_rows: 50, not_compared: 5 });
    const all = campaigns.flatMap(({ productId: one }, at) =>
      campaigns.slice(at + 1).map(({ productId: other }) => [one, other, 3 + at]),
    );
    expect(pairsOf(first)).toEqual(all.slice(0, 50));
    // Counts are kept, so that the next call counts the rest. Products with the same two audiences share theirs.
    await app.sql(
      `insert into product (account_id, order_id, advertiser_id, name, type, audience_id, starts_at)
       select account_id, order_id, advertiser_id, name, type, audience_id, starts_at from product where account_id = $1`,
      [accountId],
    );
    const doubled = await ask(as);
    expect(doubled.body).toMatchObject({ total_rows: 55 * 4 + 11, not_compared: 0 });
    const statements = await statementsOf(app, () => ask(as));
    expect(statements.filter((statement) => statement.includes('savepoint'))).toEqual([]);
  });

  it('that can’t be counted in time fails nothing and is said', async () => {
    const { accountId, mailing } = await planner(app);
    const first = await mailing('2026-03-09T14:00:00Z', 60);
    await mailing('2026-03-09T15:00:00Z', 100);
    const same = await mailing('2026-03-09T16:00:00Z', 1, { audience_id: first.audienceId });
    const asked = { from: new Date('2026-03-09T00:00:00Z'), before: new Date('2026-03-10T00:00:00Z'), accountId };
    // Nobody can read the people while this lock is held.
    await app.sql('begin');
    await app.sql('lock table audience_member in access exclusive mode');
    const found = await app
      .read(jobActor(accountId), async (tx) => {
        const overlaps = await findOverlaps(tx, asked, 200);
        const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx);
        expect(rows).toEqual([{ limit: '30s' }]);
        return overlaps;
      })
      .finally(() => app.sql('rollback'));
    expect(found).toMatchObject({
      overlaps: [{ first: { id: first.productId }, second: { id: same.productId }, people: 60 }],
      notCompared: 2,
    });
    const without = await app.read(jobActor(accountId), (tx) => findOverlaps(tx, asked, 0));
    expect(without).toEqual(found);
  });
});
