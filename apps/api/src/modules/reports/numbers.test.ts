import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { priceCents } from '@mailroom/domain/derivation/price';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { withDemoData } from '../../testing/demo.ts';

type Product = V1Schemas['Product'];
type ProductRow = V1Schemas['ProductRow'];
type Report = V1Schemas['Report'];
type Sending = NonNullable<Product['sending']>;

/** A soak compares every product. */
const isSoak = process.env['SOAK_ROWS'] !== undefined;

/** Whether its last attempt was stopped, so that its list is not sent any more. */
function isStopped({ product_status: status, attention }: ProductRow): boolean {
  return status === 'Cancelled' || attention === 'sent_back' || attention === 'start_missed';
}

/** Every third product, which covers every kind of launch, the first one of each status, and all that were stopped. */
function chosenOf(rows: readonly ProductRow[]): readonly ProductRow[] {
  const firsts = new Set([...Map.groupBy(rows, (row) => row.product_status).values()].map(([first]) => first));
  return isSoak ? rows : rows.filter((row, at) => at % 3 === 0 || firsts.has(row) || isStopped(row));
}

let app: TestApp;
let robin: TestClient;
beforeAll(async () => {
  app = await testApp();
  robin = await withDemoData(app);
});
afterAll(() => app.close());

async function read<T>(path: string): Promise<T> {
  const { status, body } = await robin.get(`/api/${path}`);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body as T;
}

async function all<T>(path: string): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const page = await read<{ objects: T[]; total_rows: number }>(`${path}?skip=${found.length}&limit=100`);
    found.push(...page.objects);
    if (found.length >= page.total_rows) return found;
  }
}

const AT_A_TIME = 6;

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += AT_A_TIME)
    done.push(...(await Promise.all(items.slice(at, at + AT_A_TIME).map(work))));
  return done;
}

