import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { testApp, type TestApp } from '../../../testing/app.ts';
import { databaseBefore, type TestDatabase } from '../../../testing/database.ts';
import { withOwner } from '../../../testing/template.ts';

/** The files of the lists that wait for them, by key. */
const FILES = {
  'list-house-waiting': 'domain\nhouse-waiting.test\n',
  'list-account-waiting': 'domain\naccount-waiting.test\n',
};

/**
 * Rows as the release before wrote them. Account 1 has a sealed version with one person for each list, and no list has
 * marked its person yet; lists 3 and 5 wait for their files to be read.
 */
const LAST_RELEASE = `
  select set_config('app.now', '2026-03-01T12:00:00Z', false);
  insert into account (name, sf_account_id) values ('Northlight', 'SF-1'), ('Other', 'SF-2');
  insert into vertical (name) values ('Retail');
  insert into advertiser (account_id, advertiser_name, vertical_id) values (1, 'Fernwick', 1);
  insert into file (account_id, key, kind, name, content_type, size, state) values
    (null, 'list-of-house', 'suppressions', 'house.csv', 'text/csv', 20, 'kept'),
    (null, 'list-house-waiting', 'suppressions', 'house-waiting.csv', 'text/csv', 20, 'kept'),
    (1, 'list-account-waiting', 'suppressions', 'account-waiting.csv', 'text/csv', 20, 'kept'),
    (1, 'list-of-people', 'audience_csv', 'people.csv', 'text/csv', 20, 'kept');

  insert into suppression_list (account_id, advertiser_id, name, is_builtin, is_active, file_id) values
    (null, null, 'House', false, true, 1),
    (1, null, 'Left', false, true, null),
    (null, null, 'House waiting', false, false, 2),
    (1, null, 'Unsubscribed', true, true, null),
    (1, null, 'Account waiting', false, false, 3),
    (1, 1, 'Fernwick only', false, true, null),
    (2, null, 'Other', false, true, null);
  update suppression_list set entry_count = 3, skipped_count = 1, skipped_lines = '[4]' where id = 1;
  update suppression_list set name = 'House of all', version = 2 where id = 1;
  insert into suppression_entry (list_id, account_id, kind, value) values
    (1, null, 'domain', 'house.test'), (1, null, 'domain', 'excepted.test'), (1, null, 'domain', 'gone.test'),
    (2, 1, 'domain', 'left.test'), (4, 1, 'domain', 'unsubscribed.test'), (6, 1, 'domain', 'fernwick.test'), (7, 2, 'domain', 'other.test');
  delete from suppression_entry where value = 'gone.test';
  update suppression_entry set excepted_at = now(), excepted_reason = 'a customer' where value = 'excepted.test';

  insert into product_rate (account_id, product_type, vertical_id, cpm_cents) values
    (null, 'E-mail deployment', null, 1400), (1, 'E-mail deployment', 1, 900), (null, 'E-mail deployment', 1, 1100),
    (null, 'Data delivery', null, 700);
  delete from product_rate where product_type = 'Data delivery';

  insert into audience (account_id, name, status) values (1, 'Readers', 'Approved');
  insert into audience_version (account_id, audience_id, number, file_id, file_name, file_size, file_sha256, mapping, state, rows, accepted, deliverable)
  values (1, 1, 1, 4, 'people.csv', 20, 'x', '[]', 'sealed', 7, 7, 7);
  update audience set current_version_id = 1, latest_version_id = 1;
  insert into audience_member (account_id, version_id, line, email, email_hash)
  select 1, 1, n, 'ada@' || domain, sha256(convert_to('ada@' || domain, 'UTF8'))
    from unnest(array['house.test', 'excepted.test', 'left.test', 'house-waiting.test', 'account-waiting.test', 'fernwick.test', 'other.test'])
      with ordinality d(domain, n);

  select jobs.create_queue('suppressions.load', '{"policy": "standard", "retryLimit": 4}'),
         jobs.create_queue('audiences.recount', '{"policy": "short", "retryLimit": 4}');
  select enqueue_job('suppressions.load', '{"accountId": null, "listId": 3, "activate": true}', null, null, 0),
         enqueue_job('suppressions.load', '{"accountId": 1, "listId": 5, "activate": true}', null, null, 0),
         enqueue_job('audiences.recount', '{"accountId": null}', null, 'house', 0),
         enqueue_job('audiences.recount', '{"accountId": 1}', null, '1', 0);`;

const LISTS = `to_jsonb(l) - 'account_id' - 'advertiser_id' - 'is_builtin' - 'filled_with' - 'version_id'`;
const ENTRIES = `to_jsonb(e) - 'account_id'`;
const RATES = `to_jsonb(r) - 'account_id'`;

/** The rows of the house and of the accounts, whatever tables they are in. */
const BEFORE = [
  `select account_id, ${LISTS} as row from suppression_list l order by id`,
  `select account_id, ${ENTRIES} as row from suppression_entry e order by id`,
  `select account_id, ${RATES} as row from product_rate r order by id`,
];
const AFTER = [
  `select account_id, ${LISTS} as row, id from suppression_list l union all select null, to_jsonb(l), id from house_suppression_list l order by id`,
  `select account_id, ${ENTRIES} as row, id from suppression_entry e union all select null, to_jsonb(e), id from house_suppression_entry e order by id`,
  `select account_id, ${RATES} as row, id from product_rate r union all select null, to_jsonb(r), id from house_rate r order by id`,
];

function rowsOf({ ownerUrl }: TestDatabase, statements: readonly string[]) {
  return withOwner(ownerUrl, async (client) => {
    const found: { account_id: number | null; row: object }[][] = [];
    for (const statement of statements) {
      const { rows } = await client.query<{ account_id: number | null; row: object }>(statement);
      found.push(rows.map(({ account_id, row }) => ({ account_id, row })));
    }
    return found;
  });
}

