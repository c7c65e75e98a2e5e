import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database.ts';
import { confirmedProduct, type Sendable } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { changeLimits, nextRun, passHour, productOf, settle, statesOf } from '../../../testing/sending.ts';

const MINUTE = 60_000;
const PLAN = { starts_on: '2026-03-02', first_day: 30, grows_by_percent: 50, until: 200 };

let app: TestApp;
let other: TestApp;
let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const settings = { SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}` };
  app = await testApp({ partial: true, database, settings });
  // A second node, with the same files.
  const shared = { ...settings, FILES_URL: pathToFileURL(app.filesFolder).href };
  other = await testApp({ partial: true, database, settings: shared });
});
afterAll(async () => {
  await other.close();
  await app.close();
  await database.drop();
});
beforeEach(() => {
  // Monday, 10 AM in New York, on both nodes.
  for (const node of [app, other]) {
    node.clock.set('2026-03-02T15:00:00Z');
    node.mail.sent = [];
    node.mail.answers = [];
  }
});
afterEach(async () => {
  await requireTrueRows(app);
  await app.sql('delete from jobs.job');
});

interface Limited {
  send_rate_per_minute?: number;
  send_hours?: object;
  warm_up?: object;
}

/** The columns of an account with these limits. */
function accountWith({ send_hours: hours, warm_up: plan, ...rest }: Limited) {
  return {
    ...rest,
    ...(hours && { send_hours: JSON.stringify(hours) }),
    ...(plan && { warm_up: JSON.stringify(plan) }),
  };
}

/** Confirmed, starts in an hour, with a hundred people and a live seed. */
function limitedProduct(limits: Limited): Promise<Sendable> {
  return confirmedProduct(app, { account: accountWith(limits) });
}

function hours(from_hour: number, until_hour: number, weekdays_only = false) {
  return { from_hour, until_hour, weekdays_only };
}

async function moveTo(at: string): Promise<void> {
  app.clock.set(at);
  await app.runJobs();
}

function people(node = app): string[] {
  return node.mail.sent.map(({ to }) => to).filter((to) => to.startsWith('person'));
}

/** Two launches of one account: within a minute one node sends the first, and then another node sends the second. */
async function sentByTwoNodes(limits: Limited): Promise<[Sendable, Sendable]> {
  const one = await limitedProduct(limits);
  const two = await confirmedProduct(app, {
    accountId: one.accountId,
    product: { starts_at: new Date('2026-03-02T16:30:20Z') },
  });
  await moveTo('2026-03-02T16:30:00Z');
  other.clock.set('2026-03-02T16:30:20Z');
  await other.runJobs();
  return [one, two];
}

describe('the hours', () => {
  it('let nothing out before they begin: the launch waits for them without looking again', async () => {
    const campaign = await limitedProduct({ send_hours: hours(13, 20) });
    expect(app.mail.sent.map(({ to }) => to)).toEqual(['proof@mailroom.test']);
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ queued: 100 });
    expect(await productOf(app, campaign)).toMatchObject({
      product_status: 'Live',
      send_hours: hours(13, 20),
      sending: { queued: 100, live_seeds_accepted: 0 },
    });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-02T18:00:00.000Z']);
    await moveTo('2026-03-02T17:59:59.999Z');
    expect(await statesOf(app, campaign)).toEqual({ queued: 100 });
    await moveTo('2026-03-02T18:00:00Z');
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    expect((await productOf(app, campaign)).product_status).toBe('Completed');
  });

  it('end in the middle of a launch, which goes on when they begin again', async () => {
    const campaign = await limitedProduct({
      send_rate_per_minute: 21,
      send_hours: hours(9, 11, true),
    });
    await app.sql(
      `update product set starts_at = '2026-03-06T15:58:00Z', ends_at = '2026-03-20T15:00:00Z' where id = $1`,
      [campaign.productId],
    );
    await moveTo('2026-03-06T15:58:00Z'); // Friday, 10:58 AM
    await moveTo('2026-03-06T15:59:00Z');
    expect(await statesOf(app, campaign)).toEqual({ accepted: 41, queued: 59 });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-09T13:00:00.000Z']); // Monday, 9 AM, after the clocks changed
    await moveTo('2026-03-06T16:00:00Z');
    expect(await statesOf(app, campaign)).toEqual({ accepted: 41, queued: 59 });
    for (const minute of ['00', '01', '02']) await moveTo(`2026-03-09T13:${minute}:00Z`);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });

  it('hold a deferred message too', async () => {
    const campaign = await limitedProduct({ send_hours: hours(11, 12) });
    app.mail.answers = [
      { outcome: 'accepted', response: '250' },
      { outcome: 'later', response: '451 later' },
    ];
    app.clock.set('2026-03-02T16:59:30Z');
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 99, queued: 1 });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-03T16:00:00.000Z']);
  });

  it('are left to a launch whose end passes: it has ended, and the rest is withdrawn', async () => {
    const campaign = await limitedProduct({ send_hours: hours(9, 10) });
    await passHour(app);
    await app.sql(`update product set ends_at = '2026-03-02T22:00:00Z' where id = $1`, [campaign.productId]);
    app.clock.set('2026-03-06T09:00:00Z');
    await app.runJobs();
    expect((await productOf(app, campaign)).product_status).toBe('Ended');
    expect(await statesOf(app, campaign)).toEqual({ withdrawn: 100 });
  });

  it('no longer hold a launch once somebody removes them', async () => {
    const campaign = await limitedProduct({ send_hours: hours(20, 21) });
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ queued: 100 });
    await changeLimits(app, campaign, { send_hours: null });
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });
});

describe('the warm-up', () => {
  it('lets each day of the account’s zone have its share of people, and live seeds besides', async () => {
    const campaign = await limitedProduct({ warm_up: PLAN });
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 30, queued: 70 });
    expect(await productOf(app, campaign)).toMatchObject({
      warm_up: PLAN,
      mailed_today: 30,
      sending: { live_seeds_accepted: 1 },
    });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-03T05:00:00.000Z']);
    await moveTo('2026-03-03T04:59:59Z');
    expect(await statesOf(app, campaign)).toEqual({ accepted: 30, queued: 70 });
    await moveTo('2026-03-03T05:00:00Z');
    expect(await statesOf(app, campaign)).toEqual({ accepted: 75, queued: 25 });
    await moveTo('2026-03-04T05:00:00Z');
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    expect((await productOf(app, campaign)).mailed_today).toBe(25);
  });

  it('waits for the hours of the next day', async () => {
    const campaign = await limitedProduct({ warm_up: PLAN, send_hours: hours(8, 20) });
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 30, queued: 70 });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-03T13:00:00.000Z']);
  });

  it('is one for all launches of an account, on all nodes', async () => {
    const campaigns = await sentByTwoNodes({ warm_up: { ...PLAN, first_day: 130 } });
    expect([people().length, people(other).length]).toEqual([100, 30]);
    expect((await productOf(app, campaigns[1])).mailed_today).toBe(130);
  });

  it('counts a person whom the relay deferred once, on the day of the delivery', async () => {
    const campaign = await limitedProduct({ warm_up: PLAN });
    app.mail.answers = [
      { outcome: 'accepted', response: '250' },
      ...Array.from({ length: 3 }, () => ({ outcome: 'later' as const, response: '451 later' })),
    ];
    await passHour(app);
    // The three came back, so that three others had their places.
    expect(await statesOf(app, campaign)).toEqual({ accepted: 30, queued: 70 });
    expect((await productOf(app, campaign)).mailed_today).toBe(30);
  });

  it('counts what a killed run had in hand, and what a person sends again', async () => {
    const campaign = await limitedProduct({ warm_up: PLAN, send_rate_per_minute: 11 });
    await passHour(app);
    expect((await productOf(app, campaign)).mailed_today).toBe(10);
    await app.sql(
      `update message set state = 'claimed', claimed_by = 'a killed run', claimed_at = $2 where id in (
         select id from message where product_id = $1 and state = 'queued' and purpose = 'live' order by id limit 5)`,
      [campaign.productId, app.clock.now()],
    );
    await app.sql('update send_day set people = people + 5 where account_id = $1', [campaign.accountId]);
    for (let minute = 0; minute < 3; minute += 1) {
      app.clock.advance(MINUTE);
      await app.runJobs();
    }
    expect(await statesOf(app, campaign)).toEqual({ accepted: 25, 'in doubt': 5, queued: 70 });
    expect((await productOf(app, campaign)).mailed_today).toBe(30);
    expect((await settle(app, campaign, 'resend')).status).toBe(200);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 25, queued: 75 });
  });

  it('has no limit before its first day and after its end', async () => {
    const before = await limitedProduct({ warm_up: { ...PLAN, starts_on: '2026-03-03' } });
    const after = await limitedProduct({ warm_up: { ...PLAN, starts_on: '2026-02-20' } });
    await passHour(app);
    for (const campaign of [before, after]) {
      expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
      expect((await productOf(app, campaign)).mailed_today).toBe(0);
    }
  });

  it('changed while a launch is sent holds from the next claim on', async () => {
    const campaign = await limitedProduct({});
    const real = app.mail.send;
    let handed = 0;
    let changing = Promise.resolve();
    app.app.deps.mail.send = async (message) => {
      handed += 1;
      if (handed === 20) changing = changeLimits(app, campaign, { warm_up: PLAN });
      await changing;
      return real(message);
    };
    await passHour(app);
    app.app.deps.mail.send = real;
    const { accepted = 0 } = await statesOf(app, campaign);
    // Those that were under way, and then the thirty of the day.
    expect(accepted).toBeGreaterThanOrEqual(49);
    expect(accepted).toBeLessThanOrEqual(20 + app.mail.poolSize + 30);
    expect((await productOf(app, campaign)).mailed_today).toBe(30);
    await changeLimits(app, campaign, { warm_up: null });
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });
});

describe('the send rate', () => {
  it('is one for all launches of an account, on all nodes', async () => {
    const [, second] = await sentByTwoNodes({ send_rate_per_minute: 150 });
    // Beside the people, each launch has a live seed.
    expect([people().length, people(other).length]).toEqual([100, 48]);
    await app.runJobs();
    expect(people()).toHaveLength(100);
    expect(await nextRun(app, second)).toEqual(['2026-03-02T16:31:00.000Z']);
  });

  it('no limit at all asks the database nothing about limits', async () => {
    const campaign = await limitedProduct({});
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    const rows = await app.sql(
      `select account_id from send_day where account_id = $1 union all select account_id from send_window where account_id = $1
       union all select account_id from receiver_window where account_id = $1
       union all select account_id from message where account_id = $1 and receiver is not null`,
      [campaign.accountId],
    );
    expect(rows).toEqual([]);
  });
});
