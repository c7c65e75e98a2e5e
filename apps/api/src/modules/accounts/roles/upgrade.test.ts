import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { databaseBefore, type TestDatabase } from '../../../testing/database.ts';
import { withOwner } from '../../../testing/template.ts';

/** Roles of the release before, each with one permission. */
const ROLES: readonly (readonly [name: string, permission: string])[] = [
  ['Super Admin', 'can_view_role'],
  ['Creative Specialist', 'can_view_creative'],
  ['Advertiser Client', 'can_update_creative'],
  ['Planners', 'can_update_order'],
  ['Readers', 'can_view_order'],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await databaseBefore('0085');
  await withOwner(database.ownerUrl, async (client) => {
    for (const [index, [name, permission]] of ROLES.entries()) {
      const id = index + 1;
      await client.query('insert into permission_group (name) values ($1)', [name]);
      await client.query('insert into role (name) values ($1)', [name]);
      await client.query('insert into role_permission_group (role_id, group_id) values ($1, $1)', [id]);
      await client.query('insert into permission_group_permission (group_id, permission) values ($1, $2)', [
        id,
        permission,
      ]);
    }
  });
  await migrate({ ownerUrl: database.ownerUrl });
});
afterAll(() => database.drop());

it('takes for staff who read notes for staff before, the built-in roles, and no client', async () => {
  const rows = await withOwner(
    database.ownerUrl,
    async (client) => (await client.query<{ name: string }>('select name from role where is_staff order by id')).rows,
  );
  expect(rows.map(({ name }) => name)).toEqual(['Super Admin', 'Creative Specialist', 'Planners']);
});
