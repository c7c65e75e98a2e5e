import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advertisers } from './modules/accounts/advertisers/advertisers.resource.ts';
import { usersResource } from './modules/accounts/users/users.resource.ts';
import { audiences } from './modules/audiences/audiences.resource.ts';
import { suppressions } from './modules/audiences/suppressions/suppressions.resource.ts';
import { creatives } from './modules/creatives/creatives.resource.ts';
import { orders } from './modules/orders/orders.resource.ts';
import { products } from './modules/orders/products/products.resource.ts';
import { tasks } from './modules/tasks/tasks.resource.ts';
import { jobActor, systemActor, type Actor } from './platform/database/actor.ts';
import type { Resource } from './platform/list/resource.ts';
import { foundSql, pageSql } from './platform/list/rows.reads.ts';
import { testApp, type TestApp } from './testing/app.ts';

/** How many rows each table gets. The test runs only when it is set, because it can take minutes. */
const soakRows = process.env['SOAK_ROWS'];
const rows = Number(soakRows ?? 0);
/** Half of the rows belong to one account; eleven others share the rest. */
const ACCOUNT_OF = 'case when n % 2 = 0 then 1 else 2 + (n / 2) % 11 end';
const AT = `timestamptz '2026-01-01' + n * interval '13 seconds'`;

