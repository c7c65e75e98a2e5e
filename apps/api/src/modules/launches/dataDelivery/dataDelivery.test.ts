import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { confirmedDelivery, sentDelivery, type Deliverable } from '../../../testing/destinations/dataDeliveries.ts';
import { startMultipartS3, type MultipartS3 } from '../../../testing/destinations/multipartS3.ts';
import { suppressFrom } from '../../../testing/launches.ts';
import { requireTrueRows } from '../../../testing/ledger.ts';
import { passHour, productOf, statesOf } from '../../../testing/sending.ts';

let app: TestApp;
let s3: MultipartS3;
beforeAll(async () => {
  s3 = await startMultipartS3();
  app = await testApp({ partial: true, allow: [{ address: '127.0.0.1', prefix: 32, family: 4, port: s3.port }] });
});
afterAll(async () => {
  await app.close();
  s3.close();
});
beforeEach(() => {
  s3.objects.clear();
  Object.assign(s3, { refusedPart: 0, isCorrupt: false, onPart: () => undefined, onComplete: () => undefined });
});
afterEach(() => requireTrueRows(app));

function bucket(): Record<string, unknown> {
  return {
    kind: 's3',
    bucket: 'lists',
    endpoint: s3.endpoint,
    prefix: 'in/',
    access_key_id: 'AKEXAMPLE0001',
    secret_access_key: 'canary-secret-7f3',
  };
}

function names({ productId }: Deliverable, attempt = 1): { csv: string; zip: string; sums: string } {
  const base = `Tyres-first-wave-${productId}-${attempt}`;
  return { csv: `${base}.csv`, zip: `${base}.zip`, sums: `${base}.sha256` };
}

function stored(name: string): Buffer {
  const found = s3.objects.get(`/lists/in/${name}`);
  if (!found) throw new Error(`The bucket has no ${name}`);
  return found;
}

function textIn(packed: Readonly<Record<string, Uint8Array>>, name: string): string {
  return strFromU8(packed[name] ?? new Uint8Array());
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function act(campaign: Deliverable, action: string, body: Record<string, unknown> = {}) {
  return app.as(campaign.launcher).post(`/api/v1/product/${campaign.productId}/${action}`, body);
}

/** Lets the runs of a failing delivery go by, each with its longer wait. */
async function passRuns(): Promise<void> {
  for (let run = 0; run < 6; run += 1) {
    app.clock.advance(120_000);
    await app.runJobs();
  }
}

it('writes list, creative and checksums, reads them back, and is completed with its numbers', async () => {
  const campaign = await sentDelivery(app, bucket(), { members: 100, product: { volume_ordered: 100 } });
  const { csv, zip, sums } = names(campaign);
  expect([...s3.objects.keys()].toSorted()).toEqual([csv, sums, zip].map((name) => `/lists/in/${name}`).toSorted());

  const lines = stored(csv).toString().split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '"email","first_name"',
    '"person1@mailroom.test",""',
    '"person2@mailroom.test","Ann"',
  ]);
  expect(lines).toHaveLength(102);

  const packed = unzipSync(stored(zip));
  expect(Object.keys(packed).toSorted()).toEqual(['creative.html', 'creative.json', 'creative.txt']);
  expect(textIn(packed, 'creative.html')).toContain('Dear {{first_name|friend}}, winter is near.');
  expect(textIn(packed, 'creative.txt')).toBe('Winter is near.');
  expect(JSON.parse(textIn(packed, 'creative.json'))).toMatchObject({ subject: 'Winter tyres', revision: 1 });

  const hashes = { [csv]: hashOf(stored(csv)), [zip]: hashOf(stored(zip)), [sums]: hashOf(stored(sums)) };
  expect(stored(sums).toString()).toBe(`${hashes[csv]}  ${csv}\n${hashes[zip]}  ${zip}\n`);

  const product = await productOf(app, campaign);
  expect(product).toMatchObject({
    product_status: 'Completed',
    volume_delivered: 100,
    sending: { accepted: 100, queued: 0 },
    data_delivery: {
      destination: 'Vault',
      delivered_at: app.clock.now().toISOString(),
      files: [csv, zip, sums].map((name) => ({ name, bytes: stored(name).length, sha256: hashes[name] })),
    },
  });
  expect(product.steps.map(({ name, status }: { name: string; status: string }) => `${name}: ${status}`)).toEqual([
    'Hold: Success',
    'Build send list: Success',
    'Confirm: Success',
    'Deliver data: Success',
  ]);
  expect(product.steps.at(-1).result).toBe('100 delivered');
  const [day] = await app.sql('select sum(delivered)::int as delivered from product_response where product_id = $1', [
    campaign.productId,
  ]);
  expect(day).toEqual({ delivered: 100 });
  expect(app.mail.sent).toEqual([]);
});

it('asks the suppression lists again, and leaves out who is on one by now', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  await suppressFrom(app, campaign, 91);
  await passHour(app);
  expect(await statesOf(app, campaign)).toEqual({ accepted: 90, 'suppressed late': 10 });
  const list = stored(names(campaign).csv).toString();
  expect(list).toContain('person90@');
  expect(list).not.toContain('person91@');
  expect((await productOf(app, campaign)).steps.at(-1).result).toBe('90 delivered, 10 suppressed late');
});

/** 8,000 letters for each of 2,500 people: a list of 20 MB, which is read in three pieces and sent in three parts. */
const PEOPLE = 2_500;

async function wideDelivery(): Promise<Deliverable> {
  const campaign = await confirmedDelivery(app, bucket(), { members: PEOPLE, product: { volume_ordered: PEOPLE } });
  await app.sql(
    `update message set merge = jsonb_build_object('custom', jsonb_build_object('note', repeat('x', 8000)))
      where product_id = $1`,
    [campaign.productId],
  );
  return campaign;
}

