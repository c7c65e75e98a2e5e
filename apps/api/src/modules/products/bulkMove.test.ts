import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { readyProduct } from '../../testing/orders.ts';
import { callsOn, historyOf, personFor, PRODUCT_PERMISSIONS } from '../../testing/productCalls.ts';
import { statementsOf } from '../../testing/statements/statementsOf.ts';

const URL = '/api/v2/product/bulk';
const CHANGED = 'Somebody else changed this record';

let app: TestApp;
let accountId: number;
let as: TestClient;

beforeAll(async () => {
  app = await testApp({ partial: true });
  accountId = await app.account({ time_zone: 'America/New_York' });
  as = await personFor(app, accountId);
});
afterAll(() => app.close());

/** Products of the account with these starts; each ends a day later. */
async function starting(...starts: (string | null)[]): Promise<number[]> {
  const ids: number[] = [];
  for (const start of starts) {
    const ends = start && new Date(new Date(start).getTime() + 86_400_000);
    ids.push((await readyProduct(app, { accountId, product: { starts_at: start, ends_at: ends } })).productId);
  }
  return ids;
}

function bulk(body: object, headers: Record<string, string> = {}) {
  return as.post(URL, body, headers);
}

async function startOf(id: number): Promise<string | null> {
  return (await callsOn(as, id).get()).body.product_start_date;
}

async function versionOf(id: number): Promise<number> {
  return (await callsOn(as, id).get()).body.version;
}

