import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/factories.ts';
import { confirmedProduct, sentProduct, type Sendable } from '../../testing/launches.ts';
import { askTracking, trackedIn } from '../../testing/responses/tracked.ts';

let app: TestApp;
let campaign: Sendable;
let reader: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await sentProduct(app);
  const permissions = ['can_view_report', 'can_view_response_data', 'can_add_response_data'] as const;
  reader = await app.user({ accounts: [campaign.accountId], permissions });
  stranger = await app.user({ accounts: [await app.account()], permissions });
});
afterAll(() => app.close());

function report(user = reader) {
  return app.as(user).get(`/api/v1/product/${campaign.productId}/report`);
}

function follow(url: string) {
  return askTracking(app, url, url.includes('/u/') ? { method: 'POST' } : {});
}

describe('GET product/{id}/report', () => {
  it('shows exactly what was sent and which responses came back', async () => {
    const { open, clicks } = trackedIn(app, 'person3@mailroom.test');
    await follow(open);
    await follow(open);
    await askTracking(app, open, { headers: { 'user-agent': 'YahooMailProxy' } });
    await follow(clicks[0] ?? '');
    await follow(trackedIn(app, 'person4@mailroom.test').unsubscribe);
    const { status, body } = await report();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      product_id: campaign.productId,
      volume_ordered: 100,
      volume_delivered: 100,
      refused: 0,
      in_doubt: 0,
      suppressed_late: 0,
      frozen_at: null,
      cost: { amount_cents: 120, currency: 'USD' },
      usual: null,
    });
    const figures = {
      delivered: 100,
      bounced: 0,
      opens: 2,
      unique_opens: 1,
      clicks: 1,
      unique_clicks: 1,
      unsubscribes: 1,
      complaints: 0,
      machine_opens: 1,
      unique_machine_opens: 1,
      machine_clicks: 0,
      unique_machine_clicks: 0,
    };
    expect(body.totals).toEqual(figures);
    expect(body.days).toEqual([{ day: '2026-03-02', ...figures }]);
    expect(body.links.map(({ position, clicks }: { position: number; clicks: number }) => [position, clicks])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(body.creative).toMatchObject({ id: campaign.creativeId, revision: 1, pinned: true });
  });

  it('S07 is refused without can_view_report, whatever other permissions the caller has', async () => {
    const without = await app.user({
      accounts: [campaign.accountId],
      permissions: ['can_view_product', 'can_view_response_data'],
    });
    expect((await report(without)).status).toBe(403);
    expect((await app.as(without).post(`/api/v1/product/${campaign.productId}/report`)).status).toBe(403);
    expect((await app.as(without).get(`/api/v1/looker?product_id:eq=${campaign.productId}`)).status).toBe(403);
  });

  it('answers 404 to other accounts and 401 without a token', async () => {
    const foreign = await report(stranger);
    const absent = await app.as(stranger).get('/api/v1/product/2147483647/report');
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' });
    expect((await app.nobody.get(`/api/v1/product/${campaign.productId}/report`)).status).toBe(401);
  });
});

it('POST product/{id}/report returns the days as CSV', async () => {
  const answer = await app.as(reader).post(`/api/v1/product/${campaign.productId}/report`);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toContain('report.csv');
  const [head, day] = answer.text.split('\r\n');
  expect(head).toBe(
    '"Day","Delivered","Bounced","Opens","Unique Opens","Clicks","Unique Clicks","Unsubscribes","Complaints","Machine Opens","Unique Machine Opens","Machine Clicks","Unique Machine Clicks"',
  );
  expect(day).toMatch(/^"2026-03-02","100","0",/);
  expect((await app.as(stranger).post(`/api/v1/product/${campaign.productId}/report`)).status).toBe(404);
});

it('GET looker returns the address of our own report', async () => {
  const { body } = await app.as(reader).get(`/api/v1/looker?product_id:eq=${campaign.productId}`);
  expect(body).toEqual({
    url: `http://localhost:4600/order-management/preview-product-report/${campaign.productId}`,
    kind: 'report',
  });
  expect((await app.as(stranger).get(`/api/v1/looker?product_id:eq=${campaign.productId}`)).status).toBe(404);
});

