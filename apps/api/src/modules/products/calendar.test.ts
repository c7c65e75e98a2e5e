import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { comparable, type TestClient } from '../../testing/client.ts';
import { sentProduct } from '../../testing/launches.ts';
import { readyProduct } from '../../testing/orders.ts';
import { callsOn, personFor } from '../../testing/productCalls.ts';
import { statementsOf } from '../../testing/statements/statementsOf.ts';

const URL = '/api/v2/product/calendar';
/** In New York the clocks go forward on March 8. */
const WEEK = { from: '2026-03-07', to: '2026-03-13' };

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

type Query = Record<string, string | number>;

function ask(as: TestClient, query: Query = WEEK) {
  return as.get(`${URL}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`);
}

interface Shown {
  product_id: number;
  done_at: string | null;
}

function idsOf({ body }: { body: { products: Shown[] } }): number[] {
  return body.products.map(({ product_id: id }) => id);
}

/** An account of its own, a person who works for it, and its products by their starts. */
async function accountWith(account: Record<string, unknown> = {}) {
  const accountId = await app.account({ time_zone: 'America/New_York', ...account });
  const as = await personFor(app, accountId);
  const starting = async (start: string, product: Record<string, unknown> = {}): Promise<number> => {
    const ends_at = new Date(new Date(start).valueOf() + 30 * 86_400_000);
    return (await readyProduct(app, { accountId, product: { starts_at: start, ends_at, ...product } })).productId;
  };
  return { accountId, as, starting };
}

