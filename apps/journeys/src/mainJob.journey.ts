import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readApi } from './readApi.ts';
import { choose, drop } from './fields/fields.ts';
import { expect, test } from './journey.ts';
import { promotionalMail, seeds } from './files/mail.ts';
import { typeMoment } from './fields/moment.ts';
import { READER, received } from './files/received.ts';
import { badRows, FAULT, people } from './files/people.ts';
import type { BadRow } from './files/people.ts';
import { signIn, chooseAccount } from './signIn.ts';

test.describe.configure({ mode: 'serial' });

const ACCOUNT = 'Northlight Outdoor';
const CREATIVE = 'Autumn trail boots';
const SUBJECT = 'Autumn boots, each pair walked a hundred miles';
const AUDIENCE = 'Trail readers';
const TEST_SEEDS = ['proof.one@seeds.example', 'proof.two@seeds.example'];
const LIVE_SEEDS = ['live.one@seeds.example', 'live.two@seeds.example', 'live.three@seeds.example'];
const crowd = people();
const accepted = crowd.accepted.length;

const reasons: Readonly<Record<BadRow, string>> = {
  no_email: 'No e-mail',
  bad_address: 'Bad address',
  wrong_column_count: 'Wrong column count',
  too_long: 'Too long',
  undecodable: 'Undecodable',
  role_address: 'Role address',
  disposable_domain: 'Disposable domain',
};

interface List<T> {
  objects: T[];
}

let page: Page;
let postalAddress: string;
let sender: { from_name: string; from_email: string };
let zone: string;
let advertiser: string;
let productPath: string;

function number(value: number) {
  return value.toLocaleString('en-US');
}

/** The status beside the title; pressing it explains what it means. */
function badge(status: string): Locator {
  return page.getByRole('button', { name: status, exact: true }).first();
}

/** A number of the funnel, by its label. */
async function figure(label: string): Promise<string> {
  const term = page.getByRole('main').locator('dt', { hasText: new RegExp(`^${label}$`) });
  return (await term.locator('..').locator('dd').last().innerText()).trim();
}

