import { afterAll, beforeAll, expect, it } from 'vitest';
import { likeYahoo } from '../../../testing/bounces/complaints.ts';
import { RELAYS } from '../../../testing/bounces/reports.ts';
import { jobActor } from '../../../platform/database/actor.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { BOUNCE_SETTINGS, mailerTo, mailTo, type Mailer } from '../../../testing/bounces/bounces.ts';
import { confirmedProduct, sentProduct } from '../../../testing/launches.ts';
import { productOf, statesOf } from '../../../testing/sending.ts';
import { forgetBefore } from '../sending/retention.repository.ts';

const HOUR = 3_600_000;

const FEW = { members: 20, product: { volume_ordered: 20 } };

let app: TestApp;
let mailer: Mailer;
beforeAll(async () => {
  app = await testApp({ partial: true, settings: BOUNCE_SETTINGS });
  mailer = await mailerTo(app);
});
afterAll(() => app.close());

function person(line: number) {
  return mailTo(app, `person${line}@mailroom.test`);
}

async function bounce(line: number) {
  expect(await mailer.deliver({ to: person(line).to, raw: RELAYS.gmail(person(line)) })).toBe(250);
}

async function complain(line: number) {
  expect(await mailer.deliver({ to: person(line).to, raw: likeYahoo({}) })).toBe(250);
}

it('nobody whose address takes no mail or who complained is mailed again; the others are', async () => {
  const { accountId } = await sentProduct(app, FEW);
  await bounce(1);
  await complain(2);
  const soft = { ...person(3), status: '4.2.2', diagnostic: 'smtp; 452 4.2.2 Mailbox full' };
  await mailer.deliver({ to: soft.to, raw: RELAYS.postfix(soft) });
  app.mail.sent.length = 0;
  const next = await sentProduct(app, { members: 20, product: { volume_ordered: 18 }, accountId });
  const mailed = app.mail.sent.map(({ to }) => to).filter((to) => to.startsWith('person'));
  expect(mailed).toHaveLength(18);
  expect(mailed).not.toContain('person1@mailroom.test');
  expect(mailed).not.toContain('person2@mailroom.test');
  expect((await productOf(app, next)).product_status).toBe('Completed');
});

it('a person whose address the relay doesn’t know is not mailed again; one that it refused for another reason is', async () => {
  app.mail.answers = [
    { outcome: 'refused', code: 550, response: '550 5.1.1 <person@mailroom.test>: User unknown' },
    { outcome: 'refused', code: 550, response: '550 5.7.1 Message rejected due to content restrictions' },
    { outcome: 'refused', code: 552, response: '552 5.2.2 Mailbox full' },
  ];
  const { accountId, productId } = await sentProduct(app, { ...FEW, liveSeeds: [], testSeeds: [] });
  expect(await statesOf(app, { productId })).toEqual({ accepted: 17, refused: 3 });
  const [unknown] = await app.sql<{ email: string }>(
    `select email from message where product_id = $1 and response like '550 5.1.1%'`,
    [productId],
  );
  expect(
    await app.sql('select name, entry_count::int from suppression_list where account_id = $1', [accountId]),
  ).toEqual([{ name: 'Bounced', entry_count: 1 }]);
  app.mail.sent.length = 0;
  await sentProduct(app, { members: 20, product: { volume_ordered: 19 }, accountId });
  const mailed = app.mail.sent.map(({ to }) => to).filter((to) => to.startsWith('person'));
  expect(mailed).toHaveLength(19);
  expect(mailed).not.toContain(unknown?.email);
});

it('a person who bounces while the launch waits is left out when it is sent', async () => {
  const { accountId } = await sentProduct(app, FEW);
  const waiting = await confirmedProduct(app, { ...FEW, accountId });
  await bounce(4);
  app.clock.advance(HOUR);
  await app.runJobs();
  expect((await productOf(app, waiting)).sending).toMatchObject({ accepted: 19, suppressed_late: 1 });
});

