import { createTransport } from 'nodemailer';
import { expect, test } from '../journey.ts';
import { addAccount } from '../own/ownAccount.ts';
import { addProducts, badge, reviewAndSend } from '../own/ownProduct.ts';
import type { Product } from '../product.ts';
import { patchApi, readApi } from '../readApi.ts';
import { signIn } from '../signIn.ts';
import type { Sink } from '../sink.ts';

const PEOPLE = 12;
const csv = `email,first_name\n${Array.from({ length: PEOPLE }, (_, row) => `${addressOf(row)},Reader ${row}\n`).join('')}`;
const mapping = [
  { column: 0, field: 'email' },
  { column: 1, field: 'first_name' },
];

function addressOf(row: number): string {
  return `comes-back.${row}@letters.example`;
}

function multipart(type: string, part: string, fields: readonly string[]): string {
  return [
    'From: Mail Delivery System <mailer-daemon@relay.example>',
    'Subject: About your e-mail',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="b1"`,
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'A report follows.',
    '--b1',
    `Content-Type: ${part}`,
    '',
    ...fields,
    '',
    '--b1--',
    '',
  ].join('\r\n');
}

/** A report as relays write it when they give up. */
function notDelivered(to: string, status: string, answer: string): string {
  return multipart('delivery-status', 'message/delivery-status', [
    'Reporting-MTA: dns; relay.example',
    '',
    `Final-Recipient: rfc822; ${to}`,
    'Action: failed',
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${answer}`,
  ]);
}

/** A report as providers write it when somebody presses 'Spam'. */
function complaint(returnPath: string): string {
  return multipart('feedback-report', 'message/feedback-report', [
    'Feedback-Type: abuse',
    'User-Agent: Mail-Feedback/1.0',
    'Version: 1',
    `Original-Mail-From: <${returnPath}>`,
  ]);
}

/** Hands a report in as a relay does: without a sender, to the Return-Path of the e-mail to this person. */
async function comeBack(product: Product, mail: Sink, row: number, report: (returnPath: string) => string) {
  const [message] = await mail.list({ to: addressOf(row) });
  const returnPath = message?.from ?? '';
  expect(returnPath).toMatch(/@bounces\.mailroom\.example$/);
  const { hostname, port } = new URL(product.bounces);
  const relay = createTransport({ host: hostname, port: Number(port), ignoreTLS: true });
  await relay.sendMail({ envelope: { from: false, to: returnPath }, raw: report(returnPath) });
}

test('bounces and complaints come back, are counted, and change who is mailed next', async ({
  page,
  product,
  mail,
}) => {
  await signIn(page, product, 'robin@mailroom.example');
  const parts = await addAccount(page, product, { name: 'Comes Back', people: { csv, mapping }, sendRate: 6_000 });
  const settings = { hold_minutes: '0', undo_seconds: '0', deployment_delta_days: '0' };
  await patchApi(page, `${product.url}/api/v1/account/${parts.id}`, { multipart: settings });
  const start = new Date();
  const [first = 0, second = 0] = await addProducts(page, product, parts, {
    order: 'Comes back',
    products: [
      { name: 'Wave 1', start, volume: PEOPLE },
      { name: 'Wave 2', start, volume: PEOPLE - 2 },
    ],
  });
  const pageOf = (id: number) => `${product.url}/order-management/product/${id}`;
  await page.goto(pageOf(first));
  await reviewAndSend(page, `Launch ${PEOPLE} recipients`);
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  await reviewAndSend(page, `Confirm ${PEOPLE} recipients`);
  await expect(badge(page, 'Completed')).toBeVisible();

  await comeBack(product, mail, 1, () => notDelivered(addressOf(1), '5.1.1', '550 5.1.1 User unknown'));
  await comeBack(product, mail, 2, complaint);
  await comeBack(product, mail, 3, () => notDelivered(addressOf(3), '4.2.2', '452 4.2.2 Mailbox full'));
  // It says something about the relay, and nothing about the address.
  await comeBack(product, mail, 4, () => notDelivered(addressOf(4), '5.7.1', '550 5.7.1 Blocked by policy'));

  const report = await readApi<{ bounces: unknown }>(page, `${product.url}/api/v1/product/${first}/report`);
  expect(report.bounces).toEqual({ hard: 1, soft: 1, blocked: 1 });
  const lists = await readApi<{ objects: { name: string; entry_count: number }[] }>(
    page,
    `${product.url}/api/v1/suppression?account_id:eq=${parts.id}&order_by=name`,
  );
  expect(lists.objects.map(({ name, entry_count: count }) => [name, count])).toEqual([
    ['Bounced', 1],
    ['Complained', 1],
  ]);

  await page.goto(pageOf(second));
  await reviewAndSend(page, `Launch ${PEOPLE - 2} recipients`);
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  await reviewAndSend(page, `Confirm ${PEOPLE - 2} recipients`);
  await expect(badge(page, 'Completed')).toBeVisible();
  const mailed = (await mail.all({ to: 'comes-back.' })).map(({ to }) => to[0] ?? '');
  const twice = Array.from({ length: PEOPLE }, (_, row) => addressOf(row)).filter(
    (address) => mailed.filter((to) => to === address).length === 2,
  );
  expect(twice).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(addressOf));
  expect(mailed).toHaveLength(2 * PEOPLE - 2);
});