it('R16 leaves nothing under a final name when S3 fails at part 3, and a retry ends with an equal hash', async () => {
  const campaign = await wideDelivery();
  s3.refusedPart = 3;
  await passHour(app);
  expect([...s3.objects.keys()]).toEqual([]);
  expect(s3.openParts()).toBe(0);
  expect(await statesOf(app, campaign)).toEqual({ queued: PEOPLE });
  expect((await productOf(app, campaign)).product_status).toBe('Live');

  s3.refusedPart = 0;
  app.clock.advance(60_000);
  await app.runJobs();
  expect(await statesOf(app, campaign)).toEqual({ accepted: PEOPLE });
  const { csv } = names(campaign);
  const [list] = (await productOf(app, campaign)).data_delivery.files;
  expect(list).toEqual({ name: csv, bytes: stored(csv).length, sha256: hashOf(stored(csv)) });
  expect(list.bytes).toBeGreaterThan(16 * 1024 ** 2);
});

it('reads the list while it writes: who leaves during the first part is not at its end', async () => {
  const campaign = await wideDelivery();
  s3.onPart = async (part) => {
    if (part === 1) await suppressFrom(app, campaign, PEOPLE - 9);
    s3.onPart = () => undefined;
  };
  await passHour(app);
  expect(await statesOf(app, campaign)).toEqual({ accepted: PEOPLE - 10, 'suppressed late': 10 });
});

it('stops with our words when the destination keeps refusing, and delivers when it is resumed', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  s3.refusedPart = 1;
  app.clock.advance(3_600_000);
  await app.runJobs();
  await passRuns();
  const stopped = await productOf(app, campaign);
  const text = 'The destination ‘Vault’ did not take the files: The access key may not write to this place.';
  expect(stopped).toMatchObject({
    product_status: 'Needs Attention',
    attention: 'step_failed',
    attention_detail: text,
  });
  expect(stopped.steps.at(-1)).toMatchObject({ name: 'Deliver data', status: 'Error', result: text });
  expect(JSON.stringify(stopped)).not.toContain('Full');
  expect([...s3.objects.keys()]).toEqual([]);

  s3.refusedPart = 0;
  expect((await act(campaign, 'launch')).status).toBe(202);
  await app.runJobs();
  expect(await productOf(app, campaign)).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
});

it('is not completed by files that come back otherwise, and ends with the same bytes', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  s3.isCorrupt = true;
  app.clock.advance(3_600_000);
  await app.runJobs();
  expect(await statesOf(app, campaign)).toEqual({ queued: 100 });
  const { csv, sums } = names(campaign);
  const first = hashOf(stored(csv));
  expect(s3.objects.has(`/lists/in/${sums}`)).toBe(false);

  s3.isCorrupt = false;
  await passRuns();
  expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
  expect((await productOf(app, campaign)).data_delivery.files[0]).toMatchObject({ name: csv, sha256: first });
});

it.each([
  ['pause', 'Needs Attention', { queued: 100 }],
  ['cancel', 'Cancelled', { withdrawn: 100 }],
] as const)('delivers nothing that somebody stops by %s while it is written', async (mode, status, states) => {
  const campaign = await confirmedDelivery(app, bucket());
  s3.onPart = () => act(campaign, 'abort', { mode, reason: 'Not today' });
  app.clock.advance(3_600_000);
  await app.runJobs();
  expect((await productOf(app, campaign)).product_status).toBe(status);
  expect([...s3.objects.keys()]).toEqual([]);
  expect(s3.openParts()).toBe(0);
  expect(await statesOf(app, campaign)).toEqual(states);
  s3.onPart = () => undefined;
  if (mode === 'cancel') return;
  expect((await act(campaign, 'launch')).status).toBe(202);
  await app.runJobs();
  expect(await statesOf(app, campaign)).toEqual({ accepted: 100 });
});

it('takes its files back when somebody cancels it while they get their names', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  s3.onComplete = (path) =>
    path.endsWith('.sha256') ? act(campaign, 'abort', { mode: 'cancel', reason: 'Wrong list' }) : undefined;
  app.clock.advance(3_600_000);
  await app.runJobs();
  expect([...s3.objects.keys()]).toEqual([]);
  expect(await statesOf(app, campaign)).toEqual({ withdrawn: 100 });
  expect((await productOf(app, campaign)).data_delivery).toBeNull();
});

it('is never sent as e-mails, also when somebody edits its account while it waits for its next run', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  s3.refusedPart = 1;
  app.mail.sent.length = 0;
  app.clock.advance(3_600_000);
  await app.runJobs();
  expect((await productOf(app, campaign)).product_status).toBe('Live');
  const keeper = await app.user({
    accounts: [campaign.accountId],
    permissions: ['can_view_account', 'can_modify_account_settings'],
  });
  const limits = `/api/v2/account/${campaign.accountId}/sending-limits`;
  expect((await app.as(keeper).patch(limits, { send_rate_per_minute: 500 })).status).toBe(200);
  await app.runJobs();
  expect(app.mail.sent).toEqual([]);
  s3.refusedPart = 0;
  await passRuns();
  expect(app.mail.sent).toEqual([]);
  expect(await productOf(app, campaign)).toMatchObject({ product_status: 'Completed', volume_delivered: 100 });
});

it('uses a destination as it is when it runs', async () => {
  const campaign = await confirmedDelivery(app, bucket());
  await app.sql(`update install set prefix = 'elsewhere' where id = $1`, [campaign.installId]);
  await passHour(app);
  expect([...s3.objects.keys()].map((name) => name.split('/')[2])).toEqual(['elsewhere', 'elsewhere', 'elsewhere']);
});
