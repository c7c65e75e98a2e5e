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
    await app.as(tester).get(path());
    await app.runJobs();
    expect(app.mail.sent.map(({ to }) => to).toSorted()).toEqual(['one@mailroom.test', 'two@mailroom.test']);
    for (const { subject, headers } of app.mail.sent)
      expect(`${subject}${JSON.stringify(headers)}`).not.toMatch(/\r|\n|victim/);
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
