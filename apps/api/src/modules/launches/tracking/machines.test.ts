import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedProduct, sentProduct, type Sendable } from '../../../testing/launches.ts';
import { askTracking, trackedIn } from '../../../testing/responses/tracked.ts';

const GMAIL = 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)';
const YAHOO = 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html';
const APPLE = 'Mozilla/5.0';
const PREFETCH = { 'sec-purpose': 'prefetch' };

let app: TestApp;
let campaign: Sendable;
beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await sentProduct(app, { members: 200, product: { volume_ordered: 200 } });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.sql('delete from response');
  await app.sql('delete from product_link_response');
  await app.sql(
    `update product_response set opens = 0, unique_opens = 0, clicks = 0, unique_clicks = 0, unsubscribes = 0,
       machine_opens = 0, unique_machine_opens = 0, machine_clicks = 0, unique_machine_clicks = 0`,
  );
});

function person(number: number) {
  return trackedIn(app, `person${number}@mailroom.test`);
}

async function counted() {
  const [day] = await app.sql(
    `select sum(opens)::int as opens, sum(unique_opens)::int as unique_opens, sum(clicks)::int as clicks,
            sum(unique_clicks)::int as unique_clicks, sum(unsubscribes)::int as unsubscribes,
            sum(machine_opens)::int as machine_opens, sum(unique_machine_opens)::int as unique_machine_opens,
            sum(machine_clicks)::int as machine_clicks, sum(unique_machine_clicks)::int as unique_machine_clicks
       from product_response where product_id = $1`,
    [campaign.productId],
  );
  return day;
}

/** Clicks, people and machines of each link, by its place in the mail. */
async function byLink() {
  const rows = await app.sql<{ counts: number[] }>(
    `select array[r.clicks, r.unique_clicks, r.machine_clicks]::int[] as counts
       from product_link_response r join launch_link l on l.id = r.link_id where r.product_id = $1 order by l.position`,
    [campaign.productId],
  );
  return rows.map(({ counts }) => counts);
}

it('finds the 25 people who opened and the 12 who clicked among all the machines', async () => {
  const open = (number: number, headers: Record<string, string> = {}) =>
    askTracking(app, person(number).open, { headers });
  const follow = (number: number, link: number, headers: Record<string, string> = {}) =>
    askTracking(app, person(number).clicks[link] ?? '', { headers });
  for (let at = 1; at <= 40; at += 1) await open(at, { 'user-agent': GMAIL });
  for (let at = 41; at <= 70; at += 1) await open(at, { 'user-agent': APPLE });
  for (let at = 71; at <= 90; at += 1) await open(at, { 'user-agent': YAHOO });
  for (let at = 91; at <= 115; at += 1) await open(at);
  for (let at = 91; at <= 95; at += 1) await open(at);
  for (let at = 116; at <= 120; at += 1) await open(at, PREFETCH);
  // Scanners follow all links within their first second, with the name of a browser.
  for (let at = 121; at <= 135; at += 1) for (const link of [0, 1]) await follow(at, link);
  for (let at = 136; at <= 145; at += 1) await askTracking(app, person(at).clicks[0] ?? '', { method: 'HEAD' });
  for (let at = 146; at <= 150; at += 1) await follow(at, 0, PREFETCH);
  for (let at = 91; at <= 102; at += 1) await follow(at, 0);
  app.clock.advance(60_000);
  for (let at = 91; at <= 94; at += 1) await follow(at, 1);
  for (let at = 151; at <= 160; at += 1) await askTracking(app, person(at).unsubscribe);
  for (let at = 161; at <= 166; at += 1)
    await askTracking(app, person(at).unsubscribe, { method: 'POST', payload: '' });
  expect(await counted()).toEqual({
    opens: 30,
    unique_opens: 25,
    clicks: 16,
    unique_clicks: 12,
    unsubscribes: 6,
    machine_opens: 95,
    unique_machine_opens: 95,
    machine_clicks: 35,
    unique_machine_clicks: 20,
  });
  expect(await byLink()).toEqual([
    [12, 12, 20],
    [4, 4, 15],
  ]);
  // Every request that counts is still there, with the reason.
  expect(
    await app.sql('select kind, machine, count(*)::int as count from response group by 1, 2 order by 1, 2 nulls last'),
  ).toEqual([
    { kind: 'click', machine: 'burst', count: 30 },
    { kind: 'click', machine: 'prefetch', count: 5 },
    { kind: 'click', machine: null, count: 16 },
    { kind: 'open', machine: 'prefetch', count: 5 },
    { kind: 'open', machine: 'proxy', count: 90 },
    { kind: 'open', machine: null, count: 30 },
    { kind: 'unsubscribe', machine: null, count: 6 },
  ]);
});

it('leaves a person their own click when the scanner comes later', async () => {
  const [tyres = '', chains = ''] = person(5).clicks;
  await askTracking(app, tyres);
  app.clock.advance(5000);
  await Promise.all([tyres, chains, tyres, chains, tyres].map((url) => askTracking(app, url)));
  expect(await counted()).toMatchObject({ clicks: 1, unique_clicks: 1, machine_clicks: 5, unique_machine_clicks: 1 });
  expect(await byLink()).toEqual([
    [1, 1, 3],
    [0, 0, 2],
  ]);
  app.clock.advance(5000);
  await askTracking(app, chains);
  expect(await counted()).toMatchObject({ clicks: 2, unique_clicks: 1, machine_clicks: 5, unique_machine_clicks: 1 });
  expect((await byLink())[1]).toEqual([1, 1, 2]);
});

it('takes a burst from the days on which its clicks were counted', async () => {
  const [tyres = '', chains = ''] = person(6).clicks;
  // Midnight of the account, half of a second after the first click.
  const midnight = new Date('2026-03-10T04:00:00.000Z').valueOf();
  app.clock.advance(midnight - 500 - app.clock.now().valueOf());
  await askTracking(app, tyres);
  app.clock.advance(900);
  await askTracking(app, chains);
  const days = await app.sql(
    `select to_char(day, 'MM-DD') as day, clicks::int, unique_clicks::int, machine_clicks::int, unique_machine_clicks::int
       from product_response where product_id = $1 and day >= '2026-03-09' order by 1`,
    [campaign.productId],
  );
  expect(days).toEqual([
    { day: '03-09', clicks: 0, unique_clicks: 0, machine_clicks: 1, unique_machine_clicks: 1 },
    { day: '03-10', clicks: 0, unique_clicks: 0, machine_clicks: 1, unique_machine_clicks: 0 },
  ]);
});

it('keeps two clicks of a person that are more than a second apart', async () => {
  const [tyres = '', chains = ''] = person(7).clicks;
  await askTracking(app, tyres);
  app.clock.advance(1000);
  await askTracking(app, chains);
  expect(await counted()).toMatchObject({ clicks: 2, unique_clicks: 1, machine_clicks: 0 });
});

it('counts an open before the relay accepted the mail as a machine’s', async () => {
  const early = await confirmedProduct(app);
  app.clock.advance(3_600_000);
  // The relay's own scanner looks at the pictures before it answers.
  const { send } = app.mail;
  app.mail.send = async (message) => {
    const open = /http:[^"]+\/o\/[^"]+\.gif/.exec(message.html ?? '')?.[0];
    if (open && message.to === 'person9@mailroom.test') await askTracking(app, open);
    return send(message);
  };
  await app.runJobs();
  app.mail.send = send;
  expect(await app.sql('select machine, is_first from response where product_id = $1', [early.productId])).toEqual([
    { machine: 'early', is_first: false },
  ]);
});