const HISTORY = `select id::int as account_id, to_jsonb(a) as row from audit_entry a order by id`;
const KEPT = `select account_id, to_jsonb(f) as row from file f order by id`;

describe('the migration to tables of the house', () => {
  let database: TestDatabase;
  let app: TestApp;

  beforeAll(async () => {
    database = await databaseBefore('0026');
    await withOwner(database.ownerUrl, (client) => client.query(LAST_RELEASE));
  });
  afterAll(async () => {
    await app?.close();
    await database.drop();
  });

  it('refuses rows that belong to nobody, loses none, and leaves everything as it was when it fails', async () => {
    const failing = async (cause: string, undo: string) => {
      await withOwner(database.ownerUrl, (client) => client.query(cause));
      const failure = await migrate({ ownerUrl: database.ownerUrl }).then(String, String);
      await withOwner(database.ownerUrl, (client) => client.query(undo));
      return failure;
    };
    expect(
      await failing(
        'update suppression_list set is_builtin = true where id = 3',
        'update suppression_list set is_builtin = false where id = 3',
      ),
    ).toMatch(/0026-house-tables\.sql: Suppression lists 3 have no account/);
    // A row that stays in its old table while it is written to the new one.
    expect(
      await failing(
        `create function keep() returns trigger language plpgsql as 'begin return null; end';
         create trigger keep before delete on suppression_entry for each row when (old.value = 'house.test') execute function keep()`,
        'drop trigger keep on suppression_entry; drop function keep()',
      ),
    ).toMatch(/0026-house-tables\.sql: .* 7 lists, 7 entries and 3 rates, but there were 7, 6 and 3/);
  });

  it('moves lists, entries, exceptions and rates with their ids, and writes nothing into their history', async () => {
    const before = await rowsOf(database, [...BEFORE, HISTORY, KEPT]);
    expect(await migrate({ ownerUrl: database.ownerUrl })).toBeGreaterThan(0);
    expect(await rowsOf(database, [...AFTER, HISTORY, KEPT])).toEqual(before);
    const [lists = [], entries = [], rates = []] = before;
    const ofHouse = [lists, entries, rates].map((rows) => rows.filter(({ account_id }) => account_id === null).length);
    expect(ofHouse).toEqual([2, 2, 2]);
  });

  it('lets the next program continue where the last one stopped', async () => {
    app = await testApp({ partial: true, database });
    for (const [key, content] of Object.entries(FILES)) await app.app.deps.store.write(key, Readable.from([content]));
    await app.runJobs();
    const chief = app.as(await app.user({ superAdmin: true }));
    const lists = (await chief.get('/api/v1/suppression?order_by=id:asc')).body.objects;
    expect(
      lists.map((list: Record<string, unknown>) => [list['id'], list['scope'], list['active'], list['entry_count']]),
    ).toEqual([
      [1, 'house', true, 3],
      [2, 'account', true, 0],
      [3, 'house', true, 1],
      [4, 'account', true, 0],
      [5, 'account', true, 1],
      [6, 'advertiser', true, 0],
      [7, 'account', true, 0],
    ]);
    const marked = await app.sql<{ email: string }>(
      'select email from audience_member where is_suppressed order by line',
    );
    expect(marked.map(({ email }) => email)).toEqual([
      'ada@house.test',
      'ada@left.test',
      'ada@house-waiting.test',
      'ada@account-waiting.test',
    ]);
    expect(
      await app.sql(`select 'house' as owner, list_id, value from house_suppression_entry where list_id > 2
                     union all select 'account', list_id, value from suppression_entry where list_id = 5 order by list_id`),
    ).toEqual([
      { owner: 'house', list_id: 3, value: 'house-waiting.test' },
      { owner: 'account', list_id: 5, value: 'account-waiting.test' },
    ]);
  });

  it('keeps ids unique across both tables, and a record’s history and file where they were', async () => {
    const chief = app.as(await app.user({ superAdmin: true }));
    const add = async (fields: Record<string, string>) =>
      (await chief.form('POST', '/api/v1/suppression', { fields: { name: 'New', entries: 'new.test', ...fields } }))
        .body.id;
    expect([await add({ scope: 'house' }), await add({ scope: 'account', account_id: '1' })]).toEqual([8, 9]);
    const rate = { product_type: 'Data delivery', cpm_cents: 1 };
    await app.sql(`insert into permission_group_permission (group_id, permission)
      select group_id, p from role_permission_group g join role r on r.id = g.role_id and r.name = 'Super Admin',
             unnest(array['can_view_product', 'can_update_order', 'can_view_audience', 'can_update_audience', 'can_delete_audience']) p
      on conflict do nothing`);
    expect((await chief.post('/api/v1/product_rate', rate)).body.id).toBe(5);
    expect((await chief.post('/api/v1/product_rate', { ...rate, account_id: 1 })).body.id).toBe(6);
    await chief.patch('/api/v1/suppression/1', { active: false });
    const { body } = await chief.get('/api/v2/audit?entity=suppression&entity_id=1');
    expect(body.objects.map(({ action }: { action: string }) => action)).toEqual([
      'update',
      'update',
      'update',
      'insert',
    ]);
    expect((await chief.get('/api/v1/suppression/1')).body.file).toMatchObject({ name: 'house.csv', size: 20 });
    expect((await chief.delete('/api/v1/suppression/1')).status).toBe(204);
    expect(await app.sql('select state from file where id = 1')).toEqual([{ state: 'doomed' }]);
    expect(await app.sql('select from house_suppression_entry where list_id = 1')).toEqual([]);
  });
});
