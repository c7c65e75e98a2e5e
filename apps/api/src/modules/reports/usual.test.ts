import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import { sentProduct, type Sendable } from '../../testing/launches.ts';

const DAY = 86_400_000;

let app: TestApp;
let campaign: Sendable;
let reader: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await sentProduct(app);
  reader = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_report'] });
});
afterAll(() => app.close());

interface Earlier {
  /** How many days it started before the campaign; below 0 for a later one. */
  daysBefore: number;
  opens: number;
  advertiserId?: number;
  status?: string;
  type?: string;
  delivered?: number;
}

/** A mail of the campaign's advertiser that went out, with the people who opened it; one in ten of them clicked. */
async function mail({ daysBefore, opens, advertiserId, status, type, delivered = 800 }: Earlier) {
  const { accountId, orderId } = campaign;
  const id = await app.insert('product', {
    account_id: accountId,
    order_id: orderId,
    advertiser_id: advertiserId ?? campaign.advertiserId,
    name: `Mail ${daysBefore} days before`,
    type: type ?? 'E-mail deployment',
    volume_ordered: 1000,
    volume_delivered: delivered,
    status: status ?? 'Completed',
    starts_at: new Date(app.clock.now().getTime() - daysBefore * DAY),
  });
  await app.insert('product_response', {
    account_id: accountId,
    product_id: id,
    day: '2026-02-01',
    source: 'tracking',
    opens,
    unique_opens: opens,
    clicks: opens / 10,
    unique_clicks: opens / 10,
    unsubscribes: 8,
  });
}

async function usual() {
  const { status, body } = await app.as(reader).get(`/api/v1/product/${campaign.productId}/report`);
  expect(status).toBe(200);
  return body.usual;
}

it('is nothing until three mails of the advertiser are out', async () => {
  expect(await usual()).toBeNull();
  await mail({ daysBefore: 30, opens: 400 });
  await mail({ daysBefore: 20, opens: 80 });
  expect(await usual()).toBeNull();
});

it('is the average of the mails before this one, without live, empty or other mails', async () => {
  await mail({ daysBefore: 10, opens: 240 });
  const average = {
    mails: 3,
    delivered_rate: expect.closeTo(0.8, 6),
    open_rate: expect.closeTo(0.3, 6),
    click_rate: expect.closeTo(0.03, 6),
    click_to_open_rate: expect.closeTo(0.1, 6),
    unsubscribe_rate: expect.closeTo(0.01, 6),
    complaint_rate: 0,
  };
  expect(await usual()).toEqual(average);
  await mail({ daysBefore: -3, opens: 800 });
  await mail({ daysBefore: 5, opens: 800, status: 'Live' });
  await mail({ daysBefore: 5, opens: 0, delivered: 0 });
  await mail({ daysBefore: 5, opens: 0, type: 'Data delivery' });
  await mail({ daysBefore: 5, opens: 800, advertiserId: await app.advertiser(campaign.accountId) });
  expect(await usual()).toEqual(average);
});

it('looks at the last twelve mails', async () => {
  for (let at = 0; at < 12; at += 1) await mail({ daysBefore: 9 - at / 4, opens: 160 });
  expect(await usual()).toMatchObject({ mails: 12, open_rate: expect.closeTo(0.2, 6) });
});