let app: TestApp;
beforeAll(async () => {
  if (!soakRows) return;
  app = await testApp({ partial: true });
  for (let account = 1; account <= 12; account += 1) await app.advertiser(await app.account());
  const fill = async (table: string, columns: string, values: string): Promise<void> => {
    // Only a superuser may disable the triggers of foreign keys too.
    await app
      .sql(`alter table ${table} disable trigger all`)
      .catch(() => app.sql(`alter table ${table} disable trigger user`));
    // Maintaining keys and indexes row by row would take ten times as long.
    const keys = await app.sql<{ name: string; definition: string }>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'f'`,
      [table],
    );
    const indexes = await app.sql<{ name: string; definition: string }>(
      `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
        where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
      [table],
    );
    for (const { name: key } of keys) await app.sql(`alter table ${table} drop constraint ${key}`);
    for (const { name: index } of indexes) await app.sql(`drop index ${index}`);
    await app.sql(
      `insert into ${table} (account_id, created_at, updated_at, ${columns}) select ${ACCOUNT_OF}, ${AT}, ${AT}, ${values} from generate_series(1, ${rows}) n`,
    );
    for (const { definition } of indexes) await app.sql(definition);
    for (const { name: key, definition } of keys)
      await app.sql(`alter table ${table} add constraint ${key} ${definition}`);
    await app.sql(`analyze ${table}`);
  };
  // Each account has one advertiser, with the same id.
  const advertiser = ACCOUNT_OF;
  const name = `'Spring ' || md5(n::text)`;
  await fill('creative', 'advertiser_id, name, creative_type', `${advertiser}, ${name}, 'html'`);
  await fill('audience', 'name', name);
  await fill('suppression_list', 'name', name);
  await app.sql(`insert into house_suppression_list (name) select ${name} from generate_series(1, ${rows}) n`);
  await app.sql('analyze house_suppression_list');
  await fill('orders', 'advertiser_id, name', `${advertiser}, ${name}`);
  await fill(
    'product',
    'advertiser_id, order_id, name, type, volume_ordered, starts_at, ends_at',
    `${advertiser}, n, ${name}, 'E-mail deployment', 100, ${AT}, ${AT} + interval '4 days'`,
  );
  await fill(
    'task',
    'title, type, severity, subject_entity, subject_id, due_at',
    `${name}, 'Manual', 'Minor', 'creative', n, ${AT}`,
  );
  await fill('advertiser', 'advertiser_name, vertical_id', `${name}, (select min(id) from vertical)`);
  const { roleId } = await app.user();
  await app.sql(
    `insert into users (email, first_name, last_name, role_id)
     select 'reader.' || n || '@mailroom.test', ${name}, 'Abbott', ${roleId} from generate_series(1, ${rows}) n`,
  );
  await app.sql(
    `insert into user_account (user_id, account_id)
     select u.id, ${ACCOUNT_OF} from (select id, row_number() over () as n from users where last_name = 'Abbott') u`,
  );
  for (const table of ['users', 'user_account']) await app.sql(`analyze ${table}`);
}, 1_800_000);
afterAll(() => app?.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Counts the rows that a step of the plan read, also those that it dropped. */
function rowsReadBy(node: Node): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

interface PageRequest {
  order: string;
  direction: 'asc' | 'desc';
  search?: { field: string; text: string };
}

/** The steps of a page that get slower with the table: a full scan, or a sort of more than a thousand rows. */
async function slowSteps<Row>(actor: Actor, resource: Resource<Row>, { order, direction, search }: PageRequest) {
  const list = { offset: 0, limit: 10, order: [[order, direction]] as const, filters: {}, ...(search && { search }) };
  const plan = await app.read(actor, async (tx) => {
    const page = search ? foundSql(tx, resource, list) : pageSql(tx, resource, list, sql<number>`0`);
    const { rows: lines } = await sql<{
      'QUERY PLAN': { Plan: Node }[];
    }>`explain (analyze, format json) ${page}`.execute(tx);
    return lines[0]?.['QUERY PLAN'][0]?.Plan;
  });
  if (!plan) throw new Error('no plan');
  return nodesOf(plan).flatMap((node) => {
    const [kind, below] = [node['Node Type'], node.Plans?.[0]];
    if (kind === 'Seq Scan' && rowsReadBy(node) > 1000) return [`scans all of ${node['Relation Name']}`];
    if (kind === 'Sort' && below && rowsReadBy(below) > 1000) return [`sorts ${rowsReadBy(below)} rows`];
    return [];
  });
}

/** Each list with its default order and its order by name. Other orders may sort all rows that the caller reaches. */
const lists: readonly [Resource<object>, readonly (readonly [string, 'asc' | 'desc'])[]][] = [
  [
    audiences,
    [
      ['updated_at', 'desc'],
      ['name', 'asc'],
      ['name', 'desc'],
    ],
  ],
  [
    creatives,
    [
      ['updated_at', 'desc'],
      ['name', 'asc'],
      ['name', 'desc'],
    ],
  ],
  [
    orders,
    [
      ['updated_at', 'desc'],
      ['name', 'asc'],
      ['name', 'desc'],
    ],
  ],
  [
    products,
    [
      ['product_start_date', 'asc'],
      ['product_name', 'asc'],
      ['product_name', 'desc'],
    ],
  ],
  [
    suppressions,
    [
      ['name', 'asc'],
      ['name', 'desc'],
    ],
  ],
  [tasks, [['due_at', 'asc']]],
  [
    advertisers,
    [
      ['advertiser_name', 'asc'],
      ['advertiser_name', 'desc'],
    ],
  ],
  [
    usersResource,
    [
      ['first_name', 'asc'],
      ['first_name', 'desc'],
    ],
  ],
];

const actorOfTwelve: Actor = { ...jobActor('test', 1, 'test'), accounts: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };

it.runIf(soakRows)(
  'R35 no page scans a whole table or sorts more than a thousand rows, for one account, twelve or all',
  async () => {
    const found: string[] = [];
    for (const [resource, sortings] of lists) {
      for (const [order, direction] of sortings) {
        for (const actor of [jobActor('test', 1, 'test'), actorOfTwelve, systemActor('test')]) {
          const field = [order, 'name'].find((name) => resource.search?.[name]);
          const search = order.endsWith('name') && field ? { field, text: 'a1b2' } : undefined;
          for (const request of [{ order, direction }, ...(search ? [{ order, direction, search }] : [])]) {
            const slow = await slowSteps(actor, resource, request);
            if (slow.length > 0) found.push(`${JSON.stringify(request)}, ${actor.kind}: ${slow.join(', ')}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
  },
);