describe('a move of many products', () => {
  it('R49 by days keeps the time of day across a change of clocks, and the length', async () => {
    const [before = 0, after = 0] = await starting('2026-03-06T14:00:00Z', '2026-03-09T13:00:00Z');
    const { body } = await bulk({ action: 'move', ids: [before, after], move: { by_days: 3 } });
    expect(body).toEqual({ done: [before, after], refused: [] });
    expect((await callsOn(as, before).get()).body).toMatchObject({
      product_start_date: '2026-03-09T13:00:00.000Z',
      product_end_date: '2026-03-10T13:00:00.000Z',
      version: 2,
    });
    await bulk({ action: 'move', ids: [before, after], move: { by_days: -3 } });
    expect(await startOf(before)).toBe('2026-03-06T14:00:00.000Z');
    expect(await startOf(after)).toBe('2026-03-09T13:00:00.000Z');
  });

  it('to a day and a time reads both in the zone of each account', async () => {
    const tokyo = await app.account({ time_zone: 'Asia/Tokyo' });
    const both = app.as(await app.user({ accounts: [accountId, tokyo], permissions: PRODUCT_PERMISSIONS }));
    const [here = 0] = await starting('2026-03-06T19:30:00Z');
    const { productId: there } = await readyProduct(app, { accountId: tokyo });
    const to = { date: '2026-03-09', time: '09:00' };
    const { body } = await both.post(URL, { action: 'move', ids: [here, there], move: { to } });
    expect(body).toEqual({ done: [here, there], refused: [] });
    expect((await callsOn(both, here).get()).body).toMatchObject({
      product_start_date: '2026-03-09T13:00:00.000Z',
      product_end_date: '2026-03-10T13:00:00.000Z',
    });
    expect((await callsOn(both, there).get()).body.product_start_date).toBe('2026-03-09T00:00:00.000Z');
  });

  it('obeys the rules of an edit, and changes the status as one does', async () => {
    const [past = 0, locked = 0, open = 0] = await starting(
      '2026-02-20T14:00:00Z',
      '2026-03-10T14:00:00Z',
      '2026-03-05T14:00:00Z',
    );
    const [blank = 0] = await starting(null);
    expect((await callsOn(as, past).get()).body.product_status).toBe('Needs Attention');
    await callsOn(as, locked).launch();
    const ids = [past, locked, open, blank];
    const back = await bulk({ action: 'move', ids, move: { by_days: -3 } });
    const pinned = (await callsOn(as, locked).edit({ product_start_date: '2026-03-12T14:00:00Z' })).body.message;
    const start = (await callsOn(as, open).edit({ product_start_date: '2026-03-02T14:00:00Z' })).body.message;
    expect(back.body).toEqual({
      done: [],
      refused: [
        { id: past, reason: start },
        { id: locked, reason: pinned },
        { id: open, reason: start },
        { id: blank, reason: 'It has no start yet' },
      ],
    });
    const to = { date: '2026-03-20', time: '09:00' };
    const ahead = await bulk({ action: 'move', ids, move: { to } });
    expect(ahead.body).toEqual({ done: [past, open, blank], refused: [{ id: locked, reason: pinned }] });
    expect((await callsOn(as, past).get()).body.product_status).toBe('Ready To Launch');
    expect((await historyOf(app, past)).at(-1)).toEqual({
      event: 'derive',
      from_status: 'Needs Attention',
      to_status: 'Ready To Launch',
    });
    expect(await startOf(blank)).toBe('2026-03-20T13:00:00.000Z');
  });

  it('goes no further than the calendar', async () => {
    const [id = 0] = await starting('2026-03-05T14:00:00Z');
    const to = { date: '9999-12-31', time: '12:00' };
    const { body } = await bulk({ action: 'move', ids: [id], move: { to } });
    expect(body.refused).toEqual([{ id, reason: 'Product end date is not valid' }]);
    const edit = await callsOn(as, id).edit({ product_end_date: '9999-12-31T23:59:00-12:00' });
    expect(edit.body.fields).toEqual({ product_end_date: 'Product end date is not valid' });
    expect(await versionOf(id)).toBe(1);
  });

  it('R01 happens once for a double click, and once for two people who saw the same', async () => {
    const [id = 0] = await starting('2026-03-16T13:00:00Z');
    const key = { 'idempotency-key': 'move-once' };
    const body = { action: 'move', ids: [id], move: { by_days: 1 } };
    const [first, second] = await Promise.all([bulk(body, key), bulk(body, key)]);
    expect(first?.body).toEqual({ done: [id], refused: [] });
    expect(second?.body).toEqual(first?.body);
    expect(await startOf(id)).toBe('2026-03-17T13:00:00.000Z');
    const seen = [{ id, version: await versionOf(id) }];
    const answers = await Promise.all([bulk({ ...body, seen }), bulk({ ...body, seen })]);
    expect(answers.flatMap((answer) => answer.body.done)).toEqual([id]);
    expect(answers.flatMap((answer) => answer.body.refused)).toEqual([{ id, reason: CHANGED }]);
    expect(await startOf(id)).toBe('2026-03-18T13:00:00.000Z');
  });

  it('R04 happens once when the server died half way and the client asks again', async () => {
    const starts = ['2026-03-16T13:00:00Z', '2026-03-16T13:00:00Z', '2026-03-16T13:00:00Z'];
    const ids = await starting(...starts);
    const [one = 0, compared = 0] = ids;
    const seen = [{ id: compared, version: await versionOf(compared) }];
    const key = { 'idempotency-key': 'half-way' };
    const body = { action: 'move', move: { by_days: 1 }, seen };
    await bulk({ ...body, ids: [one, compared] }, key);
    // The key of the whole call is kept last: the server died before.
    await app.sql(`delete from idempotency_key where key = 'half-way'`);
    expect((await bulk({ ...body, ids }, key)).body).toEqual({ done: ids, refused: [] });
    expect(await Promise.all(ids.map(startOf))).toEqual(ids.map(() => '2026-03-17T13:00:00.000Z'));
    await app.sql(`delete from idempotency_key where key = 'half-way'`);
    const other = await bulk({ ...body, move: { by_days: 2 }, ids }, key);
    const reason = 'This Idempotency-Key was used with another body';
    expect(other.body).toEqual({ done: [], refused: ids.map((id) => ({ id, reason })) });
  });

  it('takes no more statements for each product than an edit', async () => {
    const ids = await starting('2026-03-16T13:00:00Z', '2026-03-16T13:00:00Z', '2026-03-16T13:00:00Z');
    const [one = 0, ...others] = ids;
    const statements = async (call: () => Promise<unknown>) => (await statementsOf(app, call)).length;
    const move = (named: readonly number[]) =>
      statements(() => bulk({ action: 'move', ids: named, move: { by_days: 1 } }, { 'idempotency-key': `${named}` }));
    const ofOne = await move([one]);
    const each = ((await move(others)) - ofOne) / (others.length - 1);
    const dates = { product_start_date: '2026-03-20T13:00:00Z', product_end_date: '2026-03-21T13:00:00Z' };
    let status = 0;
    const edit = await statements(async () => {
      status = (await callsOn(as, one).edit(dates)).status;
    });
    expect(status).toBe(200);
    expect(each).toBeLessThanOrEqual(edit);
  });
});
