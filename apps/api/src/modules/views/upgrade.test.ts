import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { databaseBefore, type TestDatabase } from '../../testing/database.ts';
import { withOwner } from '../../testing/template.ts';

const NOTHING = { hidden: [], order: [], widths: [], pinned: [] };

/** The views of one person, as the release before kept them. */
const KEPT = [
  {
    name: 'Next two weeks',
    path: '/order-management/dashboard?view=orders&page=3&size=50&sort=updated_at:desc&status=Needs%20Attention&status=Draft&hide=po_number&search=boots',
  },
  { name: ' next TWO weeks ', path: '/order-management/dashboard?sort=id:asc&view=orders' },
  { name: 'Plus', path: '/order-management/dashboard?product_status=Ready+To+Launch' },
  { name: 'Old users', path: '/administration/users?active=false&role_id=ada%40letters.test&sort=' },
  { name: 'Landing', path: '/landing?x=1' },
  { name: ' ', path: '/administration/users' },
];

let database: TestDatabase;
beforeAll(async () => {
  database = await databaseBefore('0030');
  await withOwner(database.ownerUrl, async (client) => {
    await client.query(`insert into role (name) values ('Reader')`);
    await client.query(
      `insert into users (email, first_name, last_name, role_id, saved_views)
       values ('a@mailroom.test', 'A', 'A', 1, $1), ('b@mailroom.test', 'B', 'B', 1, '[]'), ('c@mailroom.test', 'C', 'C', 1, '{}')`,
      [JSON.stringify(KEPT)],
    );
  });
  await migrate({ ownerUrl: database.ownerUrl });
});
afterAll(() => database.drop());

it('moves the views of users, without what a view never keeps, and leaves the old field as it was', async () => {
  await withOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<object>('select user_id, list, name, state from saved_view order by id');
    expect(rows).toEqual([
      {
        user_id: 1,
        list: 'listOrders',
        name: 'Next two weeks',
        state: {
          sort: [{ id: 'updated_at', direction: 'desc' }],
          filters: [{ id: 'status', values: ['Needs Attention', 'Draft'] }],
          columns: { ...NOTHING, hidden: ['po_number'] },
        },
      },
      {
        user_id: 1,
        list: 'listProducts',
        name: 'Plus',
        state: { sort: [], filters: [{ id: 'product_status', values: ['Ready To Launch'] }], columns: NOTHING },
      },
      {
        user_id: 1,
        list: 'listUsers',
        name: 'Old users',
        state: { sort: [], filters: [{ id: 'active', values: ['false'] }], columns: NOTHING },
      },
    ]);
    const { rows: users } = await client.query<{ saved_views: unknown }>('select saved_views from users order by id');
    expect(users.map(({ saved_views }) => saved_views)).toEqual([KEPT, [], {}]);
  });
});
