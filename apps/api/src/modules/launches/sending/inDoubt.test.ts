import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';
import { confirmedProduct, waitingProduct, type Sendable } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import type { Relay } from '../../../testing/relay.ts';
import { appWithRelay, launchIdOf, passHour, productOf, settle, statesOf } from '../../../testing/sending.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let app: TestApp;
let relay: Relay;
beforeAll(async () => {
  ({ app, relay } = await appWithRelay());
});
afterAll(async () => {
  await app.close();
  await relay.close();
});
beforeEach(async () => {
  // The jobs that the test before left.
  await app.runJobs();
  relay.received.length = 0;
  relay.faults.clear();
});
afterEach(() => requireTrueRows(app));

function to(address: string) {
  return relay.received.filter((message) => message.to === address);
}

describe('R14 a message whose connection breaks after the data', () => {
  const doubtful = async (): Promise<Sendable> => {
    const campaign = await confirmedProduct(app);
    relay.faults.set('person1@mailroom.test', ['drop']);
    await passHour(app);
    return campaign;
  };

  it('is in doubt: counted, shown, and not sent again automatically', async () => {
    const campaign = await doubtful();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 99, 'in doubt': 1 });
    for (let hours = 0; hours < 5; hours += 1) await passHour(app);
    expect(to('person1@mailroom.test')).toHaveLength(1);
    const { body } = await app.as(campaign.launcher).get(`/api/v1/launch/${await launchIdOf(app, campaign)}`);
    expect(body.counts.in_doubt).toBe(1);
    expect(body.reasons[0].text).toContain('in doubt');
    const product = await productOf(app, campaign);
    expect(product.product_status).toBe('Live');
    expect(product.sending.in_doubt).toBe(1);
  });

  it('is sent again with the same Message-ID when a person says so', async () => {
    const campaign = await doubtful();
    expect((await settle(app, campaign, 'resend')).status).toBe(200);
    await app.runJobs();
    const [first, second, ...more] = to('person1@mailroom.test');
    expect(more).toEqual([]);
    expect(second?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toMatch(/^<.+@.+>$/);
    expect((await productOf(app, campaign)).product_status).toBe('Completed');
    expect((await settle(app, campaign, 'resend')).status).toBe(409);
    const audited = await app.sql(`select 1 from audit_entry where entity = 'message' and user_id = $1`, [
      campaign.launcher.id,
    ]);
    expect(audited).toHaveLength(1);
  });

  it('counts as sent when a person says so, or after 24 hours', async () => {
    const settled = await doubtful();
    expect((await settle(app, settled, 'sent')).body.counts).toMatchObject({ in_doubt: 0, accepted: 100 });
    expect((await productOf(app, settled)).product_status).toBe('Completed');
    const left = await doubtful();
    app.clock.advance(24 * HOUR);
    await app.runJobs();
    expect((await productOf(app, left)).product_status).toBe('Completed');
    expect(await statesOf(app, left)).toEqual({ accepted: 100 });
    for (const campaign of [settled, left]) {
      const [day] = await app.sql(
        'select sum(delivered)::int as delivered from product_response where product_id = $1',
        [campaign.productId],
      );
      expect(day).toEqual({ delivered: 100 });
    }
  });

  it('needs a reason and a decision', async () => {
    const campaign = await doubtful();
    const url = `/api/v1/launch/${await launchIdOf(app, campaign)}/in-doubt`;
    expect((await app.as(campaign.launcher).post(url, { decision: 'sent', reason: '' })).status).toBe(422);
    expect((await app.as(campaign.launcher).post(url, { decision: 'maybe', reason: 'x' })).status).toBe(400);
    expect(await statesOf(app, campaign)).toMatchObject({ 'in doubt': 1 });
  });
});

describe('an old launch with a message in doubt', () => {
  it('adds to the product’s delivered number when it is settled, as in the report', async () => {
    const campaign = await confirmedProduct(app);
    relay.faults.set('person1@mailroom.test', ['drop']);
    relay.faults.set('person2@mailroom.test', ['defer']);
    await passHour(app);
    const old = await launchIdOf(app, campaign);
    const as = app.as(campaign.launcher);
    const url = `/api/v1/product/${campaign.productId}`;
    expect((await as.post(`${url}/abort`, { reason: 'Wrong price' })).status).toBe(200);
    expect((await as.post(`${url}/relaunch`, {})).status).toBe(202);
    expect((await settle(app, campaign, 'resend', old)).status).toBe(409);
    expect((await settle(app, campaign, 'sent', old)).status).toBe(200);
    const [report] = await app.sql<{ delivered: number }>(
      'select sum(delivered)::int as delivered from product_response where product_id = $1',
      [campaign.productId],
    );
    expect(report?.delivered).toBe(99);
    expect((await productOf(app, campaign)).volume_delivered).toBe(99);
  });
});

