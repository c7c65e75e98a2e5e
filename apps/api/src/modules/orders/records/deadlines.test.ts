import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { built, holdOver, waits } from '../../../testing/lifecycle.ts';
import { rederiveAll } from '../../../testing/orders.ts';
import { callableProduct, platform } from '../../../testing/productCalls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-02T15:00:00Z'));

const START = '2026-03-02T15:10:00.000Z';
const END = '2026-03-06T15:00:00.000Z';
const LATE = '2026-03-02T15:20:00.000Z';
/** The day of the start ends in New York. */
const DAY_ENDS = '2026-03-03T05:00:00.000Z';

function startsSoon() {
  return callableProduct(app, {
    account: { hold_minutes: 0, deployment_delta_days: 0 },
    product: { starts_at: new Date(START), ends_at: new Date(END) },
  });
}

describe('a deadline', () => {
  it('to launch is named by list, record and landing page', async () => {
    const { campaign, as, get } = await callableProduct(app);
    const by = '2026-03-07T05:00:00.000Z';
    expect((await get()).body).toMatchObject({ product_status: 'Ready To Launch', next_due_at: by, launch_by: by });
    const { body: list } = await as.get(`/api/v1/product?order_id:eq=${campaign.orderId}`);
    expect(list.objects[0].next_due_at).toBe(by);
    const { body: landing } = await as.get('/api/v2/needs-attention');
    expect(landing.waiting).toMatchObject([{ id: campaign.productId, due_at: by }]);
  });

  it('to launch is the end of the day once the start has passed, and then there is none', async () => {
    const { get } = await startsSoon();
    expect((await get()).body.next_due_at).toBe(START);
    app.clock.set(LATE);
    expect((await get()).body).toMatchObject({ next_due_at: DAY_ENDS, launch_by: DAY_ENDS });
    app.clock.set(DAY_ENDS);
    await rederiveAll(app);
    expect((await get()).body).toMatchObject({ product_status: 'Needs Attention', launch_by: null });
  });

  it('to confirm is never before the moment it is given', async () => {
    const { campaign, launch, get } = await startsSoon();
    await launch();
    app.clock.set(LATE);
    await platform(app, campaign, holdOver, built, waits);
    expect((await get()).body).toMatchObject({ product_status: 'Processing', next_due_at: DAY_ENDS });
    await rederiveAll(app);
    expect((await get()).body.next_due_at).toBe(DAY_ENDS);
  });

  it('that passes stays, so that what is overdue looks overdue', async () => {
    const { campaign, launch, get } = await startsSoon();
    await launch();
    await platform(app, campaign, holdOver, built, waits);
    expect((await get()).body.next_due_at).toBe(START);
    app.clock.set(LATE);
    await rederiveAll(app);
    expect((await get()).body.next_due_at).toBe(START);
  });

  it('of a blocker that comes too late is the moment it came', async () => {
    app.clock.set(LATE);
    const { edit, get } = await callableProduct(app, {
      account: { deployment_delta_days: 3 },
      product: { starts_at: new Date('2026-03-04T15:00:00Z'), ends_at: new Date(END) },
    });
    expect((await get()).body.reasons).toMatchObject([{ code: 'start_too_close', due: LATE }]);
    app.clock.advance(60_000);
    await edit({ creative_id: null });
    const later = app.clock.now().toISOString();
    expect((await get()).body.reasons).toMatchObject([
      { code: 'start_too_close', due: LATE },
      { code: 'no_creative', due: later },
    ]);
    expect((await get()).body.next_due_at).toBe(LATE);
  });

  it('of a product that was stopped is its start, and stays it', async () => {
    const { campaign, launch, confirm, edit, get } = await startsSoon();
    await launch();
    await platform(app, campaign, holdOver, built, waits);
    await confirm({ decision: 'send_back', reason: 'Use the other subject' });
    expect((await get()).body.next_due_at).toBe(START);
    app.clock.set(LATE);
    await edit({ volume_ordered: 99 });
    expect((await get()).body.next_due_at).toBe(START);
  });

  it('of a product that was stopped after its start is its end', async () => {
    const { campaign, launch, confirm, get } = await startsSoon();
    await launch();
    app.clock.set(LATE);
    await platform(app, campaign, holdOver, built, waits);
    await confirm({ decision: 'send_back', reason: 'Use the other subject' });
    expect((await get()).body.next_due_at).toBe(END);
  });

  it('orders the landing page, which has room for eight', async () => {
    const { campaign, as } = await callableProduct(app, { product: { starts_at: new Date('2026-03-20T15:00:00Z') } });
    const { accountId: account_id, advertiserId: advertiser_id, orderId: order_id } = campaign;
    const shared = { account_id, advertiser_id, order_id, name: 'Tyres', type: 'E-mail deployment' };
    // Half past midnight in New York, so each has to be launched before that day.
    const ready = { ...shared, status: 'Ready To Launch', starts_at: new Date('2026-03-07T05:30:00Z') };
    for (let count = 0; count < 8; count += 1) await app.insert('product', ready);
    const noon = '2026-03-06T17:00:00.000Z';
    const waits = { ...shared, status: 'Processing', waiting: true, attempt: 1, starts_at: new Date(noon) };
    const reasons = JSON.stringify([{ code: 'Processing', text: 'It waits', actor: 'Anyone', due: noon }]);
    const id = await app.insert('product', { ...waits, reasons });
    const { body } = await as.get('/api/v2/needs-attention');
    expect(body.waiting.slice(0, 2)).toMatchObject([{ id, due_at: noon }, { due_at: '2026-03-07T05:00:00.000Z' }]);
  });
});
