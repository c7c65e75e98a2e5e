import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { BOUNCE_SETTINGS, mailerTo, mailTo, type Mailer } from '../../../testing/bounces/bounces.ts';
import { RELAYS } from '../../../testing/bounces/reports.ts';
import { confirmedProduct, sentProduct, type Sendable } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { launchIdOf, productOf, settle, statesOf } from '../../../testing/sending.ts';
import { returnPaths } from './returnPath.ts';

const FEW = { members: 20, product: { volume_ordered: 20 } };
const DOUBTFUL = 'person3@mailroom.test';

let app: TestApp;
let mailer: Mailer;
let answered: TestApp['mail']['send'];
beforeAll(async () => {
  app = await testApp({ partial: true, settings: BOUNCE_SETTINGS });
  mailer = await mailerTo(app);
  answered = app.mail.send.bind(app.mail);
});
afterAll(() => app.close());
beforeEach(() => {
  // The relay has the message, and nobody sees its answer.
  app.mail.send = async (message) => {
    if (message.to !== DOUBTFUL) return answered(message);
    app.mail.sent.push(message);
    return { outcome: 'in doubt', response: '' };
  };
});
afterEach(() => requireTrueRows(app));

async function passSeconds(seconds: number): Promise<void> {
  app.clock.advance(seconds * 1000);
  await app.runJobs();
}

async function responseOf({ productId }: Sendable): Promise<unknown> {
  const [row] = await app.sql(
    `select m.state, m.response from message m where m.product_id = $1 and m.purpose = 'live' and m.email = $2`,
    [productId, DOUBTFUL],
  );
  return row;
}

async function figuresOf({ productId }: Sendable): Promise<unknown> {
  const [day] = await app.sql(
    'select sum(delivered)::int as delivered, sum(bounced)::int as bounced from product_response where product_id = $1',
    [productId],
  );
  return day;
}

const HARD = {};
const SOFT = { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Mailbox full' };

it.each([
  ['hard', HARD],
  ['soft', SOFT],
])('a %s bounce of a message in doubt proves that it was sent, and nobody has to settle it', async (_class, why) => {
  const campaign = await sentProduct(app, FEW);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 19, 'in doubt': 1 });
  expect((await productOf(app, campaign)).product_status).toBe('Live');
  const mail = mailTo(app, DOUBTFUL);
  for (let times = 0; times < 2; times += 1) {
    expect(await mailer.deliver({ to: mail.to, raw: RELAYS.postfix({ ...mail, ...why }) })).toBe(250);
    await passSeconds(6);
  }
  expect(await responseOf(campaign)).toEqual({ state: 'accepted', response: 'It came back, so it was sent.' });
  expect(await productOf(app, campaign)).toMatchObject({
    product_status: 'Completed',
    volume_delivered: 20,
    sending: { accepted: 20, in_doubt: 0 },
  });
  expect(await figuresOf(campaign)).toEqual({ delivered: 20, bounced: 1 });
  expect((await settle(app, campaign, 'resend', await launchIdOf(app, campaign))).status).toBe(409);
});

it('also settles what came back before anybody noticed that the run had ended', async () => {
  const campaign = await confirmedProduct(app, FEW);
  const [message] = await app.sql<{ id: number }>(
    `update message set state = 'claimed', claimed_by = 'a killed run', claimed_at = $3
      where product_id = $1 and purpose = 'live' and email = $2 returning id::int`,
    [campaign.productId, DOUBTFUL, app.clock.now()],
  );
  const to = returnPaths(app.app.deps, campaign.accountId)(message?.id ?? 0) ?? '';
  expect(await mailer.deliver({ to, raw: RELAYS.postfix({ to, recipient: DOUBTFUL }) })).toBe(250);
  await passSeconds(6);
  expect(await responseOf(campaign)).toMatchObject({ state: 'claimed' });
  await passSeconds(3600);
  expect(await responseOf(campaign)).toEqual({ state: 'accepted', response: 'It came back, so it was sent.' });
  expect(await productOf(app, campaign)).toMatchObject({ product_status: 'Completed', volume_delivered: 20 });
  expect(await figuresOf(campaign)).toEqual({ delivered: 20, bounced: 1 });
});
