import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { databaseBefore, type TestDatabase } from '../../../testing/database.ts';
import { withOwner } from '../../../testing/template.ts';

/** A large import that was stopped when it had deleted a duplicate and marked a suppressed person, and counted neither. */
const LAST_RELEASE = `
  insert into account (name, sf_account_id) values ('Northlight', 'SF-1');
  insert into file (account_id, key, kind, name, content_type, size, state)
  values (1, 'people', 'audience_csv', 'people.csv', 'text/csv', 20, 'kept');
  insert into audience (account_id, name, status) values (1, 'Readers', 'In Process');
  insert into audience_version (account_id, audience_id, number, file_id, file_name, file_size, file_sha256, mapping, state, rows,
                                accepted, rejected, opted_out)
  values (1, 1, 1, 1, 'people.csv', 20, 'x', '[]', 'importing', 7, 4, 2, 1);
  set app.accounts = '{1}';
  select begin_apart(1);
  insert into audience_member_1 (id, account_id, version_id, line, email, email_hash, is_suppressed)
  values (2, 1, 1, 2, 'ada@letters.test', '', false), (3, 1, 1, 3, 'bo@letters.test', '', true),
         (4, 1, 1, 4, 'cy@letters.test', '', false);`;

let database: TestDatabase;

beforeAll(async () => {
  database = await databaseBefore('0082');
  await withOwner(database.ownerUrl, (client) => client.query(LAST_RELEASE));
});
afterAll(() => database.drop());

it('counts a large import that is running, so that its buckets add up when it goes on', async () => {
  expect(await migrate({ ownerUrl: database.ownerUrl })).toBeGreaterThan(0);
  const { rows } = await withOwner(database.ownerUrl, (client) =>
    client.query(
      'select rows::int, accepted::int, suppressed::int, duplicates::int, rejected::int, opted_out::int from audience_version',
    ),
  );
  expect(rows).toEqual([{ rows: 7, accepted: 2, suppressed: 1, duplicates: 1, rejected: 2, opted_out: 1 }]);
});