/** Notes what should be the same number and isn't, with where each was read. */
function comparison() {
  const found: string[] = [];
  const same = (where: string, one: unknown, other: unknown) => {
    if (JSON.stringify(one) !== JSON.stringify(other))
      found.push(`${where}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  };
  return { found, same };
}

type Same = ReturnType<typeof comparison>['same'];

const SHARED = [
  'product_status',
  'volume_ordered',
  'volume_delivered',
  'deliverable',
  'recipients',
  'past_attempt',
  'next_actor',
  'next_actor_id',
  'next_due_at',
] as const;

function compareRows(same: Same, where: string, one: ProductRow, other: ProductRow | undefined): void {
  for (const field of SHARED) same(`${where}, ${field}`, one[field], other?.[field]);
}

function compareFunnel(same: Same, name: string, { funnel, deliverable, recipients }: Product): void {
  if (!funnel) return same(`${name}: deliverable without an audience`, deliverable, null);
  const { rows, rejected, duplicates, opted_out: out, forgotten, already_mailed: mailed, cut } = funnel;
  const suppressed = funnel.suppressed_by_house + funnel.suppressed_by_account + funnel.suppressed_by_advertiser;
  same(
    `${name}: rows less what was lost`,
    rows - rejected - duplicates - out - forgotten - suppressed,
    funnel.deliverable,
  );
  same(`${name}: deliverable less what was cut`, funnel.deliverable - mailed - cut, funnel.recipients);
  same(`${name}: deliverable of row and funnel`, deliverable, funnel.deliverable);
  if (recipients !== null) same(`${name}: recipients of row and funnel`, recipients, funnel.recipients);
}

function sumOf({ queued, claimed, accepted, refused, in_doubt, suppressed_late, withdrawn }: Sending): number {
  return queued + claimed + accepted + refused + in_doubt + suppressed_late + withdrawn;
}

function compareSending(same: Same, name: string, product: Product, launch: V1Schemas['LaunchRow'] | undefined): void {
  const { prepared, sending, steps, volume_delivered: delivered } = product;
  if (!prepared || !sending || !launch) return same(`${name}: prepared without a launch`, prepared, sending);
  const number = new Intl.NumberFormat('en-US');
  const resultOf = (step: string) => steps.find((one) => one.name === step)?.result ?? null;
  const isFrozen = product.audience?.pinned || product.product_status === 'Cancelled';
  if (isFrozen) same(`${name}: recipients and prepared`, product.recipients, prepared.recipients);
  same(`${name}: sending and prepared`, sending.total, prepared.recipients);
  same(`${name}: states and their sum`, sumOf(sending), sending.total);
  same(`${name}: live seeds`, sending.live_seeds, prepared.live_seeds);
  same(`${name}: delivered of row and launch`, delivered, sending.accepted);
  same(`${name}: build step`, resultOf('Build send list'), `${number.format(prepared.recipients)} recipients`);
  const { total: _, live_seeds_accepted: __, ...counts } = sending;
  same(`${name}: launch`, launch.counts, {
    recipients: prepared.recipients,
    live_seeds: counts.live_seeds,
    proofs: prepared.proofs,
    queued: counts.queued,
    claimed: counts.claimed,
    accepted: counts.accepted,
    refused: counts.refused,
    in_doubt: counts.in_doubt,
    suppressed_late: counts.suppressed_late,
    withdrawn: counts.withdrawn,
  });
  const late = sending.suppressed_late > 0 ? `, ${number.format(sending.suppressed_late)} suppressed late` : '';
  if (resultOf('Deploy') !== null)
    same(
      `${name}: deploy step`,
      resultOf('Deploy'),
      `${number.format(delivered)} delivered, ${number.format(sending.refused)} refused${late}`,
    );
}

function compareReport(same: Same, name: string, product: Product, report: Report): void {
  same(`${name}: ordered in the report`, report.volume_ordered, product.volume_ordered);
  same(
    `${name}: recipients in the report`,
    report.recipients,
    isStopped(product) ? product.prepared?.recipients : product.recipients,
  );
  same(`${name}: delivered in the report`, report.volume_delivered, product.volume_delivered);
  same(`${name}: delivered by day`, report.totals.delivered, product.volume_delivered);
  same(`${name}: refused by day`, report.totals.bounced, report.refused);
  same(`${name}: refused`, report.refused, product.sending?.refused ?? 0);
  same(`${name}: suppressed late`, report.suppressed_late, product.sending?.suppressed_late ?? 0);
  const { cost } = report;
  same(`${name}: billed`, cost?.volume, product.volume_delivered);
  same(`${name}: cost`, cost?.amount_cents, Math.round(((cost?.cpm_cents ?? 0) * product.volume_delivered) / 1000));
}

/** Every answer about a stopped attempt has the people whom it froze. Those whom a relaunch would reach are in `relaunch`. */
function compareStopped(same: Same, name: string, product: Product, launch: V1Schemas['LaunchRow'] | undefined): void {
  const { past_attempt: past, prepared, relaunch, recipients, funnel, rate } = product;
  if (!isStopped(product)) return same(`${name}: past attempt`, [past, relaunch], [null, null]);
  same(`${name}: past attempt and prepared`, past?.recipients, prepared?.recipients);
  same(`${name}: past attempt and launch`, past?.recipients, launch?.counts.recipients);
  same(`${name}: relaunch and its funnel`, relaunch?.recipients, relaunch?.funnel?.recipients);
  if (product.product_status === 'Cancelled') {
    const priceOf = (count: number | null | undefined) => priceCents(rate?.cpm_cents ?? 0, count ?? 0);
    same(`${name}: price and launch`, priceOf(recipients), priceOf(launch?.counts.recipients));
  } else same(`${name}: figures and relaunch`, [recipients, funnel], [relaunch?.recipients, relaunch?.funnel]);
}

function compareDeadlines(same: Same, name: string, product: Product, now: Date): void {
  const start = product.product_start_date;
  if (start === null || Date.parse(start) <= now.getTime()) return;
  const dues = [...product.reasons.map(({ due }) => due), product.next_due_at, product.prepared?.confirm_by];
  same(
    `${name}: deadlines after the start ${start}`,
    dues.filter((due) => due && due > start),
    [],
  );
}

it('gives each product the same numbers in every answer', async () => {
  const { found, same } = comparison();
  const rows = await all<ProductRow>('v1/product');
  const launches = new Map((await all<V1Schemas['LaunchRow']>('v1/launch')).map((one) => [one.product_id, one]));
  const orders = await all<V1Schemas['OrderRow']>('v1/orders');
  const inOrders = (
    await each(orders, async ({ id, product_count: count }) => {
      const order = await read<V1Schemas['Order']>(`v1/orders/${id}`);
      same(`order ${id}: products`, count, order.products.length);
      return order.products;
    })
  ).flat();
  const byId = new Map(inOrders.map((row) => [row.product_id, row]));
  await each(chosenOf(rows), async (row) => {
    const name = `product ${row.product_id} (${row.product_status})`;
    const product = await read<Product>(`v1/product/${row.product_id}`);
    compareRows(same, `${name}, list and record`, row, product);
    compareRows(same, `${name}, list and order`, row, byId.get(row.product_id));
    compareFunnel(same, name, product);
    compareSending(same, name, product, launches.get(row.product_id));
    compareStopped(same, name, product, launches.get(row.product_id));
    compareReport(same, name, product, await read<Report>(`v1/product/${row.product_id}/report`));
    compareDeadlines(same, name, product, app.clock.now());
    const process = await read<V1Schemas['ProcessStepList']>(`v1/product/${row.product_id}/process`);
    const resultsOf = (steps: readonly { name: string; result: string | null }[]) =>
      steps.map((step) => [step.name, step.result]);
    same(`${name}: steps`, resultsOf(process.objects), resultsOf(product.steps));
  });
  expect(rows.length).toBe(300);
  expect(rows.filter(isStopped).length).toBeGreaterThan(20);
  expect(found).toEqual([]);
});

it('gives each audience and each list the same numbers in every answer', async () => {
  const { found, same } = comparison();
  const rows = await all<V1Schemas['AudienceRow']>('v1/audience');
  await each(rows, async (row) => {
    const audience = await read<V1Schemas['Audience']>(`v1/audience/${row.id}`);
    for (const field of ['counts', 'suppressed_now', 'suppressed_by_house', 'deliverable'] as const)
      same(`audience ${row.id}, ${field}`, row[field], audience[field]);
    if (row.status !== 'Approved') return;
    const { total_rows: members } = await read<{ total_rows: number }>(`v1/audience/${row.id}/members?limit=1`);
    same(`audience ${row.id}: members`, members, row.suppressed_now + row.deliverable);
    const { rows: inFile, rejected, duplicates, opted_out: out } = row.counts;
    same(`audience ${row.id}: its file`, inFile - rejected - duplicates - out, members);
  });
  const held = await app.sql<{ id: number; count: number }>(
    `select list_id as id, count(*)::int as count from (select list_id from suppression_entry
      union all select list_id from house_suppression_entry) e group by list_id`,
  );
  const counted = new Map(held.map(({ id, count }) => [id, count]));
  for (const list of await all<V1Schemas['Suppression']>('v1/suppression'))
    same(`suppression ${list.id}`, list.entry_count, counted.get(list.id) ?? 0);
  expect(found).toEqual([]);
});

it('counts on the landing page what the lists behind its counts show', async () => {
  const { found, same } = comparison();
  const LISTS = {
    'audience-builder': 'v1/audience',
    'campaign-creatives': 'v1/creatives',
    'order-management': 'v1/product',
    administration: 'v1/account',
  };
  const attention = await read<V2Schemas['NeedsAttention']>('v2/needs-attention');
  // Tasks are counted apart: most of them are about a record that is counted already.
  const work = attention.work.flatMap((line) =>
    line.module === 'task-management' ? [] : [{ ...line, module: line.module }],
  );
  const counted = [
    ...attention.tiles.flatMap(({ module, lines }) => lines.map((line) => ({ ...line, module }))),
    ...work,
  ];
  for (const { module, code, count, query } of counted) {
    const filters = [...new URLSearchParams(query)].map(([name, value]) => [`${name}:eq`, value]);
    const path = code === 'destinations_failed' ? 'v1/install' : LISTS[module];
    const list = await read<{ total_rows: number }>(`${path}?${new URLSearchParams(filters)}&limit=1`);
    same(`${module}, ${code}`, count, list.total_rows);
  }
  const yours = work.reduce((sum, { count }) => sum + count, 0);
  same('what waits for you, and the counts that are yours', attention.waiting_total, yours);
  for (const { entity, id, text } of attention.waiting) {
    if (entity !== 'product') continue;
    const { recipients, product_status: status } = await read<Product>(`v1/product/${id}`);
    const verb = status === 'Processing' ? 'Confirm' : status === 'Ready To Launch' ? 'Launch' : undefined;
    if (verb) same(`landing, product ${id}`, text, `${verb} ${recipients?.toLocaleString('en-US')} recipients`);
  }
  expect(found).toEqual([]);
});
