import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { systemActor } from './actor.ts';
import { int, selectRow } from './statement.ts';
import { sql } from 'kysely';
import { clientOf, type Tx } from './tx.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const actor = systemActor('round trips');

/** The first word of each statement, in the order in which they are sent and answered. */
async function orderDuring(run: (note: (text: string) => void) => Promise<unknown>): Promise<string[]> {
  const order: string[] = [];
  const send = pg.Client.prototype.query as (query: string | { text: string }) => Promise<unknown>;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    query: string | { text: string },
  ) {
    const [word = ''] = /\w+/.exec(typeof query === 'string' ? query : query.text) ?? [];
    order.push(`${word} sent`);
    const answer = await send.call(this, query);
    order.push(`${word} answered`);
    return answer;
  } as never);
  await run((text) => void order.push(text));
  return order;
}

function one(tx: Tx) {
  return selectRow(tx, { one: int }, sql`select 1 as one`);
}

it('sends the first statement of a read with its BEGIN, and gives the answer before the COMMIT ends', async () => {
  const order = await orderDuring(async (note) => {
    await app.read(actor, one);
    note('result');
  });
  expect(order.slice(0, 4)).toEqual(['begin sent', 'select sent', 'begin answered', 'select answered']);
  expect(order).toContain('result');
  expect(order).not.toContain('commit answered');
});

it('waits in a write for its BEGIN, and for its COMMIT', async () => {
  const order = await orderDuring(async (note) => {
    await app.write(actor, one);
    note('result');
  });
  expect(order).toEqual([
    'begin sent',
    'begin answered',
    'select sent',
    'select answered',
    'commit sent',
    'commit answered',
    'result',
  ]);
});

it('refuses a statement of a read whose BEGIN failed', async () => {
  let kept: Tx | undefined;
  const reading = app.read({ ...actor, requestId: '\0' }, (tx) => {
    kept = tx;
    return one(tx);
  });
  await expect(reading).rejects.toThrow();
  expect(() => clientOf(kept as Tx)).toThrow('The transaction has ended');
});
