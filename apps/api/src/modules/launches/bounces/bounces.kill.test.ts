import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { BOUNCE_SETTINGS, dyingMailer, mailerTo, mailTo } from '../../../testing/bounces/bounces.ts';
import { RELAYS } from '../../../testing/bounces/reports.ts';
import { sentProduct } from '../../../testing/launches.ts';

const settings = { ...BOUNCE_SETTINGS, SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}` };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ partial: true, settings });
});
afterAll(() => app.close());

it('a bounce is counted once when its process dies before the relay hears that it was stored', async () => {
  const { accountId, productId } = await sentProduct(app, { members: 5, product: { volume_ordered: 5 } });
  const mail = mailTo(app, 'person1@mailroom.test');
  const report = { to: mail.to, raw: RELAYS.postfix(mail) };
  const stored = async () => {
    const [day] = await app.sql('select sum(bounced)::int as bounced from product_response where product_id = $1', [
      productId,
    ]);
    const [list] = await app.sql(
      `select sum(entry_count)::int as entries from suppression_list where account_id = $1 and name = 'Bounced'`,
      [accountId],
    );
    return { ...day, ...list };
  };
  const dying = await dyingMailer(app, settings);
  // No answer: a relay keeps the report and brings it again.
  expect(await dying.deliver(report)).toBe(0);
  expect(await dying.signal()).toBe('SIGKILL');
  expect(await stored()).toEqual({ bounced: 1, entries: 1 });
  expect(await (await mailerTo(app)).deliver(report)).toBe(250);
  expect(await stored()).toEqual({ bounced: 1, entries: 1 });
});
