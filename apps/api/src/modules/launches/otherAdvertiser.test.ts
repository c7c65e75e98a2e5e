import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { sendableProduct, type Sendable } from '../../testing/launches.ts';
import { rederiveAll } from '../../testing/orders.ts';
import { deliverableOf } from '../audiences/audiences.reads.ts';
import { callsOn, historyOf, jobActor, personFor } from '../../testing/productCalls.ts';

const HOUR = 3_600_000;
const REASON = 'Both brands agreed';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent = [];
});

type Foreign = Sendable & { otherId: number };

/** A product whose creative belongs to Hanami Stationery, which is another advertiser than its order's. */
async function foreignProduct(): Promise<Foreign> {
  const campaign = await sendableProduct(app);
  const otherId = await app.advertiser(campaign.accountId, { advertiser_name: 'Hanami Stationery' });
  await app.sql('update creative set advertiser_id = $2 where id = $1', [campaign.creativeId, otherId]);
  await rederiveAll(app);
  return { ...campaign, otherId };
}

function calls({ launcher, productId }: Sendable) {
  return callsOn(app.as(launcher), productId);
}

const accept = { decision: 'advertiser', reason: REASON };

async function addEntry(accountId: number, advertiserId: number, email: string) {
  const list = await app.insert('suppression_list', {
    account_id: accountId,
    advertiser_id: advertiserId,
    name: email,
  });
  await app.sql(
    `insert into suppression_entry (list_id, account_id, kind, value)
     values ($1, $2, 'sha256', encode(sha256(convert_to($3, 'utf8')), 'hex'))`,
    [list, accountId, email],
  );
}

function person(line: number) {
  return `person${line}@mailroom.test`;
}

function mailed() {
  return app.mail.sent.map(({ to }) => to).filter((to) => to.startsWith('person'));
}