describe('the calendar', () => {
  it('needs a signed-in user who may see products', async () => {
    const { accountId } = await accountWith();
    expect((await ask(app.nobody)).status).toBe(401);
    expect((await ask(app.as(await app.user({ accounts: [accountId] })))).status).toBe(403);
    const viewer = app.as(await app.user({ accounts: [accountId], permissions: ['can_view_product'] }));
    expect((await ask(viewer)).status).toBe(200);
  });

  it.each([
    [{}, 400, 'from'],
    [{ from: '2026-03-07' }, 400, 'to'],
    [{ ...WEEK, from: 'Monday' }, 400, 'from'],
    [{ ...WEEK, from: '2026-13-07' }, 400, 'from'],
    [{ ...WEEK, 'account_id:eq': 'x' }, 400, 'account_id:eq'],
    [{ ...WEEK, status: 'Live' }, 400, 'status'],
    [{ ...WEEK, from: '2026-02-30' }, 422, 'from'],
    [{ ...WEEK, to: '2026-02-31' }, 422, 'to'],
    [{ ...WEEK, to: '2026-03-06' }, 422, 'to'],
    [{ ...WEEK, to: '2026-04-18' }, 422, 'to'],
    [{ ...WEEK, time_zone: 'Mars/Olympus' }, 422, 'time_zone'],
  ])('refuses %j with %i and names the field', async (query, status, field) => {
    const { as } = await accountWith();
    const refused = await ask(as, query as Query);
    expect(refused.status).toBe(status);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  it('takes six weeks', async () => {
    const { as } = await accountWith();
    const { body } = await ask(as, { from: '2026-03-07', to: '2026-04-17' });
    expect(body.days).toHaveLength(42);
    expect(body.days[41].date).toBe('2026-04-17');
  });

  it('S01 has nothing of another account, which is like an absent one', async () => {
    const [own, other] = [
      await accountWith({ send_rate_per_minute: 10 }),
      await accountWith({ send_rate_per_minute: 9 }),
    ];
    const mine = await own.starting('2026-03-09T14:00:00Z');
    await other.starting('2026-03-09T14:00:00Z');
    const all = await ask(own.as);
    expect(idsOf(all)).toEqual([mine]);
    expect(all.body.days[2]).toMatchObject({ volume: 100, capacity: 14_400 });
    expect(comparable(await ask(own.as, { ...WEEK, 'account_id:eq': own.accountId }))).toEqual(comparable(all));
    const foreign = await ask(own.as, { ...WEEK, 'account_id:eq': other.accountId });
    expect(foreign.body).toMatchObject({ products: [], total_rows: 0 });
    expect(foreign.body.days[2]).toMatchObject({ volume: 0, capacity: null });
    expect(comparable(await ask(own.as, { ...WEEK, 'account_id:eq': 2_000_000_000 }))).toEqual(comparable(foreign));
  });

  it('shows a product as the list of products does', async () => {
    const { as, starting } = await accountWith();
    const id = await starting('2026-03-09T14:00:00Z');
    const { body } = await ask(as);
    const [listed] = (await as.get('/api/v1/product?limit=10')).body.objects;
    const { version } = (await callsOn(as, id).get()).body;
    const { product_name, order_id, order_name, account_id, account_name, advertiser_name, product_status } = listed;
    const { next_actor, next_actor_id, next_step, next_due_at, reasons, actions } = listed;
    expect(body.products).toEqual([
      {
        product_id: id,
        product_name,
        order_id,
        order_name,
        account_id,
        account_name,
        advertiser_name,
        product_status,
        next_actor,
        next_actor_id,
        next_step,
        next_due_at,
        reasons,
        actions,
        version,
        volume: listed.recipients,
        volume_delivered: listed.volume_delivered,
        time_zone: 'America/New_York',
        starts_at: '2026-03-09T14:00:00.000Z',
        done_at: null,
      },
    ]);
    expect(actions.find(({ name }: { name: string }) => name === 'update').allowed).toBe(true);
  });
});

describe('the days of the calendar', () => {
  it('R49 begin and end by the clocks of the zone, with the minutes that these give them', async () => {
    const { as, starting } = await accountWith({ send_rate_per_minute: 2 });
    const ids = [
      await starting('2026-03-07T04:59:59Z'),
      await starting('2026-03-08T04:59:59Z'),
      await starting('2026-03-08T05:00:00Z'),
      await starting('2026-03-09T03:59:59Z'),
      await starting('2026-03-09T04:00:00Z'),
    ];
    const inNewYork = await ask(as, { from: '2026-03-07', to: '2026-03-09' });
    const figures = (body: { days: Record<string, unknown>[] }) =>
      body.days.map(({ date, volume, capacity }) => [date, volume, capacity]);
    expect(figures(inNewYork.body)).toEqual([
      ['2026-03-07', 100, 2_880],
      ['2026-03-08', 200, 2_760],
      ['2026-03-09', 100, 2_880],
    ]);
    const inBerlin = await ask(as, { from: '2026-03-07', to: '2026-03-09', time_zone: 'europe/berlin' });
    expect(figures(inBerlin.body)).toEqual([
      ['2026-03-07', 100, 2_880],
      ['2026-03-08', 200, 2_880],
      ['2026-03-09', 200, 2_880],
    ]);
    expect(idsOf(await ask(as, { from: '2026-03-08', to: '2026-03-08' }))).toEqual(ids.slice(1, 4));
  });

  it('have a deployment that goes on after midnight, but count it on the day of its start', async () => {
    const { as, starting } = await accountWith({ send_rate_per_minute: 1 });
    const late = await starting('2026-03-08T04:00:00Z');
    const short = await starting('2026-03-08T04:00:00Z', { ends_at: '2026-03-08T04:30:00Z' });
    const { body } = await ask(as, { from: '2026-03-07', to: '2026-03-08' });
    expect(body.products.map(({ product_id, done_at }: Shown) => [product_id, done_at])).toEqual([
      [late, '2026-03-08T05:40:00.000Z'],
      [short, '2026-03-08T04:30:00.000Z'],
    ]);
    expect(body.days.map(({ volume }: { volume: number }) => volume)).toEqual([200, 0]);
    const next = await ask(as, { from: '2026-03-08', to: '2026-03-08' });
    expect(idsOf(next)).toEqual([late]);
    expect(next.body).toMatchObject({ total_rows: 1, days: [{ volume: 0, over: [] }] });
    expect(idsOf(await ask(as, { from: '2026-03-09', to: '2026-03-09' }))).toEqual([]);
  });

  it('know no end and no capacity without a send rate', async () => {
    const { as, starting } = await accountWith();
    await starting('2026-03-08T04:59:00Z');
    const { body } = await ask(as, { from: '2026-03-07', to: '2026-03-08' });
    expect(body.products).toMatchObject([{ volume: 100, done_at: null }]);
    expect(body.days).toMatchObject([
      { volume: 100, capacity: null, over: [] },
      { volume: 0, capacity: null },
    ]);
    expect(idsOf(await ask(as, { from: '2026-03-08', to: '2026-03-08' }))).toEqual([]);
  });

  it('count blocked products by what was ordered, and what waits apart', async () => {
    const { as, starting } = await accountWith();
    const blocked = await starting('2026-03-09T14:00:00Z', { audience_id: null, volume_ordered: 5_000 });
    const empty = await starting('2026-03-09T15:00:00Z', { audience_id: null, volume_ordered: null });
    const launched = await starting('2026-03-09T16:00:00Z');
    await callsOn(as, launched).launch();
    const { body } = await ask(as, { from: '2026-03-09', to: '2026-03-09' });
    expect(body.products).toMatchObject([
      { product_id: blocked, product_status: 'Pending: Audience', volume: 5_000 },
      { product_id: empty, volume: null, done_at: null },
      { product_id: launched, product_status: 'Submitted', volume: 100 },
    ]);
    expect(body.days).toMatchObject([{ volume: 5_100, waiting: 5_000 }]);
  });

  it('compare each account with its own send rate, and leave out the rates of closed ones', async () => {
    const small = await accountWith({ name: 'Small', send_rate_per_minute: 1 });
    const large = await accountWith({ name: 'Large', send_rate_per_minute: 1_000 });
    const unlimited = await accountWith({ name: 'Unlimited' });
    const closed = await accountWith({ send_rate_per_minute: 7, status: 'Inactive' });
    for (const { starting } of [small, large, unlimited]) {
      await starting('2026-03-09T14:00:00Z', { audience_id: null, volume_ordered: 1_441 });
      await starting('2026-03-10T14:00:00Z', { audience_id: null, volume_ordered: 1_440 });
    }
    const accounts = [small, large, unlimited, closed].map(({ accountId }) => accountId);
    const planner = app.as(await app.user({ accounts, permissions: ['can_view_product'] }));
    const { body } = await ask(planner, { from: '2026-03-09', to: '2026-03-10' });
    const over = [{ account_id: small.accountId, account_name: 'Small', volume: 1_441, capacity: 1_440 }];
    expect(body.days).toEqual([
      { date: '2026-03-09', volume: 4_323, waiting: 4_323, capacity: 1_441_440, over },
      { date: '2026-03-10', volume: 4_320, waiting: 4_320, capacity: 1_441_440, over: [] },
    ]);
    const everything = await ask(app.as(await app.user({ superAdmin: true })), {
      from: '2026-03-09',
      to: '2026-03-09',
    });
    expect(everything.body.days[0].over).toEqual(over);
    expect(everything.body.total_rows).toBeGreaterThanOrEqual(3);
  });
});

describe('what is over', () => {
  it('is done when its sending really ended', async () => {
    const sent = await sentProduct(app, { account: { send_rate_per_minute: 1_000 } });
    const [stored] = await app.sql<{ status: string; completed_at: Date }>(
      'select status, completed_at from product where id = $1',
      [sent.productId],
    );
    const done = async (day: string) => {
      const { body } = await ask(app.as(sent.launcher), { from: day, to: day });
      return body.products.map(({ done_at }: Shown) => done_at);
    };
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(stored?.status).toBe('Completed');
    expect(await done(today)).toEqual([stored?.completed_at.toISOString()]);
    await app.sql(`update product set completed_at = starts_at + interval '3 days' where id = $1`, [sent.productId]);
    const later = new Date(app.clock.now().valueOf() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await done(later)).toHaveLength(1);
    await app.sql(
      `update product set status = 'Ended', completed_at = null, ended_at = starts_at + interval '1 hour' where id = $1`,
      [sent.productId],
    );
    expect(await done(later)).toEqual([]);
  });

  it('leaves out what was cancelled before anything went out, and counts only what went out of the rest', async () => {
    const { accountId, as, starting } = await accountWith({ send_rate_per_minute: 1 });
    await starting('2026-03-09T14:00:00Z', { status: 'Cancelled', attempt: 1, recipients: 100 });
    const sent = await starting('2026-03-09T15:00:00Z', {
      status: 'Cancelled',
      attempt: 1,
      recipients: 100,
      has_sent: true,
      volume_delivered: 30,
    });
    await app.insert('product_transition', {
      account_id: accountId,
      product_id: sent,
      event: 'cancel',
      from_status: 'Live',
      to_status: 'Cancelled',
      at: '2026-03-10T04:30:00Z',
    });
    const { body } = await ask(as, { from: '2026-03-09', to: '2026-03-09' });
    expect(body.products).toMatchObject([
      { product_id: sent, product_status: 'Cancelled', volume: 100, done_at: '2026-03-10T04:30:00.000Z' },
    ]);
    expect(body.days).toMatchObject([{ volume: 30, waiting: 0 }]);
    expect(idsOf(await ask(as, { from: '2026-03-10', to: '2026-03-10' }))).toEqual([sent]);
    expect(idsOf(await ask(as, { from: '2026-03-11', to: '2026-03-11' }))).toEqual([]);
  });
});

it('shows the first thousand, counts all, and reads them with the same statements as one', async () => {
  const { as, starting } = await accountWith();
  const id = await starting('2026-03-09T14:00:00Z');
  const statements = () => statementsOf(app, () => ask(as));
  await ask(as);
  const ofOne = await statements();
  await app.sql(
    `insert into product (account_id, order_id, advertiser_id, name, type, volume_ordered, starts_at, ends_at)
     select account_id, order_id, advertiser_id, name, type, 7, starts_at + n * interval '1 second', ends_at
       from product, generate_series(1, 1000) n where id = $1`,
    [id],
  );
  const { body } = await ask(as);
  expect(body.products).toHaveLength(1_000);
  expect(body.products[0].product_id).toBe(id);
  expect(body.total_rows).toBe(1_001);
  expect(body.days[2].volume).toBe(7_100);
  expect(await statements()).toEqual(ofOne);
});
