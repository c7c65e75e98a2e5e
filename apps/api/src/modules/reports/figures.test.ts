import type { V1Schemas, V2Schemas } from '@mailroom/api-client';
import { PRODUCT_GROUPS } from '@mailroom/domain/statuses/productGroups';
import { orderStatus } from '@mailroom/domain/statuses/orderStatus';
import { statusCodes } from '@mailroom/domain/statuses/statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import type { TestUser } from '../../testing/factories.ts';
import { comparisons, type Compare } from '../../testing/life/comparisons.ts';
import { addAccounts, fillAtRandom } from '../../testing/life/randomWorld.ts';
import { PRODUCT_PERMISSIONS } from '../../testing/productCalls.ts';

type Row = V1Schemas['ProductRow'];
type Report = V1Schemas['Report'];
type Calendar = V2Schemas['ProductCalendar'];

const isSoak = process.env['SOAK_ROWS'] !== undefined;
const SEED = isSoak ? Number(process.env['SOAK_SEED']) : 2;
const SIZE = isSoak ? { orders: 60, rounds: 30 } : { orders: 10, rounds: 10 };
const DAY = 86_400_000;

let app: TestApp;
let accounts: number[];
/** Each sees another part of the products, and can move on others. */
const viewers: TestUser[] = [];

beforeAll(async () => {
  app = await testApp();
  accounts = await addAccounts(app);
  const planner = await app.user({ accounts, permissions: [...PRODUCT_PERMISSIONS, 'can_view_report'] });
  viewers.push(
    planner,
    await app.user({
      accounts: accounts.slice(0, 2),
      permissions: ['can_view_product', 'can_view_order', 'can_view_report'],
    }),
    await app.user({
      accounts: accounts.slice(1),
      permissions: ['can_view_product', 'can_view_order', 'can_view_report', 'can_update_order', 'can_update_audience'],
    }),
  );
  await fillAtRandom({ app, seed: SEED, ...SIZE, planner, accounts });
});
afterAll(() => app.close());

async function read<T>(as: TestClient, path: string): Promise<T> {
  const { status, text, body } = await as.get(`/api/${path}`);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return body as T;
}

/** All pages of a list. They are short, so that there are several. */
async function all<T>(as: TestClient, path: string): Promise<T[]> {
  const found: T[] = [];
  for (;;) {
    const page = await read<{ objects: T[]; total_rows: number }>(as, `${path}skip=${found.length}&limit=9`);
    found.push(...page.objects);
    if (found.length >= page.total_rows || page.objects.length === 0) return found;
  }
}

async function count(as: TestClient, query: string): Promise<number> {
  return (await read<{ total_rows: number }>(as, `v1/product?${query}&limit=1`)).total_rows;
}

function sum(figures: readonly (number | null | undefined)[]): number {
  return figures.reduce<number>((total, figure) => total + (figure ?? 0), 0);
}

/** The list as a query of the portal asks for it: each filter by its equality. */
function listQuery(query: string): string {
  return new URLSearchParams([...new URLSearchParams(query)].map(([name, value]) => [`${name}:eq`, value])).toString();
}

async function compareCounts(compare: Compare, as: TestClient, rows: readonly Row[]): Promise<void> {
  for (const status of statusCodes('product'))
    compare(
      `products that are ${status}`,
      ['list', rows.filter((row) => row.product_status === status).length],
      ['filter', await count(as, listQuery(`product_status=${status}`))],
    );
  const groups = await read<V1Schemas['ProductGroupCounts']>(as, 'v1/product/groups');
  for (const group of PRODUCT_GROUPS)
    compare(`products ${group}`, ['groups', groups[group]], ['filter', await count(as, `group:eq=${group}`)]);
  compare('products', ['groups', sum(PRODUCT_GROUPS.map((group) => groups[group]))], ['list', rows.length]);
  compare('products that need me', ['groups', groups.needs_me], ['filter', await count(as, 'actor:eq=me')]);

  const landing = await read<V2Schemas['NeedsAttention']>(as, 'v2/needs-attention');
  const work = landing.work.filter(({ module }) => module === 'order-management');
  compare('what needs me', ['landing', sum(work.map((line) => line.count))], ['groups', groups.needs_me]);
  const lines = landing.tiles.filter(({ module }) => module === 'order-management').flatMap((tile) => tile.lines);
  for (const line of [...lines, ...work])
    compare(`${line.code} of the landing page`, ['line', line.count], ['list', await count(as, listQuery(line.query))]);
  compare(
    'deployments ahead',
    ['navigation', landing.places.find(({ place }) => place === 'orders')?.count],
    ['groups', groups.ahead],
  );
  for (const { entity, id, status } of landing.waiting)
    if (entity === 'product')
      compare(
        `status of product ${id}`,
        ['landing', status],
        ['list', rows.find((row) => row.product_id === id)?.product_status],
      );
}