it('the lists are Mailroom’s own: nobody switches them off or deletes them', async () => {
  const { accountId } = await sentProduct(app, FEW);
  await bounce(1);
  await complain(2);
  const keeper = await app.user({
    accounts: [accountId],
    permissions: ['can_view_audience', 'can_update_audience', 'can_delete_audience'],
  });
  const { body } = await app.as(keeper).get(`/api/v1/suppression?skip=0&limit=10&account_id:eq=${accountId}`);
  expect(body.objects).toMatchObject([
    { name: 'Bounced', builtin: true, active: true, entry_count: 1 },
    { name: 'Complained', builtin: true, active: true, entry_count: 1 },
  ]);
  const [{ id }] = body.objects;
  expect((await app.as(keeper).patch(`/api/v1/suppression/${id}`, { active: false })).status).toBe(409);
  expect((await app.as(keeper).delete(`/api/v1/suppression/${id}`)).status).toBe(409);
});

it.each([
  ['hard bounces', 11, bounce, /^5\.3 % of the messages were refused, or came back/],
  ['complaints', 1, complain, /^0\.48 % of the recipients complained/],
])('too many %s pause a Live product', async (_what, times, send, reason) => {
  const account = { send_rate_per_minute: 210 };
  const live = await confirmedProduct(app, { members: 220, product: { volume_ordered: 220 }, account });
  app.clock.advance(HOUR);
  await app.runJobs();
  const sent = app.mail.sent.slice(-200);
  const lines = sent.map(({ to }) => Number(/^person(\d+)@/.exec(to)?.[1]));
  for (const line of lines.slice(0, times - 1)) await send(line);
  app.clock.advance(6000);
  await app.runJobs();
  expect((await productOf(app, live)).product_status).toBe('Live');
  await send(lines[times] ?? 0);
  app.clock.advance(6000);
  await app.runJobs();
  const paused = await productOf(app, live);
  expect([paused.product_status, paused.attention]).toEqual(['Needs Attention', 'paused']);
  expect(paused.attention_detail).toMatch(reason);
});

it('a message whose address was forgotten is counted; the address is suppressed if the report names it', async () => {
  const { accountId, productId } = await sentProduct(app, FEW);
  const [named, hidden] = [person(1), person(2)];
  const day = new Date(app.clock.now().getTime() + HOUR);
  await app.write(jobActor('test', accountId, 'test'), (tx) => forgetBefore(tx, accountId, day, 1000));
  await mailer.deliver({ to: named.to, raw: RELAYS.postfix({ ...named, recipient: 'Person1@Mailroom.test' }) });
  await mailer.deliver({ to: hidden.to, raw: RELAYS.postfix({ ...hidden, recipient: 'forwarded@other.test' }) });
  const [day1] = await app.sql('select bounced::int from product_response where product_id = $1', [productId]);
  expect(day1).toEqual({ bounced: 2 });
  const lists = await app.sql('select name, entry_count::int from suppression_list where account_id = $1', [accountId]);
  expect(lists).toEqual([{ name: 'Bounced', entry_count: 1 }]);
});

it('the report tells the classes apart', async () => {
  const { accountId, productId } = await sentProduct(app, FEW);
  await bounce(1);
  await bounce(2);
  await complain(3);
  const soft = { ...person(4), status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' };
  const block = { ...person(5), status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Policy' };
  for (const given of [soft, block]) await mailer.deliver({ to: given.to, raw: RELAYS.sendmail(given) });
  const reader = await app.user({ accounts: [accountId], permissions: ['can_view_report'] });
  const { body } = await app.as(reader).get(`/api/v1/product/${productId}/report`);
  expect(body.bounces).toEqual({ hard: 2, soft: 1, blocked: 1 });
  expect(body.totals).toMatchObject({ delivered: 20, bounced: 4, complaints: 1 });
});

it('a bounce after the report was frozen suppresses the address, and changes no figure', async () => {
  const { accountId, productId } = await sentProduct(app, FEW);
  const { to, recipient } = person(1);
  app.clock.advance(40 * 24 * HOUR);
  await app.runJobs();
  await mailer.deliver({ to, raw: RELAYS.ses({ to, recipient }) });
  expect(
    await app.sql('select sum(bounced)::int as bounced from product_response where product_id = $1', [productId]),
  ).toEqual([{ bounced: 0 }]);
  const lists = await app.sql('select name, entry_count::int from suppression_list where account_id = $1', [accountId]);
  expect(lists).toEqual([{ name: 'Bounced', entry_count: 1 }]);
});