/** A number of the report, which is shown above its label. */
function stat(name: string): Locator {
  return page.getByRole('main').getByText(name, { exact: true }).first().locator('xpath=preceding-sibling::*[1]');
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

test('the user signs in on the provider’s page and lands on the waiting items', async ({ product }) => {
  await signIn(page, product, 'robin@mailroom.example');
  await expect(page).toHaveURL(`${product.url}/landing`);
  await expect(page.getByRole('link', { name: 'Order Management' })).toBeVisible();
  const waiting = page.getByRole('list', { name: /^Waiting for you/ }).first();
  await expect(waiting.getByRole('listitem').first()).toBeVisible();
});

test('the user selects the current account in the header', async ({ product }) => {
  await chooseAccount(page, ACCOUNT);
  const accounts = await readApi<List<{ id: number; name: string }>>(
    page,
    `${product.url}/api/v1/email_account?name:like=Northlight`,
  );
  const { id } = accounts.objects[0] ?? { id: 0 };
  const profiles = await readApi<List<{ from_name: string; from_email: string; postal_address: string }>>(
    page,
    `${product.url}/api/v1/sender_profile?account_id:eq=${id}`,
  );
  const [profile] = profiles.objects;
  if (!profile) throw new Error(`${ACCOUNT} has no sender profile`);
  sender = profile;
  postalAddress = profile.postal_address;
  zone = (await readApi<{ time_zone: string }>(page, `${product.url}/api/v1/account/${id}`)).time_zone;
  const advertisers = await readApi<List<{ advertiser_name: string }>>(
    page,
    `${product.url}/api/v1/advertiser?account_id:eq=${id}`,
  );
  advertiser = advertisers.objects[0]?.advertiser_name ?? '';
});

test('an e-mail without an unsubscribe link is refused with the reason', async ({ targets }) => {
  await page.getByRole('link', { name: 'Mailroom' }).click();
  await page.getByRole('link', { name: 'Campaign Creatives' }).click();
  await page.getByRole('main').getByRole('link', { name: 'New creative' }).click();
  const html = promotionalMail({ targets: targets.url, hasUnsubscribe: false, address: postalAddress });
  await drop(page, 'HTML', 'trail.html', html);
  // The file is saved as a draft, and the rest is typed beside its findings.
  await page.waitForURL(/draft=\d+/);
  await expect(page.getByRole('region', { name: 'Findings' })).toContainText('unsubscribe link');
  await page.getByRole('textbox', { name: 'Name' }).fill(CREATIVE);
  await choose(page, 'Advertiser', advertiser);
  await page.getByRole('textbox', { name: 'Subject' }).fill(SUBJECT);
  await drop(page, 'Test seed list', 'test-seeds.csv', seeds(TEST_SEEDS));
  await drop(page, 'Live seed list', 'live-seeds.csv', seeds(LIVE_SEEDS));
  await page.getByRole('button', { name: 'Add and check creative' }).click();
  await expect(page.getByRole('heading', { name: CREATIVE, level: 1 })).toBeVisible();
  await expect(badge('Need Attention')).toBeVisible();
  const findings = page.getByRole('region', { name: 'Findings' });
  await expect(findings).toContainText('unsubscribe link');
  await expect(findings).toContainText('Can’t be overridden: only new content clears it');
});

test('a revision with an unsubscribe link is approved', async ({ targets }) => {
  await page.getByRole('button', { name: 'Upload new revision' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload new revision' });
  const html = promotionalMail({ targets: targets.url, hasUnsubscribe: true, address: postalAddress });
  await drop(dialog, 'HTML', 'trail-2.html', html);
  await dialog.getByRole('button', { name: 'Upload and check' }).click();
  await expect(dialog).toBeHidden();
  await expect(badge('Approved')).toBeVisible();
  // The dropped file, its details, and the mended file.
  await expect(page.getByText('rev 3', { exact: true })).toBeVisible();
  // The check has requested each link.
  expect((await targets.visits()).filter((visit) => visit.includes('/offer'))).not.toHaveLength(0);
  const preview = page.frameLocator('iframe[title^="Preview of"]');
  await expect(preview.getByRole('heading', { name: 'Boots for wet leaves' })).toBeVisible();
});

test('a CSV of 10,000 people is imported, and its 137 bad rows are listed by line and reason', async () => {
  await page.getByRole('link', { name: 'Mailroom' }).click();
  await page.getByRole('link', { name: 'Audience Builder' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add audience' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(AUDIENCE);
  await drop(page, 'File of people', 'readers.csv', crowd.csv);
  await page.getByRole('button', { name: 'Map columns' }).click();
  const mapping = page.getByRole('table', { name: 'Columns of the file' });
  await expect(mapping.getByRole('rowheader')).toHaveCount(6);
  await page.getByRole('button', { name: 'Check a sample' }).click();
  await expect(page.getByRole('table', { name: 'Sample', exact: true })).toContainText('reader.0@letters.example');
  await page.getByRole('button', { name: 'Start import' }).click();
  await expect(badge('Approved')).toBeVisible();
  expect(await figure('Rows in the file')).toBe('10,000');
  expect(await figure('Rejected')).toBe('−137');
  expect(await figure('Deliverable')).toBe(number(accepted));
  const why = page.getByRole('table', { name: 'Why rows are rejected' });
  for (const kind of Object.keys(badRows) as BadRow[]) {
    await expect(why.getByRole('row', { name: reasons[kind] })).toContainText(String(badRows[kind]));
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download 137 rows' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const rows = file
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .slice(1);
  expect(rows.map((row) => row.split(',').slice(0, 2).join(','))).toEqual(
    crowd.rejected.map(({ line, kind }) => `"${line}","${reasons[kind]}${kind === 'bad_address' ? FAULT : ''}"`),
  );
});

test('an order with a product that starts today is added and submitted', async () => {
  await page.getByRole('link', { name: 'Mailroom' }).click();
  await page.getByRole('link', { name: 'Order Management' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add order' }).click();
  await choose(page, 'Advertiser', advertiser);
  await page.getByRole('textbox', { name: 'Order name' }).fill('Autumn trail');
  await page.getByRole('textbox', { name: 'Product name' }).fill('Trail readers, wave 1');
  await choose(page, 'Audience', AUDIENCE);
  await choose(page, 'Creative', CREATIVE);
  await page.getByLabel('Volume', { exact: true }).fill(String(accepted));
  const now = new Date();
  await typeMoment(page.getByRole('group', { name: 'Start' }), now, zone);
  await typeMoment(page.getByRole('group', { name: 'End' }), new Date(now.getTime() + 7 * 86_400_000), zone);
  await page.getByRole('button', { name: 'Add order' }).click();
  await expect(page.getByRole('heading', { name: 'Trail readers, wave 1', level: 1 })).toBeVisible();
  const url = new URL(page.url());
  productPath = url.pathname + url.search;
  await page.getByRole('link', { name: /^Autumn trail, order / }).click();
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect(page.getByRole('button', { name: 'Submit order' })).toBeHidden();
  await page.getByRole('table', { name: 'Products' }).getByRole('link', { name: 'Trail readers, wave 1' }).click();
  await expect(badge('Ready To Launch')).toBeVisible();
});

test('A02 the product is launched and confirmed by keyboard only', async () => {
  await press(`Launch ${number(accepted)} recipients`);
  await press(`Launch ${number(accepted)} recipients`, await review());
  await expect(page.getByText('Waiting for your go-ahead')).toBeVisible();
  expect(await figure('Recipients')).toBe(number(accepted));
  await expect(
    page.getByText(`Frozen with ${LIVE_SEEDS.length} live seeds and ${TEST_SEEDS.length} proofs`),
  ).toBeVisible();
  await press(`Confirm ${number(accepted)} recipients`);
  await press(`Confirm ${number(accepted)} recipients`, await review());
  await expect(badge('Completed')).toBeVisible({ timeout: 240_000 });
});

test('every accepted row, live seed and proof gets exactly one message, with its headers', async ({ mail }) => {
  const messages = await mail.all({ subject: SUBJECT });
  const live = messages.filter((message) => message.subject === SUBJECT);
  const proofs = messages.filter((message) => message.subject === `[Proof] ${SUBJECT}`);
  const recipients = (list: typeof messages) => list.flatMap(({ to }) => to).toSorted();
  expect(recipients(proofs)).toEqual(TEST_SEEDS.toSorted());
  expect(recipients(live)).toEqual([...crowd.accepted, ...LIVE_SEEDS].toSorted());
  expect(messages).toHaveLength(live.length + proofs.length);
  const hasExpectedHeaders = ({ headers }: (typeof messages)[number]) =>
    headers['from'] === `${sender.from_name} <${sender.from_email}>` &&
    /^<http:\/\/localhost:\d+\/u\/[^>]+>, <mailto:unsubscribe@[^>]+>$/.test(headers['list-unsubscribe'] ?? '') &&
    headers['list-unsubscribe-post'] === 'List-Unsubscribe=One-Click';
  expect(messages.filter((message) => !hasExpectedHeaders(message)).map(({ headers }) => headers)).toEqual([]);
  expect(new Set(messages.map(({ headers }) => headers['message-id'])).size).toBe(messages.length);
  expect(new Set(messages.map(({ headers }) => headers['list-unsubscribe'])).size).toBe(messages.length);
});

test('an open, a click and two unsubscribes are recorded through the tracking host', async ({
  browser,
  mail,
  product,
  targets,
}) => {
  const [opener, clicker, leaver] = [
    await received(mail, SUBJECT, 'reader.0@letters.example'),
    await received(mail, SUBJECT, 'reader.1@letters.example'),
    await received(mail, SUBJECT, 'reader.2@letters.example'),
  ];
  expect(opener.html).toContain('Boots for wet leaves, Ada');
  for (const address of [opener.pixel, opener.offer, opener.unsubscribe]) expect(address).toContain(product.tracking);
  const open = await fetch(opener.pixel, { headers: { 'user-agent': READER } });
  expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/gif']);
  // A service that loads the pictures for its users isn't a reader.
  await fetch(opener.pixel, { headers: { 'user-agent': 'YahooMailProxy' } });

  const reader = await browser.newPage({ userAgent: READER });
  const before = (await targets.visits()).length;
  await reader.goto(clicker.offer);
  await expect(reader.getByRole('heading', { name: 'Autumn trail boots' })).toBeVisible();
  expect(reader.url()).toBe(`${targets.url}/offer`);
  expect((await targets.visits()).slice(before)).toContain('GET /offer');

  await reader.goto(leaver.unsubscribe);
  await reader.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(reader.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await reader.close();
  const oneClick = await fetch((await received(mail, SUBJECT, 'reader.3@letters.example')).unsubscribe, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(oneClick.status).toBe(200);
});

test('the report shows exactly what was sent and how people responded', async ({ product }) => {
  await page.goto(product.url + productPath);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Trail readers, wave 1', level: 1 })).toBeVisible();
  const counts = { Ordered: accepted, Delivered: accepted, Refused: 0, Opened: 1, Clicked: 1, Unsubscribed: 2 };
  for (const [name, value] of Object.entries(counts)) await expect(stat(name)).toHaveText(number(value));
  await expect(page.getByText(/^Machines opened 1 e-mail/)).toBeVisible();
  const clicks = page.getByRole('table', { name: 'Clicks by link' });
  await expect(clicks.getByRole('row', { name: /See the boots/ })).toContainText('1');
});

/** The sheet names what is sent, and its button is the only one of its name once it is open. */
async function review(): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: 'Review before sending' });
  await expect(sheet.getByText(SUBJECT).first()).toBeVisible();
  await expect(sheet.getByText(sender.from_email)).toBeVisible();
  return sheet;
}

/** Moves to a button with Tab, as somebody without a pointer does, and presses it. */
async function press(name: string, within: Page | Locator = page): Promise<void> {
  const button = within.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  const isReached = () => button.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 60 && !(await isReached()); step += 1) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}
