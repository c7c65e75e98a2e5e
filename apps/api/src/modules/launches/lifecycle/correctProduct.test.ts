import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { passMinutes, pausedProduct, shrink } from '../../../testing/corrections/pausedProduct.ts';
import { reviseCreative } from '../../../testing/launches.ts';
import { stepFailed } from '../../../testing/lifecycle.ts';
import { platform } from '../../../testing/productCalls.ts';
import { settle, statesOf } from '../../../testing/sending.ts';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent = [];
});

function mailsTo(pattern: string) {
  return app.mail.sent.filter(({ to, html }) => to.startsWith('person') && html?.includes(pattern)).map(({ to }) => to);
}

describe('a corrected mail', () => {
  it('goes to those who did not get the first one, and nobody gets two', async () => {
    const { campaign, relaunch, confirm, get } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    const sent = await relaunch();
    expect(sent.status).toBe(202);
    expect(sent.body).toMatchObject({ product_status: 'Submitted', attention: null, attempt: 2, corrected: null });
    expect(sent.body.history[0]).toMatchObject({
      event: 'correct',
      from_status: 'Needs Attention',
      to_status: 'Submitted',
      detail: 'Corrected: revision 1 replaced by 2, 29 had got the first, 71 get this one.',
    });
    expect(await statesOf(app, campaign)).toEqual({ accepted: 29, withdrawn: 71 });
    await app.runJobs();
    const waiting = (await get()).body;
    expect(waiting.product_status).toBe('Processing');
    expect(waiting.creative.revision).toBe(2);
    expect(waiting.funnel).toMatchObject({ already_mailed: 29, recipients: 71 });
    // Nothing of it leaves before its own proof and go-ahead.
    expect(mailsTo('corrected')).toEqual([]);
    expect(app.mail.sent.filter(({ to }) => to === 'proof@mailroom.test')).toHaveLength(2);
    await confirm();
    await passMinutes(app, 4);
    const done = (await get()).body;
    expect(done).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
    expect([mailsTo('winter is near').length, mailsTo('corrected').length]).toEqual([29, 71]);
    expect(new Set([...mailsTo('winter is near'), ...mailsTo('corrected')]).size).toBe(100);
  });

  it('is told apart in the report, whose figures are about both attempts', async () => {
    const { campaign, relaunch, confirm } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    await relaunch();
    const reader = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_report'] });
    const report = async () => (await app.as(reader).get(`/api/v1/product/${campaign.productId}/report`)).body;
    const creative = { id: campaign.creativeId, name: 'Winter tyres' };
    const first = { attempt: 1, creative, revision: 1, delivered: 29 };
    expect(await report()).toMatchObject({ recipients: 100, volume_delivered: 29, attempts: [first] });
    await app.runJobs();
    await confirm();
    await passMinutes(app, 4);
    expect(await report()).toMatchObject({
      recipients: 100,
      volume_delivered: 100,
      attempts: [first, { attempt: 2, creative, revision: 2, delivered: 71 }],
      totals: { delivered: 100 },
    });
    // Both attempts have the same two links.
    expect((await report()).links).toHaveLength(2);
  });

  it('leaves the paused attempt with its revision, its steps and its outcome', async () => {
    const { campaign, relaunch } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    await relaunch();
    const launches = await app.sql<{ attempt: number; number: number; outcome: string | null }>(
      `select l.attempt, r.number, l.outcome from launch l join creative_revision r on r.id = l.revision_id
        where l.product_id = $1 order by l.attempt`,
      [campaign.productId],
    );
    expect(launches).toEqual([
      { attempt: 1, number: 1, outcome: 'Corrected' },
      { attempt: 2, number: 2, outcome: null },
    ]);
    const process = await app.as(campaign.launcher).get(`/api/v1/product/${campaign.productId}/process`);
    const deploy = process.body.objects.find((step: { name: string }) => step.name === 'Deploy');
    expect(deploy).toMatchObject({ attempt: 1, result: 'Corrected: 29 delivered, 0 refused' });
  });

  it('goes to fewer people than were ordered when more have left, and accepts that count', async () => {
    const { campaign, user, relaunch, confirm, get } = await pausedProduct(app);
    await shrink(app, campaign, 81);
    await reviseCreative(app, campaign);
    const { get_it: left } = (await get()).body.corrected;
    expect(left).toBeGreaterThan(40);
    expect(left).toBeLessThan(71);
    const sent = await relaunch();
    expect([sent.status, sent.body.product_status]).toEqual([202, 'Submitted']);
    await app.runJobs();
    const waiting = (await get()).body;
    expect(waiting).toMatchObject({
      product_status: 'Processing',
      accepted_volume: 80,
      prepared: { recipients: left },
    });
    const [accepted] = await app.sql(
      'select accepted_volume_by as by, accepted_volume_reason as reason from product where id = $1',
      [campaign.productId],
    );
    expect(accepted).toEqual({ by: user.id, reason: 'Corrected mail' });
    await confirm();
    await passMinutes(app, 4);
    expect((await get()).body).toMatchObject({ product_status: 'Completed', volume_delivered: 29 + left });
  });

  it('caps both attempts together by the ordered volume', async () => {
    const { campaign, relaunch, get } = await pausedProduct(app, { product: { volume_ordered: 50 } });
    await reviseCreative(app, campaign);
    expect((await get()).body.corrected).toMatchObject({ had_it: 29, get_it: 21 });
    await relaunch();
    await app.runJobs();
    expect((await get()).body.prepared.recipients).toBe(21);
  });

  it('is held and can be undone like any other attempt', async () => {
    const { campaign, relaunch, confirm, get } = await pausedProduct(app, { account: { undo_seconds: 60 } });
    await app.sql('update account set hold_minutes = 10 where id = $1', [campaign.accountId]);
    await reviseCreative(app, campaign);
    await relaunch();
    await app.runJobs();
    expect((await get()).body.product_status).toBe('Submitted');
    app.clock.advance(10 * MINUTE);
    await app.runJobs();
    await confirm();
    expect((await confirm({ decision: 'undo' })).body.product_status).toBe('Processing');
  });

  it('can be corrected once more, and names the newest numbers', async () => {
    const { campaign, relaunch, confirm, abort } = await pausedProduct(app);
    await reviseCreative(app, campaign);
    await relaunch();
    await app.runJobs();
    await confirm();
    await app.runJobs();
    app.clock.advance(MINUTE);
    await app.runJobs();
    await abort({ mode: 'pause', reason: 'Still wrong' });
    const reached = (await statesOf(app, campaign))['accepted'] ?? 0;
    await reviseCreative(app, campaign);
    const again = await relaunch();
    expect(again.body.history[0].detail).toBe(
      `Corrected: revision 2 replaced by 3, ${reached} had got an earlier one, ${100 - reached} get this one.`,
    );
  });
});

