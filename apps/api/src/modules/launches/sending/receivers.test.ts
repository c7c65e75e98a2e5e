import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { testDatabase, type TestDatabase } from '../../../testing/database.ts';
import { confirmedProduct, type Sendable } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { changeLimits, launchIdOf, nextRun, passHour, productOf, settle, statesOf } from '../../../testing/sending.ts';

const MINUTE = 60_000;
const GMAIL = 'gmail.test';
const GMX = 'gmx.test';
/** A hundred people have them in turn, 25 each. */
const DOMAINS = [GMAIL, GMX, `mail.${GMAIL}`, 'mailroom.test'];

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

interface Given {
  rates?: Record<string, number>;
  account?: Record<string, unknown>;
  domains?: readonly string[];
  liveSeeds?: string[];
  accountId?: number;
}

function ratesOf(rates: Record<string, number>) {
  return Object.entries(rates).map(([domain, rate_per_minute]) => ({ domain, rate_per_minute }));
}

/** Confirmed, starts in an hour, with a hundred people and a live seed. */
function limitedProduct({ rates = {}, account, domains = DOMAINS, ...given }: Given): Promise<Sendable> {
  const limits = { receiver_rates: JSON.stringify(ratesOf(rates)), ...account };
  return confirmedProduct(app, { ...given, domains, account: limits });
}

/** How many messages a domain got, over all nodes. */
function sentTo(domain: string): number {
  return [app, other].flatMap(({ mail }) => mail.sent).filter(({ to }) => to.endsWith(`@${domain}`)).length;
}

async function passMinute(): Promise<void> {
  app.clock.advance(MINUTE);
  await app.runJobs();
}

/** How many of the people's messages are in which lane. */
async function lanesOf({ productId }: Sendable): Promise<Record<string, number>> {
  const rows = await app.sql<{ lane: string; n: number }>(
    `select coalesce(receiver, 'none') as lane, count(*)::int as n from message where product_id = $1 and purpose = 'live' group by 1`,
    [productId],
  );
  return Object.fromEntries(rows.map(({ lane, n }) => [lane, n]));
}

describe('a receiver’s rate', () => {
  it('holds only messages to exactly this domain, which leave a minute after a minute', async () => {
    const campaign = await limitedProduct({ rates: { [GMAIL]: 10, [GMX]: 20 } });
    expect(await lanesOf(campaign)).toEqual({ [GMAIL]: 25, [GMX]: 25, '*': 50 });
    await passHour(app);
    expect([sentTo(GMAIL), sentTo(GMX), sentTo(`mail.${GMAIL}`), sentTo('mailroom.test')]).toEqual([10, 20, 25, 27]);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 80, queued: 20 });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-02T16:01:00.000Z']);
    expect((await productOf(app, campaign)).receiver_rates).toEqual([
      { domain: GMAIL, rate_per_minute: 10, waiting: 15 },
      { domain: GMX, rate_per_minute: 20, waiting: 5 },
    ]);
    await passMinute();
    expect([sentTo(GMAIL), sentTo(GMX)]).toEqual([20, 25]);
    await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
    expect((await productOf(app, campaign)).product_status).toBe('Completed');
  });

  it('is one for all launches of an account, on all nodes that send in the same moment', async () => {
    const one = await limitedProduct({ rates: { [GMAIL]: 30 }, domains: [GMAIL] });
    const two = await confirmedProduct(app, { accountId: one.accountId, domains: [GMAIL] });
    for (let minute = 0; minute < 7; minute += 1) {
      const at = new Date(Date.parse('2026-03-02T16:00:00Z') + minute * MINUTE);
      for (const node of [app, other]) node.clock.set(at);
      await Promise.all([app.runJobs(), other.runJobs()]);
      expect(sentTo(GMAIL)).toBe(Math.min(200, 30 * (minute + 1)));
    }
    expect(other.mail.sent).not.toEqual([]);
    for (const campaign of [one, two]) expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });

  it('counts live seeds, and goes with the rate of the account', async () => {
    const campaign = await limitedProduct({
      rates: { [GMAIL]: 10 },
      account: { send_rate_per_minute: 40 },
      liveSeeds: [`seed@${GMAIL}`],
    });
    await passHour(app);
    expect(sentTo(GMAIL)).toBe(10);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 39, queued: 61 });
    await passMinute();
    expect(sentTo(GMAIL)).toBe(20);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 79, queued: 21 });
    await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });

  it('waits for the account’s hours', async () => {
    const campaign = await limitedProduct({
      rates: { [GMAIL]: 10 },
      account: { send_hours: JSON.stringify({ from_hour: 8, until_hour: 12, weekdays_only: false }) },
    });
    await app.sql(`update product set starts_at = '2026-03-02T16:59:00Z' where id = $1`, [campaign.productId]);
    app.clock.set('2026-03-02T16:59:30Z');
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 85, queued: 15 });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-03T13:00:00.000Z']);
  });

  it('is used up by those who may be mailed only', async () => {
    const campaign = await limitedProduct({ rates: { [GMAIL]: 30 }, domains: [GMAIL] });
    const list = await app.insert('suppression_list', { account_id: campaign.accountId, name: 'Left since' });
    await app.sql(
      `insert into suppression_entry (list_id, account_id, kind, value)
       select $1, account_id, 'sha256', encode(email_hash, 'hex') from audience_member where version_id = $2 and line <= 50`,
      [list, campaign.versionId],
    );
    await passHour(app);
    expect(await statesOf(app, campaign)).toMatchObject({ accepted: 30 });
    await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 50, 'suppressed late': 50 });
  });

  it('holds a message that the receiver deferred until it may be tried again', async () => {
    const campaign = await limitedProduct({ rates: { [GMAIL]: 30 }, domains: [GMAIL] });
    // The live seed's, and the first person's.
    app.mail.answers = [
      { outcome: 'accepted', response: '250' },
      { outcome: 'later', response: '451 later' },
    ];
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 29, queued: 71 });
    expect(await nextRun(app, campaign)).toEqual(['2026-03-02T16:01:00.000Z']);
    for (let minute = 0; minute < 60; minute += 1) await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });
});

