import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/factories.ts';
import { sendableProduct, type Sendable } from '../../../testing/launches.ts';

let app: TestApp;
let campaign: Sendable;
let tester: TestUser;
beforeAll(async () => {
  app = await testApp({ partial: true });
  campaign = await sendableProduct(app, { testSeeds: ['one@mailroom.test', 'two@mailroom.test'] });
});
beforeEach(async () => {
  app.mail.sent = [];
  app.clock.advance(7_200_000);
  tester = await app.user({ accounts: [campaign.accountId], permissions: ['can_send_test_email'] });
});
afterAll(() => app.close());

function path(creativeId = campaign.creativeId) {
  return `/api/v1/seed_list/send_email_test?creative_id:eq=${creativeId}`;
}

describe('seed_list/send_email_test', () => {
  it('sends the newest revision to its test seeds, by GET and by POST', async () => {
    const answer = await app.as(tester).get(path());
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ creative_id: campaign.creativeId, revision: 1, recipients: 2 });
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to).toSorted()).toEqual(['one@mailroom.test', 'two@mailroom.test']);
    expect(app.mail.sent[0]?.subject).toBe('[Test] Winter tyres');
    expect(app.mail.sent[0]?.html).toContain('https://shop.example/tyres');
    expect(app.mail.sent[0]?.html).not.toContain('/o/');
    app.clock.advance(30_000);
    expect((await app.as(tester).post(path())).status).toBe(202);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(4);
  });

  it('S49 refuses the eleventh send within an hour and any call without a bearer token, and sends nothing', async () => {
    for (let send = 0; send < 10; send += 1) {
      expect((await app.as(tester).get(path())).status).toBe(202);
      app.clock.advance(30_000);
    }
    const eleventh = await app.as(tester).get(path());
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers['retry-after'])).toBe(3300);
    expect((await app.nobody.get(path())).status).toBe(401);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(20);
    app.clock.advance(3_300_000);
    expect((await app.as(tester).get(path())).status).toBe(202);
    await app.runJobs();
  });

  it('sends one revision at most once in 30 seconds, to parallel calls of several users too', async () => {
    const other = await app.user({ accounts: [campaign.accountId], permissions: ['can_send_test_email'] });
    const answers = await Promise.all([...Array(4)].map((_, at) => app.as(at % 2 ? tester : other).post(path())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 429, 429, 429]);
    await app.runJobs();
    expect(app.mail.sent).toHaveLength(2);
  });

  it('S41 reaches one recipient per message, and none that is hidden in a name', async () => {
    await app.sql(
      `update creative_seed set first_name = E'Eve\\r\\nBcc: victim@mailroom.test' where creative_id = $1 and list = 'test'`,
      [campaign.creativeId],
    );
    await app.sql(`update creative_revision set subject = 'For {{first_name}}' where creative_id = $1`, [
      campaign.creativeId,
    ]);
    await app.as(tester).get(path());
    await app.runJobs();
    await app.sql(`update creative_revision set subject = 'Winter tyres' where creative_id = $1`, [
      campaign.creativeId,
    ]);
    expect(app.mail.sent.map(({ to }) => to).toSorted()).toEqual(['one@mailroom.test', 'two@mailroom.test']);
    expect(app.mail.sent.map(({ subject }) => subject)).toContain('[Test] For Eve Bcc: victim@mailroom.test');
    for (const { subject, headers } of app.mail.sent) {
      expect(subject).not.toMatch(/\r|\n/);
      expect(JSON.stringify(headers)).not.toMatch(/\\r|\\n|victim/);
    }
  });

  it('S42 escapes a name inside the HTML', async () => {
    await app.sql(`update creative_seed set first_name = '<img src=x onerror=alert(1)>' where creative_id = $1`, [
      campaign.creativeId,
    ]);
    await app.as(tester).get(path());
    await app.runJobs();
    expect(app.mail.sent[0]?.html).toContain('Dear &lt;img src=x onerror=alert(1)&gt;,');
  });

  it('refuses users without permission, creatives of other accounts, and creatives that can’t be sent', async () => {
    const blind = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_creative'] });
    expect((await app.as(blind).get(path())).status).toBe(403);
    const stranger = await app.user({ accounts: [await app.account()], permissions: ['can_send_test_email'] });
    expect((await app.as(stranger).get(path())).status).toBe(404);
    expect((await app.as(tester).get(path(2147483647))).status).toBe(404);
    expect((await app.as(tester).get('/api/v1/seed_list/send_email_test')).status).toBe(400);
    const seedless = await sendableProduct(app, { accountId: campaign.accountId, testSeeds: [] });
    expect((await app.as(tester).get(path(seedless.creativeId))).status).toBe(409);
    await app.runJobs();
    expect(app.mail.sent).toEqual([]);
  });
});

