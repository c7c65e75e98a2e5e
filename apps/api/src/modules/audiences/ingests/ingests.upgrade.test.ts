import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../../platform/database/migrate.ts';
import { databaseBefore, type TestDatabase } from '../../../testing/database.ts';
import { withOwner } from '../../../testing/template.ts';

/** A sealed version, one that failed, one that is being imported with the table of a large file. */
const LAST_RELEASE = `
  insert into account (name, sf_account_id) values ('Northlight', 'SF-1');
  insert into file (account_id, key, kind, name, content_type, size, state)
  values (1, 'people', 'audience_csv', 'people.csv', 'text/csv', 20, 'kept');
  insert into audience (account_id, name, status) values (1, 'Readers', 'Approved');
  insert into audience_version (account_id, audience_id, number, file_id, file_name, file_size, file_sha256, mapping, state, rows,
                                accepted, rejected, opted_out, reject_counts, opt_out_counts)
  values (1, 1, 1, 1, 'people.csv', 20, 'x', '[]', 'sealed', 7, 4, 2, 1, '{"no_email": 2}', '{"3": 1}'),
         (1, 1, 2, 1, 'people.csv', 20, 'x', '[]', 'failed', 9, 3, 4, 0, '{"no_email": 4}', '{}'),
         (1, 1, 3, 1, 'people.csv', 20, 'x', '[]', 'importing', 0, 0, 0, 0, '{}', '{}');
  insert into audience_reject (account_id, version_id, line, reason, raw) values (1, 1, 5, 'no_email', ',Ada'), (1, 1, 6, 'no_email', ',Bo');
  create table public.audience_member_3 (like public.audience_member including defaults);`;

let database: TestDatabase;

beforeAll(async () => {
  database = await databaseBefore('0072');
  await withOwner(database.ownerUrl, (client) => client.query(LAST_RELEASE));
});
afterAll(() => database.drop());

it('makes one ingest of each version that has ended, and lets a large import that is running end', async () => {
  expect(await migrate({ ownerUrl: database.ownerUrl })).toBeGreaterThan(0);
  const { ingests, rejects, columns, audit } = await withOwner(database.ownerUrl, async (client) => ({
    ingests: await client.query(
      `select version_id, number, kind, file_name, rows::int, accepted::int, rejected::int, opted_out::int, reject_counts, opt_out_counts
         from audience_ingest order by version_id`,
    ),
    rejects: await client.query('select ingest, line::int, corrected_in from audience_reject order by line'),
    columns: await client.query(
      `select column_name from information_schema.columns where table_name = 'audience_member_3' and column_name = 'ingest'`,
    ),
    audit: await client.query<{ definition: string }>(
      `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = 'audience_version'::regclass and tgname = 'audit'`,
    ),
  }));
  const ingest = { number: 1, kind: 'replace', file_name: 'people.csv' };
  expect(ingests.rows).toEqual([
    {
      ...ingest,
      version_id: 1,
      rows: 7,
      accepted: 4,
      rejected: 2,
      opted_out: 1,
      reject_counts: { no_email: 2 },
      opt_out_counts: { 3: 1 },
    },
    {
      ...ingest,
      version_id: 2,
      // Its rows are those that were counted when it ended.
      rows: 7,
      accepted: 3,
      rejected: 4,
      opted_out: 0,
      reject_counts: { no_email: 4 },
      opt_out_counts: {},
    },
  ]);
  expect(rejects.rows).toEqual([
    { ingest: 1, line: 5, corrected_in: null },
    { ingest: 1, line: 6, corrected_in: null },
  ]);
  expect(columns.rows).toHaveLength(1);
  // Each migration leaves out one more column.
  const [, ignored = ''] = /'(rows,[^']*)'/.exec(audit.rows[0]?.definition ?? '') ?? [];
  const counted =
    'rows,accepted,rejected,duplicates,suppressed,opted_out,merged,reject_counts,opt_out_counts,refusals_imported,suspects';
  const derived =
    'suppressed_now,suppressed_by_house,deliverable,bytes_read,checkpoint,rolling_hash,fence,recounted_at';
  expect(ignored).toBe(`${counted},${derived},number`);
});