describe('a product whose step failed', () => {
  it('is corrected as a paused one is, for those without a mail', async () => {
    const { campaign, launch, relaunch, confirm, get } = await pausedProduct(app);
    expect((await launch()).status).toBe(202);
    await platform(app, campaign, stepFailed);
    const none = await relaunch();
    expect([none.status, none.body.message]).toEqual([
      409,
      'Upload the corrected creative first: revision 1 is the one that it sends',
    ]);
    await reviseCreative(app, campaign);
    expect((await get()).body).toMatchObject({ attention: 'step_failed', corrected: { had_it: 29, get_it: 71 } });
    expect((await relaunch()).body).toMatchObject({ product_status: 'Submitted', attempt: 2 });
    await app.runJobs();
    await confirm();
    await passMinutes(app, 4);
    expect((await get()).body).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
    expect([mailsTo('winter is near').length, mailsTo('corrected').length]).toEqual([29, 71]);
  });
});

describe('who is in doubt', () => {
  async function withDoubts() {
    const paused = await pausedProduct(app);
    await app.sql(
      `update message set state = 'claimed', claimed_by = 'a killed run', claimed_at = $2 where id in (
         select id from message where product_id = $1 and state = 'queued' and purpose = 'live' order by id limit 3)`,
      [paused.campaign.productId, app.clock.now()],
    );
    return paused;
  }

  it('does not get the corrected mail, also if the run that held them ended unnoticed', async () => {
    const { campaign, relaunch, get } = await withDoubts();
    await reviseCreative(app, campaign);
    expect((await get()).body.corrected).toMatchObject({ had_it: 32, get_it: 68 });
    await relaunch();
    await app.runJobs();
    app.clock.advance(MINUTE);
    await app.runJobs();
    expect((await get()).body.prepared.recipients).toBe(68);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 29, 'in doubt': 3, withdrawn: 68, queued: 68 });
  });

  it('gets it once somebody has said that the first one was not sent', async () => {
    const { campaign, relaunch, get } = await withDoubts();
    app.clock.advance(MINUTE);
    await app.runJobs();
    expect(await statesOf(app, campaign)).toMatchObject({ 'in doubt': 3 });
    expect((await settle(app, campaign, 'resend')).status).toBe(200);
    await reviseCreative(app, campaign);
    await relaunch();
    await app.runJobs();
    expect((await get()).body.prepared.recipients).toBe(71);
    expect(await statesOf(app, campaign)).toEqual({ accepted: 29, withdrawn: 71, queued: 71 });
  });
});