describe('product_response', () => {
  const upload = (body: object, user = reader) =>
    app.as(user).post('/api/v1/product_response', { product_id: campaign.productId, ...body });

  // A week of responses; figures are of the days since the first launch.
  beforeAll(() => app.clock.advance(5 * 86_400_000));

  it('stores days, replaces a day that is uploaded again, and adds them to the report', async () => {
    expect((await upload({ days: [{ day: '2026-03-04', opens: 7, unique_opens: 5 }] })).status).toBe(200);
    const again = await upload({
      days: [
        { day: '2026-03-04', opens: 3 },
        { day: '2026-03-05', complaints: 1 },
      ],
    });
    expect(again.body.objects).toMatchObject([
      { day: '2026-03-04', source: 'upload', opens: 3, unique_opens: 0 },
      { day: '2026-03-05', source: 'upload', complaints: 1 },
    ]);
    const { body } = await report();
    expect(body.days).toContainEqual(expect.objectContaining({ day: '2026-03-04', opens: 3 }));
    expect(body.totals).toMatchObject({ complaints: 1, delivered: 100 });
    const list = await app
      .as(reader)
      .get(`/api/v1/product_response?product_id:eq=${campaign.productId}&source:eq=upload`);
    expect(list.body.total_rows).toBe(2);
  });

  it('reads the text of a CSV file by its headings', async () => {
    const answer = await upload({ csv: '\uFEFFDay,Unique Opens,opens\n2026-03-03,4,9\n' });
    expect(answer.body.objects).toMatchObject([{ day: '2026-03-03', opens: 9, unique_opens: 4 }]);
  });

  it('names every bad cell of a CSV file with its line and column, and stores none of it', async () => {
    const csv = [
      'Day,Delivered,Opens,Unique Opens',
      '2026-03-06,4,1,1',
      '',
      '2026-02-30,1,0,0',
      '2026-03-07,0x10,1e2,100000',
      '2026-03-06,0,0,0',
      '2027-01-01,102,9007199254740991,0',
      '1990-01-01,0,3,4',
    ];
    const { status, body } = await upload({ csv: csv.join('\n') });
    expect(status).toBe(422);
    expect(body.fields.csv.split('\n')).toEqual([
      'Line 4, column Day: Day is not valid',
      "Line 5, column Delivered: '0x10' must be a whole number, in digits only",
      "Line 5, column Opens: '1e2' must be a whole number, in digits only",
      'Line 5, column Unique Opens: 100000 is more than Opens, which is 0',
      'Line 6, column Day: 2026-03-06 appears twice',
      'Line 7, column Day: Day is in the future',
      'Line 7, column Delivered: 102 is more than the 101 delivered, seeds included',
      'Line 7, column Opens: 9007199254740991 is more than the 101 delivered, seeds included',
      'Line 8, column Day: Day is before the first launch on 2026-03-02',
      'Line 8, column Unique Opens: 4 is more than Opens, which is 3',
    ]);
    expect(await app.sql("select from product_response where day = '2026-03-06'")).toEqual([]);
  });

  it('names every bad figure of days by its field', async () => {
    const days = [
      { day: '2026-03-06', opens: 2, unique_opens: 3, complaints: 102 },
      { day: '2026-03-01', clicks: 1, unique_clicks: 2 },
    ];
    const { status, body } = await upload({ days });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      'days.0.unique_opens': '3 is more than Opens, which is 2',
      'days.0.complaints': '102 is more than the 101 delivered, seeds included',
      'days.1.day': 'Day is before the first launch on 2026-03-02',
      'days.1.unique_clicks': '2 is more than Clicks, which is 1',
    });
  });

  it('reads days by the clock of the account, and takes a message in doubt for delivered', async () => {
    const account = { time_zone: 'Pacific/Kiritimati' };
    const product = { volume_ordered: 3 };
    const { accountId, productId } = await confirmedProduct(app, { account, members: 3, product });
    const doubt = `update message set state = $2 where product_id = $1 and purpose = 'live seed'`;
    for (const state of ['claimed', 'in doubt']) await app.sql(doubt, [productId, state]);
    app.clock.advance(3_600_000);
    await app.runJobs();
    const person = await app.user({ accounts: [accountId], permissions: ['can_add_response_data'] });
    // The launch was on the 7th in UTC, and already on the 8th in the account's time zone.
    const days = [
      { day: '2026-03-07', opens: 4 },
      { day: '2026-03-08', opens: 5 },
    ];
    const { body } = await app.as(person).post('/api/v1/product_response', { product_id: productId, days });
    expect(body.fields).toEqual({
      'days.0.day': 'Day is before the first launch on 2026-03-08',
      'days.1.opens': '5 is more than the 4 delivered, seeds included',
    });
  });

  it.each([
    ['Day,Opens,unique_opens,opens', 'the column Opens is there twice'],
    ['Day,day,Opens', 'the column Day is there twice'],
    ['Day,Opnes', "'opnes' isn't a column of response data"],
    ['Opens', 'the column Day is missing'],
  ])('refuses the header %s', async (header, problem) => {
    const { body } = await upload({ csv: header });
    expect(body.fields).toEqual({ csv: `Line 1: ${problem}` });
  });

  it('takes back what its export gives out', async () => {
    const { text } = await app.as(reader).post(`/api/v1/product_response/export?product_id:eq=${campaign.productId}`);
    const withoutSource = text.replaceAll(/^("[^"]*"),"[^"]*"/gm, '$1');
    const days = new Set(
      withoutSource
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]),
    );
    const once = [...days].map((day) => withoutSource.split('\r\n').find((line) => line.startsWith(String(day))));
    const answer = await upload({ csv: [withoutSource.split('\r\n')[0], ...once].join('\n') });
    expect(answer.status).toBe(200);
  });

  it('refuses invalid days, counts and columns, and stores nothing of the upload', async () => {
    const before = await app.sql('select * from product_response order by id');
    const bad = [
      { days: [{ day: '2026-02-30' }] },
      { days: [{ day: '2027-01-01' }] },
      { days: [{ day: '2026-03-04' }, { day: '2026-03-04' }] },
      { days: [{ day: '2026-03-04', opens: -1 }] },
      { days: [] },
      {},
      { days: [{ day: '2026-03-04' }], csv: 'Day\n2026-03-04' },
      { csv: 'Day,Opnes\n2026-03-04,4' },
      { csv: 'Opens\n4' },
      { csv: 'Day,Opens\n2026-03-04,many' },
      { csv: 'Day,Opens\n"2026-03-04,4' },
    ];
    for (const body of bad) expect([body, (await upload(body)).status]).toEqual([body, 422]);
    expect(await app.sql('select * from product_response order by id')).toEqual(before);
  });

  it('is refused without the permission and for other accounts', async () => {
    const viewer = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_response_data'] });
    const days = [{ day: '2026-03-04' }];
    expect((await upload({ days }, viewer)).status).toBe(403);
    expect((await upload({ days }, stranger)).status).toBe(404);
    expect((await app.nobody.post('/api/v1/product_response', { product_id: 1, days })).status).toBe(401);
    const foreign = await app.as(stranger).get(`/api/v1/product_response?product_id:eq=${campaign.productId}`);
    expect(foreign.body).toEqual({ objects: [], total_rows: 0 });
    const adder = await app.user({ accounts: [campaign.accountId], permissions: ['can_add_response_data'] });
    expect((await app.as(adder).get(`/api/v1/product_response?product_id:eq=${campaign.productId}`)).status).toBe(403);
  });

  it('pauses a Live product when too many people complain, and accepts nothing once it has ended', async () => {
    const live = await confirmedProduct(app, {
      accountId: campaign.accountId,
      members: 300,
      product: { volume_ordered: 300 },
    });
    await app.sql('update account set send_rate_per_minute = 250 where id = $1', [campaign.accountId]);
    app.clock.advance(3_600_000);
    await app.runJobs();
    const day = { day: '2026-03-07', complaints: 1 };
    const answer = await app.as(reader).post('/api/v1/product_response', { product_id: live.productId, days: [day] });
    expect(answer.status).toBe(200);
    const [product] = await app.sql('select status, attention, attention_detail from product where id = $1', [
      live.productId,
    ]);
    expect(product).toMatchObject({ status: 'Needs Attention', attention: 'paused' });
    expect(product?.['attention_detail']).toContain('complained');
    app.clock.advance(40 * 86_400_000);
    await app.runJobs();
    expect((await upload({ days: [{ day: '2026-03-04' }] })).status).toBe(409);
  });
});