async function compareOrders(
  compare: Compare,
  as: TestClient,
  rows: readonly Row[],
  reports: ReadonlyMap<number, Report>,
): Promise<void> {
  const ofOrder = Map.groupBy(rows, (row) => row.order_id);
  const orders = await all<V1Schemas['OrderRow']>(as, 'v1/orders?order_by=id:asc&');
  for (const order of orders) {
    const name = `order ${order.id}`;
    const own = ofOrder.get(order.id) ?? [];
    const record = await read<V1Schemas['Order']>(as, `v1/orders/${order.id}`);
    compare(
      `status of ${name}`,
      ['list', order.status],
      ['record', record.status],
      ['products', orderStatus(own.map((row) => row.product_status))],
    );
    compare(`products of ${name}`, ['list', order.product_count], ['products', own.length]);
    const byId = new Map(own.map((row) => [row.product_id, row]));
    for (const product of record.products)
      compare(`product ${product.product_id}`, ['order', product], ['list', byId.get(product.product_id)]);
    const { totals } = record;
    compare(`ordered by ${name}`, ['order', totals.ordered], ['products', sum(own.map((row) => row.volume_ordered))]);
    const delivered = sum(own.map((row) => row.volume_delivered));
    compare(`delivered of ${name}`, ['order', totals.delivered], ['products', delivered]);
    const costs = own.flatMap((row) => (row.volume_delivered > 0 ? [reports.get(row.product_id)?.cost] : []));
    const cost =
      costs.length === 0 || costs.some((one) => !one) ? undefined : sum(costs.map((one) => one?.amount_cents));
    compare(`cost of ${name}`, ['order', totals.cost?.amount_cents], ['reports', cost]);
  }
  compare(
    'orders of products',
    ['list', ofOrder.size],
    ['orders', orders.filter((each) => each.product_count > 0).length],
  );
}

async function compareProduct(compare: Compare, as: TestClient, row: Row, report: Report): Promise<void> {
  const name = `product ${row.product_id} (${row.product_status})`;
  const product = await read<V1Schemas['Product']>(as, `v1/product/${row.product_id}`);
  for (const [field, value] of Object.entries(row))
    if (field in product)
      compare(`${field} of ${name}`, ['list', value], ['record', product[field as keyof typeof product]]);
  const launches = await all<V1Schemas['LaunchRow']>(as, `v1/launch?product_id:eq=${row.product_id}&`);
  const ofLaunches = (state: 'accepted' | 'refused' | 'in_doubt' | 'suppressed_late') =>
    sum(launches.map(({ counts }) => counts[state]));
  compare(
    `delivered of ${name}`,
    ['list', row.volume_delivered],
    ['report', report.volume_delivered],
    ['days', report.totals.delivered],
    ['launches', ofLaunches('accepted')],
  );
  for (const state of ['refused', 'in_doubt', 'suppressed_late'] as const)
    compare(`${state} of ${name}`, ['report', report[state]], ['launches', ofLaunches(state)]);
  compare(`attempts of ${name}`, ['record', product.attempt], ['launches', launches.length]);
  compare(`ordered of ${name}`, ['list', row.volume_ordered], ['report', report.volume_ordered]);
  compare(`status of ${name}`, ['list', row.product_status], ['report', report.product_status]);
}

