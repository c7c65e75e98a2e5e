import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedProduct } from '../../../testing/launches.ts';
import { changeLimits, passHour, productOf, statesOf } from '../../../testing/sending.ts';
import { withOwner } from '../../../testing/template.ts';

/** Takes the schema back to the release before receivers had rates of their own. */
const LAST_RELEASE = `
  drop table receiver_window;
  alter table message drop column receiver;
  alter table launch drop column receivers;
  alter table account drop column receiver_rates;
  delete from schema_migration where name like '0093-%';`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true });
});
afterAll(() => app.close());

it('sends what was built before as before, and divides it once a receiver gets a rate', async () => {
  const domains = ['gmail.test', 'mailroom.test'];
  const campaign = await confirmedProduct(app, { domains, account: { send_rate_per_minute: 11 } });
  await withOwner(app.ownerUrl, (client) => client.query(LAST_RELEASE));
  expect(await migrate({ ownerUrl: app.ownerUrl })).toBe(1);
  expect((await productOf(app, campaign)).receiver_rates).toEqual([]);
  await passHour(app);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 10, queued: 90 });
  const toGmail = () => app.mail.sent.filter(({ to }) => to.endsWith('@gmail.test')).length;
  const before = toGmail();
  await changeLimits(app, campaign, {
    send_rate_per_minute: null,
    receiver_rates: [{ domain: 'gmail.test', rate_per_minute: 5 }],
  });
  await app.runJobs();
  expect(toGmail()).toBe(before + 5);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 55 + before, queued: 45 - before });
});