describe('a proof in doubt', () => {
  // One of them arrives, so that somebody may confirm.
  const TWO_SEEDS = { testSeeds: ['proof@mailroom.test', 'other-proof@mailroom.test'] };
  const proofsOf = async ({ productId }: Sendable) =>
    (
      await app.sql<{ state: string }>(
        `select state from message where product_id = $1 and purpose = 'proof' order by state`,
        [productId],
      )
    ).map(({ state }) => state);
  const proofStep = async (campaign: Sendable): Promise<string> =>
    (await productOf(app, campaign)).steps.find(({ name }: { name: string }) => name === 'Proof to test seeds').result;

  it('is sent again while somebody has to confirm', async () => {
    relay.faults.set('proof@mailroom.test', ['drop']);
    const campaign = await waitingProduct(app);
    expect(await proofsOf(campaign)).toEqual(['in doubt']);
    expect(await proofStep(campaign)).toBe('0 of 1 accepted');
    const url = `/api/v1/product/${campaign.productId}/confirm`;
    const refused = await app.as(campaign.launcher).post(url, {});
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('The relay has not accepted the proof yet');
    const offered = (await productOf(app, campaign)).actions.find(({ name }: { name: string }) => name === 'confirm');
    expect(offered).toMatchObject({ allowed: false, reason: 'The relay has not accepted the proof yet' });
    expect((await settle(app, campaign, 'resend')).status).toBe(200);
    await app.runJobs();
    expect(await proofsOf(campaign)).toEqual(['accepted']);
    expect(await proofStep(campaign)).toBe('1 of 1 accepted');
    const [first, second, ...more] = to('proof@mailroom.test');
    expect(more).toEqual([]);
    expect(second?.messageId).toBe(first?.messageId);
    expect((await app.as(campaign.launcher).post(url, {})).body.product_status).toBe('Approved');
  });

  it('lets the product be confirmed once a person counts it as sent', async () => {
    relay.faults.set('proof@mailroom.test', ['drop']);
    const campaign = await waitingProduct(app);
    const url = `/api/v1/product/${campaign.productId}/confirm`;
    expect((await app.as(campaign.launcher).post(url, {})).status).toBe(409);
    expect((await settle(app, campaign, 'sent')).status).toBe(200);
    expect((await app.as(campaign.launcher).post(url, {})).status).toBe(200);
  });

  it('is withdrawn at the go-ahead when the relay deferred its repetition', async () => {
    relay.faults.set('proof@mailroom.test', ['drop']);
    const campaign = await waitingProduct(app, TWO_SEEDS);
    relay.faults.set('proof@mailroom.test', ['defer']);
    await settle(app, campaign, 'resend');
    await app.runJobs();
    expect(await proofsOf(campaign)).toEqual(['accepted', 'queued']);
    await app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/confirm`, {});
    expect(await proofsOf(campaign)).toEqual(['accepted', 'withdrawn']);
    app.clock.advance(10 * MINUTE);
    await app.runJobs();
    expect(to('proof@mailroom.test')).toHaveLength(1);
  });

  it('is not sent again after the go-ahead, when it would stay queued', async () => {
    relay.faults.set('proof@mailroom.test', ['drop']);
    const campaign = await confirmedProduct(app, TWO_SEEDS);
    const refused = await settle(app, campaign, 'resend');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Nothing in doubt would go out again: it is Approved');
    expect(await proofsOf(campaign)).toEqual(['accepted', 'in doubt']);
    expect((await settle(app, campaign, 'sent')).status).toBe(200);
    expect(await proofsOf(campaign)).toEqual(['accepted', 'accepted']);
  });
});

describe('R08 what a killed run had in hand', () => {
  /** Sends some of twelve people's messages. Three more are claimed by a run that is dead, and nobody has noticed it yet. */
  const abandoned = async (): Promise<Sendable> => {
    const campaign = await confirmedProduct(app, {
      members: 12,
      product: { volume_ordered: 12 },
      account: { send_rate_per_minute: 5 },
    });
    await passHour(app);
    await app.sql(
      `update message set state = 'claimed', claimed_by = 'a killed run', claimed_at = $2 where id in (
         select id from message where product_id = $1 and state = 'queued' order by id limit 3)`,
      [campaign.productId, app.clock.now()],
    );
    expect(await statesOf(app, campaign)).toEqual({ accepted: 4, claimed: 3, queued: 5 });
    return campaign;
  };
  const abort = ({ launcher, productId }: Sendable, body: object) =>
    app.as(launcher).post(`/api/v1/product/${productId}/abort`, { reason: 'Wrong list', ...body });
  const passMinute = async () => {
    app.clock.advance(MINUTE);
    await app.runJobs();
  };

  it('is in doubt when the launch was cancelled meanwhile, and counts as sent after 24 hours', async () => {
    const campaign = await abandoned();
    expect((await abort(campaign, {})).status).toBe(200);
    await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 4, 'in doubt': 3, withdrawn: 5 });
    const shown = await productOf(app, campaign);
    expect(shown).toMatchObject({ volume_delivered: 4, sending: { claimed: 0, in_doubt: 3 } });
    app.clock.advance(24 * HOUR);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 7, withdrawn: 5 });
    expect((await productOf(app, campaign)).volume_delivered).toBe(7);
  });

  it('is in doubt when it was paused meanwhile, and the rest goes out when it is resumed', async () => {
    const campaign = await abandoned();
    expect((await abort(campaign, { mode: 'pause' })).status).toBe(200);
    await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 4, 'in doubt': 3, queued: 5 });
    const { launcher, productId } = campaign;
    expect((await app.as(launcher).post(`/api/v1/product/${productId}/launch`, {})).status).toBe(202);
    for (let minutes = 0; minutes < 2; minutes += 1) await passMinute();
    expect(await statesOf(app, campaign)).toEqual({ accepted: 9, 'in doubt': 3 });
  });
});