async function compareCalendar(compare: Compare, as: TestClient, rows: readonly Row[]): Promise<void> {
  const day = (offset: number) => new Date(app.clock.now().getTime() + offset * DAY).toISOString().slice(0, 10);
  const days = `from=${day(-20)}&to=${day(20)}&time_zone=UTC`;
  const calendar = await read<Calendar>(as, `v2/product/calendar?${days}`);
  const byId = new Map(rows.map((row) => [row.product_id, row]));
  for (const shown of calendar.products) {
    const row = byId.get(shown.product_id);
    const name = `product ${shown.product_id} (${shown.product_status})`;
    for (const [field, value] of Object.entries(shown))
      if (row && field in row) compare(`${field} of ${name}`, ['calendar', value], ['list', row[field as keyof Row]]);
    compare(`start of ${name}`, ['calendar', shown.starts_at], ['list', row?.product_start_date]);
    compare(`volume of ${name}`, ['calendar', shown.volume], ['list', row?.recipients ?? row?.volume_ordered]);
  }
  const isShown = (row: Row) =>
    row.product_start_date !== null && (row.product_status !== 'Cancelled' || row.volume_delivered > 0);
  const shownIds = new Set(calendar.products.map(({ product_id: id }) => id));
  for (const row of rows.filter(isShown))
    compare(`product ${row.product_id} in the calendar`, ['calendar', shownIds.has(row.product_id)], ['list', true]);
  compare('products in the calendar', ['total', calendar.total_rows], ['products', calendar.products.length]);
  const started = calendar.products.map(({ product_id: id, product_status: status, volume }) =>
    status === 'Cancelled' ? byId.get(id)?.volume_delivered : volume,
  );
  compare(
    'volume of the calendar',
    ['days', sum(calendar.days.map(({ volume }) => volume))],
    ['products', sum(started)],
  );

  const { objects, total_rows: pairs } = await read<V2Schemas['ProductOverlapList']>(as, `v2/product/overlaps?${days}`);
  compare('overlaps', ['total', pairs], ['pairs', objects.length]);
  for (const { first, second } of objects)
    for (const each of [first, second]) {
      const row = byId.get(each.product_id);
      compare(`overlapping product ${each.product_id}`, ['overlap', each.starts_at], ['list', row?.product_start_date]);
      compare(`overlapping product ${each.product_id}`, ['overlap', each.product_name], ['list', row?.product_name]);
    }
}

/** The cells of a line of an export, in which every cell is quoted. */
function cellsOf(line: string | undefined): string[] {
  return [...(line ?? '').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
}

async function compareExport(compare: Compare, as: TestClient, rows: readonly Row[]): Promise<void> {
  const { text } = await as.post('/api/v1/product/export?order_by=product_id:asc');
  const [head, ...lines] = text.trim().split(/\r?\n/);
  const headings = cellsOf(head);
  compare('products of the export', ['export', lines.length], ['list', rows.length]);
  for (const [at, row] of rows.entries()) {
    const cells = cellsOf(lines[at]);
    const shown = {
      Status: row.product_status,
      Ordered: row.volume_ordered,
      Deliverable: row.deliverable,
      Recipients: row.recipients,
    };
    for (const [heading, figure] of Object.entries(shown))
      compare(
        `${heading} of product ${row.product_id}`,
        ['export', cells[headings.indexOf(heading)]],
        ['list', figure === null ? '' : String(figure)],
      );
  }
}

it(`shows each figure of random launches the same in every answer (seed ${SEED})`, async () => {
  const { differences, compare } = comparisons();
  const seen = new Set<string>();
  for (const viewer of viewers) {
    const as = app.as(viewer);
    const rows = await all<Row>(as, 'v1/product?order_by=product_id:asc&');
    for (const row of rows) seen.add(row.attention ?? row.product_status);
    await compareCounts(compare, as, rows);
    const reports = new Map<number, Report>();
    for (const row of rows) {
      const report = await read<Report>(as, `v1/product/${row.product_id}/report`);
      reports.set(row.product_id, report);
      await compareProduct(compare, as, row, report);
    }
    await compareOrders(compare, as, rows, reports);
    await compareCalendar(compare, as, rows);
    await compareExport(compare, as, rows);
  }
  expect(differences).toEqual([]);
  // The world proves something only if its products are in many states.
  expect(seen.size).toBeGreaterThan(4);
});
