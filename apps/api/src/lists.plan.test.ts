import { afterAll, beforeAll, expect, it } from 'vitest';
import { advertisers } from './modules/accounts/advertisers/advertisers.resource.ts';
import { usersResource } from './modules/accounts/users/users.resource.ts';
import { audiences } from './modules/audiences/audiences.resource.ts';
import { suppressions } from './modules/audiences/suppressions/suppressions.resource.ts';
import { creatives } from './modules/creatives/creatives.resource.ts';
import { orders } from './modules/orders/orders.resource.ts';
import { products } from './modules/orders/records/products.resource.ts';
import { tasks } from './modules/tasks/tasks.resource.ts';
import { jobActor, systemActor, type Actor } from './platform/database/actor.ts';
import type { Resource } from './platform/list/resource.ts';
import { testApp, type TestApp } from './testing/app.ts';
import { fillTable } from './testing/plans/fillTable.ts';
import { slowSteps, type PageRequest } from './testing/plans/slowSteps.ts';

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
  const fill = (table: string, columns: string, values: string) =>
    fillTable(
      app,
      table,
      `account_id, created_at, updated_at, ${columns}`,
      `select ${ACCOUNT_OF}, ${AT}, ${AT}, ${values} from generate_series(1, ${rows}) n`,
    );
  // Each account has one advertiser, with the same id.
  const advertiser = ACCOUNT_OF;
  const name = `'Spring ' || md5(n::text)`;
  await fill('creative', 'advertiser_id, name, creative_type', `${advertiser}, ${name}, 'html'`);
  await fill('audience', 'name', name);
  await fill('suppression_list', 'name', name);
  await fillTable(app, 'house_suppression_list', 'name', `select ${name} from generate_series(1, ${rows}) n`);
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
  await fillTable(
    app,
    'users',
    'email, first_name, last_name, role_id',
    `select 'reader.' || n || '@mailroom.test', ${name}, 'Abbott', ${roleId} from generate_series(1, ${rows}) n`,
  );
  await fillTable(
    app,
    'user_account',
    'user_id, account_id',
    `select u.id, ${ACCOUNT_OF} from (select id, row_number() over () as n from users where last_name = 'Abbott') u`,
  );
}, 1_800_000);
afterAll(() => app?.close());

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
          const sorted: PageRequest = { order: [[order, direction]] };
          for (const request of [sorted, ...(search ? [{ ...sorted, search }] : [])]) {
            const slow = await slowSteps(app, actor, resource, request);
            if (slow.length > 0) found.push(`${JSON.stringify(request)}, ${actor.kind}: ${slow.join(', ')}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
  },
);