describe('a change while a launch is sent', () => {
  it('divides what is left, again and again, and holds from the next claim on', async () => {
    const campaign = await limitedProduct({ account: { send_rate_per_minute: 21 } });
    await passHour(app);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 20, queued: 80 });
    expect(await lanesOf(campaign)).toEqual({ none: 100 });
    await changeLimits(app, campaign, { receiver_rates: ratesOf({ [GMAIL]: 1 }) });
    expect((await productOf(app, campaign)).receiver_rates).toEqual([
      { domain: GMAIL, rate_per_minute: 1, waiting: null },
    ]);
    await app.runJobs();
    const toGmail = 25 - sentTo(GMAIL);
    expect(await lanesOf(campaign)).toEqual({ none: 20, [GMAIL]: toGmail, '*': 80 - toGmail });
    const toGmx = 25 - sentTo(GMX);
    await changeLimits(app, campaign, { receiver_rates: ratesOf({ [GMX]: 1 }), send_rate_per_minute: null });
    await app.runJobs();
    expect(await lanesOf(campaign)).toEqual({ none: 20, [GMX]: toGmx, '*': 80 - toGmx });
    expect(await statesOf(app, campaign)).toEqual({ accepted: 101 - toGmx, queued: toGmx - 1 });
    await changeLimits(app, campaign, { receiver_rates: [] });
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  });

  it('reaches a run that is under way', async () => {
    const campaign = await limitedProduct({});
    const real = app.mail.send;
    let handed = 0;
    let before = 0;
    let changing = Promise.resolve();
    app.app.deps.mail.send = async (message) => {
      handed += 1;
      if (handed === 20) {
        changing = changeLimits(app, campaign, { receiver_rates: ratesOf({ [GMAIL]: 1 }) });
        await changing;
        before = sentTo(GMAIL);
      }
      await changing;
      return real(message);
    };
    await passHour(app);
    app.app.deps.mail.send = real;
    // Those that were under way, and then the one of the minute.
    expect(sentTo(GMAIL)).toBeLessThanOrEqual(before + app.mail.poolSize + 1);
    expect(sentTo(GMAIL)).toBeLessThan(25);
    expect(sentTo(GMX) + sentTo(`mail.${GMAIL}`)).toBe(50);
    expect(await nextRun(app, campaign)).toEqual(['2026-03-02T16:01:00.000Z']);
  });

  it('finds a domain in each of its spellings, and messages in doubt', async () => {
    const spelled = 'xn--mnchen-3ya.example';
    const campaign = await limitedProduct({ domains: ['münchen.example'], account: { send_rate_per_minute: 11 } });
    await passHour(app);
    await app.sql(
      `update message set state = 'claimed', claimed_by = 'a killed run', claimed_at = $2 where id in (
         select id from message where product_id = $1 and state = 'queued' and purpose = 'live' order by id limit 5)`,
      [campaign.productId, app.clock.now()],
    );
    await changeLimits(app, campaign, {
      receiver_rates: ratesOf({ 'München.example': 1 }),
      send_rate_per_minute: null,
    });
    await app.runJobs();
    expect(await lanesOf(campaign)).toEqual({ none: 10, [spelled]: 90 });
    expect(await statesOf(app, campaign)).toEqual({ accepted: 11, 'in doubt': 5, queued: 84 });
    expect((await settle(app, campaign, 'resend')).status).toBe(200);
    await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 12, queued: 88 });
    // A list that is built now is divided in the same way.
    const later = await confirmedProduct(app, { accountId: campaign.accountId, domains: ['münchen.example'] });
    expect(await lanesOf(later)).toEqual({ [spelled]: 100 });
  });

  it('continues where a killed run stopped to divide', async () => {
    const campaign = await limitedProduct({ rates: { [GMAIL]: 1 } });
    // As if another run had begun to divide by another domain, and somebody had then taken that back.
    await app.sql(`update launch set receivers = null where id = $1`, [await launchIdOf(app, campaign)]);
    await app.sql(`update message set receiver = '*' where product_id = $1 and receiver = $2`, [
      campaign.productId,
      GMAIL,
    ]);
    await passHour(app);
    expect(sentTo(GMAIL)).toBe(1);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 76, queued: 24 });
  });
});