describe('the creative of another advertiser', () => {
  it('needs attention, in words, and is launched only after a person accepted it with a reason', async () => {
    const campaign = await foreignProduct();
    const { get, launch, confirm } = calls(campaign);
    const { body } = await get();
    expect(body).toMatchObject({ product_status: 'Needs Attention', next_step: 'accept or replace the creative' });
    expect(body.creative.advertiser).toEqual({ id: campaign.otherId, name: 'Hanami Stationery' });
    const [reason] = body.reasons;
    expect(reason).toMatchObject({ code: 'other_advertiser', actor: 'Anyone who may confirm' });
    expect(reason.text).toBe("The creative 'Winter tyres' belongs to Hanami Stationery.");
    const refused = await launch();
    expect([refused.status, refused.body.message]).toEqual([409, reason.text]);
    expect((await confirm({ decision: 'advertiser' })).status).toBe(422);
    expect((await confirm({ ...accept, creative_id: campaign.creativeId + 1 })).status).toBe(409);

    const done = await confirm({ ...accept, creative_id: campaign.creativeId });
    expect([done.status, done.body.product_status]).toEqual([200, 'Ready To Launch']);
    expect(done.body.history.map(({ event, detail }: Record<string, unknown>) => [event, detail])).toContainEqual([
      'accept_advertiser',
      `Hanami Stationery: ${REASON}`,
    ]);
    const [audited] = await app.sql<{ after: Record<string, unknown> }>(
      `select after from audit_entry where entity = 'product' and entity_id = $1 and after ? 'accepted_creative_reason'
        order by id desc limit 1`,
      [campaign.productId],
    );
    expect(audited?.after).toMatchObject({ accepted_creative_reason: REASON });
    expect((await launch()).status).toBe(202);
    await app.runJobs();
    expect((await confirm()).status).toBe(200);
    app.clock.advance(HOUR);
    await app.runJobs();
    expect((await get()).body).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
  });

  it('is accepted once, however often the button is pressed', async () => {
    const campaign = await foreignProduct();
    const { confirm } = calls(campaign);
    const answers = await Promise.all([confirm(accept), confirm(accept)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const events = (await historyOf(app, campaign.productId)).map(({ event }) => event);
    expect(events.filter((event) => event === 'accept_advertiser')).toHaveLength(1);
  });

  it('is asked about again with another creative, another advertiser of the creative, or another order’s advertiser', async () => {
    const campaign = await foreignProduct();
    const owner = await personFor(app, campaign.accountId);
    const { confirm, get, edit } = callsOn(owner, campaign.productId);
    const code = async () => (await get()).body.reasons[0]?.code;
    expect((await confirm(accept)).status).toBe(200);
    const [copy] = await app.sql<{ id: number }>(
      `insert into creative (account_id, advertiser_id, name, creative_type, status, is_draft, current_revision_id)
       select account_id, advertiser_id, 'Second', creative_type, status, is_draft, current_revision_id from creative
        where id = $1 returning id`,
      [campaign.creativeId],
    );
    await edit({ creative_id: copy?.id });
    expect(await code()).toBe('other_advertiser');
    await edit({ creative_id: campaign.creativeId });
    expect(await code()).toBeUndefined();
    const third = await app.advertiser(campaign.accountId);
    await app.sql('update creative set advertiser_id = $2 where id = $1', [campaign.creativeId, third]);
    await rederiveAll(app);
    expect(await code()).toBe('other_advertiser');
    expect((await confirm(accept)).status).toBe(200);
    const fourth = await app.advertiser(campaign.accountId);
    expect((await owner.patch(`/api/v1/orders/${campaign.orderId}`, { advertiser_id: fourth })).status).toBe(200);
    expect(await code()).toBe('other_advertiser');
    expect((await owner.patch(`/api/v1/orders/${campaign.orderId}`, { advertiser_id: third })).status).toBe(200);
    expect(await code()).toBeUndefined();
  });

  it('is accepted before a relaunch too, without losing why the product was sent back', async () => {
    const campaign = await sendableProduct(app);
    const { launch, relaunch, confirm, get } = calls(campaign);
    await launch();
    await app.runJobs();
    await confirm({ decision: 'send_back', reason: 'Other brand, please' });
    const otherId = await app.advertiser(campaign.accountId, { advertiser_name: 'Hanami Stationery' });
    await app.sql('update creative set advertiser_id = $2 where id = $1', [campaign.creativeId, otherId]);
    await rederiveAll(app);
    expect((await relaunch()).status).toBe(409);
    expect((await confirm(accept)).status).toBe(200);
    expect((await get()).body).toMatchObject({ attention: 'sent_back', attention_detail: 'Other brand, please' });
    expect((await relaunch()).status).toBe(202);
  });

  it('is accepted only by those who may confirm, and is a task for them', async () => {
    const campaign = await foreignProduct();
    const url = `/api/v1/product/${campaign.productId}/confirm`;
    const viewer = await app.user({
      accounts: [campaign.accountId],
      permissions: ['can_view_product', 'can_launch_product'],
    });
    expect((await app.as(viewer).post(url, accept)).status).toBe(403);
    const stranger = await app.user({ accounts: [await app.account()], permissions: ['can_confirm_product'] });
    expect((await app.as(stranger).post(url, accept)).status).toBe(404);
    expect((await app.nobody.post(url, accept)).status).toBe(401);
    const open = () =>
      app.sql(`select title from task where product_id = $1 and closed_at is null order by id`, [campaign.productId]);
    await app.runJobs();
    expect(await open()).toEqual([{ title: 'Tyres, first wave sends the mail of another advertiser' }]);
    await calls(campaign).confirm(accept);
    await app.runJobs();
    expect(await open()).toEqual([]);
  });

  it('reaches nobody on a list of either advertiser: not at the count, the launch, or while it is sent', async () => {
    const campaign = await foreignProduct();
    const { accountId, advertiserId, otherId } = campaign;
    const { get, launch, confirm } = calls(campaign);
    await addEntry(accountId, advertiserId, person(1));
    await addEntry(accountId, otherId, person(2));
    await rederiveAll(app);
    expect((await get()).body.deliverable).toBe(98);
    await confirm(accept);
    await addEntry(accountId, advertiserId, person(3));
    await addEntry(accountId, otherId, person(4));
    await launch();
    await app.runJobs();
    expect((await get()).body).toMatchObject({ recipients: 96, funnel: { suppressed_by_advertiser: 4 } });
    await confirm();
    await addEntry(accountId, advertiserId, person(5));
    await addEntry(accountId, otherId, person(6));
    // The launch keeps the advertiser that it pinned.
    await app.sql('update creative set advertiser_id = $2 where id = $1', [campaign.creativeId, advertiserId]);
    app.clock.advance(HOUR);
    await app.runJobs();
    expect(mailed()).toHaveLength(94);
    for (const line of [1, 2, 3, 4, 5, 6]) expect(mailed()).not.toContain(person(line));
  });

  it('an unsubscribe from it counts for both advertisers', async () => {
    const campaign = await foreignProduct();
    const { launch, confirm } = calls(campaign);
    await confirm(accept);
    await launch();
    await app.runJobs();
    await confirm();
    app.clock.advance(HOUR);
    await app.runJobs();
    const header = app.mail.sent.find(({ to }) => to === person(7))?.headers?.['List-Unsubscribe'] ?? '';
    const url = (/<(.+)>/.exec(header)?.[1] ?? '').replace('http://localhost:4602', '');
    expect((await app.app.tracking.inject({ method: 'POST', url })).statusCode).toBe(200);
    for (const advertiserId of [campaign.advertiserId, campaign.otherId]) {
      const left = await app.write(jobActor(campaign.accountId), (tx) =>
        deliverableOf(tx, campaign.versionId, [advertiserId]),
      );
      expect(left).toBe(99);
    }
  });
});
