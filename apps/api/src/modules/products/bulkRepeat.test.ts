import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { confirmedProduct, sendableProduct, waitingProduct } from '../../testing/launches.ts';
import { callsOn, historyOf, PRODUCT_PERMISSIONS } from '../../testing/productCalls.ts';
import { whileFailing } from '../../testing/statements/whileFailing.ts';

const URL = '/api/v2/product/bulk';
const KEY = { 'idempotency-key': 'half-way' };
/** Time to take a go-ahead back, and too few people for what was ordered. */
const UNDOABLE = { account: { undo_seconds: 60 } };
const SHORT = { members: 80 };

type Prepare = typeof sendableProduct;
type Calls = ReturnType<typeof callsOn>;

interface Action {
  action: string;
  reason?: string;
  move?: object;
}

let app: TestApp;

beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it.each<[Action, Prepare, Parameters<Prepare>[1], (first: Calls) => Promise<{ status: number }>]>([
  [{ action: 'launch' }, sendableProduct, {}, ({ abort }) => abort()],
  [{ action: 'confirm' }, waitingProduct, UNDOABLE, ({ confirm }) => confirm({ decision: 'undo' })],
  [{ action: 'pause', reason: 'Wait' }, confirmedProduct, {}, ({ launch }) => launch()],
  [{ action: 'accept', reason: 'Enough' }, sendableProduct, SHORT, ({ launch }) => launch()],
  [{ action: 'move', move: { by_days: 1 } }, sendableProduct, {}, ({ edit }) => edit({ volume_ordered: 99 })],
])(
  'R04 %j continues where it failed, and overrides nothing that a person did since',
  async (body, prepare, given, since) => {
    const [one, other] = [await prepare(app, given), await prepare(app, given)];
    const accounts = [one.accountId, other.accountId];
    const as = app.as(await app.user({ accounts, permissions: PRODUCT_PERMISSIONS }));
    const ids = [one.productId, other.productId];
    const call = () => as.post(URL, { ...body, ids }, KEY);
    const failed = await whileFailing(app, `update on product for each row when (old.id = ${other.productId})`, call);
    expect(failed.status).toBe(500);

    const first = callsOn(as, one.productId);
    expect((await since(first)).status).toBeLessThan(300);
    const before = [(await first.get()).body, await historyOf(app, one.productId)];
    const untouched = (await callsOn(as, other.productId).get()).body;
    expect((await call()).body).toEqual({ done: ids, refused: [] });
    expect([(await first.get()).body, await historyOf(app, one.productId)]).toEqual(before);
    expect((await callsOn(as, other.productId).get()).body).not.toEqual(untouched);
  },
);