describe('creative/{id}/tests', () => {
  const tests = (creativeId = campaign.creativeId) => `/api/v2/creative/${creativeId}/tests`;

  async function seedIds(): Promise<number[]> {
    const reader = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_creative'] });
    const { body } = await app.as(reader).get(`/api/v1/seed_list?creative_id:eq=${campaign.creativeId}&list:eq=test`);
    return body.objects.map(({ id }: { id: number }) => id);
  }

  it('sends to the person who asks, also without a seed list', async () => {
    const seedless = await sendableProduct(app, { accountId: campaign.accountId, testSeeds: [] });
    const answer = await app.as(tester).post(tests(seedless.creativeId), { to: 'me' });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ recipients: 1, left_out: 0 });
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual([tester.email]);
    expect(app.mail.sent[0]?.subject).toBe('[Test] Winter tyres');
  });

  it('sends to chosen seeds, tells who has seen which revision, and is a part of the history', async () => {
    const [one = 0] = await seedIds();
    expect((await app.as(tester).post(tests(), { to: 'chosen', seeds: [one] })).body.recipients).toBe(1);
    expect((await app.as(tester).post(tests(), { to: 'me' })).status).toBe(202);
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to).toSorted()).toEqual(['one@mailroom.test', tester.email].toSorted());
    const reader = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_creative'] });
    const { body } = await app.as(reader).get(tests());
    expect(body.objects.slice(0, 2)).toMatchObject([
      { to: 'me', revision: 1, recipients: 1, by: { id: tester.id } },
      { to: 'chosen', revision: 1, recipients: 1, by: { id: tester.id } },
    ]);
    expect(body.total_rows).toBe(body.objects.length);
    expect(body.seen).toContainEqual({ email: tester.email, revisions: [1] });
  });

  it('refuses seeds that are absent, another list’s or none, and sends nothing', async () => {
    const [one = 0] = await seedIds();
    for (const seeds of [[], [one, 2147483647]]) {
      const answer = await app.as(tester).post(tests(), { to: 'chosen', seeds });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.fields)).toEqual(['seeds']);
    }
    expect((await app.as(tester).post(tests(), { to: 'chosen' })).status).toBe(422);
    expect((await app.as(tester).post(tests(), { to: 'everybody' })).status).toBe(400);
    expect(
      (await app.as(tester).post(tests(), { to: 'chosen', seeds: Array.from({ length: 51 }, () => one) })).status,
    ).toBe(422);
    await app.runJobs();
    expect(app.mail.sent).toEqual([]);
  });

  it('leaves out who is on a suppression list, on both ways to send', async () => {
    const list = await app.insert('suppression_list', { account_id: campaign.accountId, name: 'Left' });
    for (const email of ['one@mailroom.test', tester.email]) {
      await app.sql(
        `insert into suppression_entry (list_id, account_id, kind, value) values ($1, $2, 'md5', md5($3))`,
        [list, campaign.accountId, email],
      );
    }
    const mine = await app.as(tester).post(tests(), { to: 'me' });
    expect([mine.status, mine.body.message]).toEqual([409, 'Everybody it would go to is on a suppression list']);
    expect((await app.as(tester).post(path())).body).toMatchObject({ recipients: 1, left_out: 1 });
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to)).toEqual(['two@mailroom.test']);
  });

  it('S49 lets a person reach 200 recipients an hour', async () => {
    await app.sql(
      `insert into test_send (account_id, creative_id, revision_id, recipients, sent_to, created_by, created_at)
       select account_id, creative_id, id, 200, 'chosen', $2, $3 from creative_revision where creative_id = $1`,
      [campaign.creativeId, tester.id, app.clock.now()],
    );
    const over = await app.as(tester).post(tests(), { to: 'me' });
    expect([over.status, over.headers['retry-after']]).toEqual([429, '3600']);
    expect(over.body.message).toMatch(/^You can send tests to at most 200 recipients an hour/);
    // The tests to all seeds have limits of their own.
    expect((await app.as(tester).post(path())).status).toBe(202);
    app.clock.advance(3_600_000);
    expect((await app.as(tester).post(tests(), { to: 'me' })).status).toBe(202);
  });

  it('refuses users without permission and creatives of other accounts', async () => {
    const blind = await app.user({ accounts: [campaign.accountId], permissions: ['can_view_order'] });
    expect((await app.as(blind).post(tests(), { to: 'me' })).status).toBe(403);
    expect((await app.as(blind).get(tests())).status).toBe(403);
    const stranger = await app.user({
      accounts: [await app.account()],
      permissions: ['can_send_test_email', 'can_view_creative'],
    });
    expect((await app.as(stranger).post(tests(), { to: 'me' })).status).toBe(404);
    expect((await app.as(stranger).get(tests())).status).toBe(404);
    expect((await app.nobody.get(tests())).status).toBe(401);
  });
});
