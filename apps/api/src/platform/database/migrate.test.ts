import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseBefore, testDatabase, type TestDatabase } from '../../testing/database.ts';
import { databaseUrl, withOwner } from '../../testing/template.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { requireSchema } from './schemaVersion.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function more(sql: string) {
  return [...(await readMigrations()), { name: '9000-more.sql', sql, checksum: 'x' }];
}

async function stopFirst(name: string) {
  return [
    ...(await readMigrations()),
    { name, sql: `-- stop-first: a test\ncreate table ${name.slice(5, -4)} (id int)`, checksum: 'x' },
  ];
}

describe('a stop-first migration', () => {
  it('is refused with the number of connections while the application has some', async () => {
    const migrations = await stopFirst('9001-refused.sql');
    const nodes = [1, 2].map(() => new pg.Client({ connectionString: database.appUrl }));
    await Promise.all(nodes.map((node) => node.connect()));
    const options = { ownerUrl: database.ownerUrl, migrations };
    await expect(migrate({ ...options, patience: 0 })).rejects.toThrow(
      /9001-refused\.sql .* 2 connections .*--stopped/,
    );
    const { rows } = await withOwner(database.ownerUrl, (client) =>
      client.query(`select to_regclass('refused') as refused`),
    );
    expect(rows[0]).toEqual({ refused: null });
    // Nodes that are on their way out are waited for.
    const migrated = migrate(options);
    await Promise.all(nodes.map((node) => node.end()));
    expect(await migrated).toBe(1);
  });

  it('goes ahead on an operator’s word, and where another kind of migration would', async () => {
    const node = new pg.Client({ connectionString: database.appUrl });
    await node.connect();
    const migrations = await stopFirst('9002-pooled.sql');
    expect(await migrate({ ownerUrl: database.ownerUrl, migrations, stopped: true })).toBe(1);
    // Applied already, so nobody has to stop for it.
    expect(await migrate({ ownerUrl: database.ownerUrl, migrations, patience: 0 })).toBe(0);
    await node.end();
  });
});

describe('the migration that freezes what was used', () => {
  it('marks what launches pinned before it, and nothing else', async () => {
    const older = await databaseBefore('0017');
    try {
      // Only a superuser may leave out the rows that these refer to.
      await withOwner(databaseUrl(older.ownerUrl, older.name, 'postgres'), (client) =>
        client.query(`
          set session_replication_role = replica;
          insert into audience_version (account_id, audience_id, number, file_id, file_name, file_size, file_sha256, mapping)
          select 1, 1, n, 1, 'x', 1, 'x', '[]' from generate_series(1, 2) n;
          insert into creative_revision (account_id, creative_id, number) select 1, 1, n from generate_series(1, 2) n;
          insert into launch (account_id, product_id, attempt, revision_id, version_id, hold_until, launched_at)
          values (1, 1, 1, 2, 2, now(), '2026-03-01'), (1, 1, 2, 2, 2, now(), '2026-04-01')`),
      );
      expect(await migrate({ ownerUrl: older.ownerUrl })).toBeGreaterThan(0);
      const { rows } = await withOwner(older.ownerUrl, (client) =>
        client.query(`select 'version' as part, id, used_at from audience_version where used_at is not null
                      union all select 'revision', id, used_at from creative_revision where used_at is not null order by 1`),
      );
      const at = new Date('2026-03-01T00:00:00Z');
      expect(rows).toEqual([
        { part: 'revision', id: 2, used_at: at },
        { part: 'version', id: 2, used_at: at },
      ]);
    } finally {
      await older.drop();
    }
  });
});

describe('the migration that knows links by their place', () => {
  it('gives the links of a launch the place that the check of its revision found', async () => {
    const older = await databaseBefore('0054');
    try {
      await withOwner(databaseUrl(older.ownerUrl, older.name, 'postgres'), (client) =>
        client.query(`
          set session_replication_role = replica;
          insert into launch (account_id, product_id, attempt, revision_id, version_id, hold_until, launched_at)
          values (1, 1, 1, 2, 1, now(), now());
          insert into creative_link (account_id, creative_id, revision_id, position, url, kind, line, col)
          values (1, 1, 1, 1, 'a', 'web', 7, 7), (1, 1, 2, 1, 'a', 'web', 3, 12), (2, 1, 2, 2, 'b', 'web', 8, 8);
          insert into launch_link (account_id, launch_id, product_id, position, url)
          select 1, id, 1, n, 'x' from launch, generate_series(1, 2) n`),
      );
      await migrate({ ownerUrl: older.ownerUrl });
      const { rows } = await withOwner(older.ownerUrl, (client) =>
        client.query('select position, line, col from launch_link order by position'),
      );
      expect(rows).toEqual([
        { position: 1, line: 3, col: 12 },
        { position: 2, line: null, col: null },
      ]);
    } finally {
      await older.drop();
    }
  });
});

describe('migrate', () => {
  it('has nothing to do on a migrated database', async () => {
    expect(await migrate({ ownerUrl: database.ownerUrl })).toBe(0);
  });

  it('R32 rolls back a migration that fails half way', async () => {
    const migrations = await more('create table half (id int); select nonsense;');
    await expect(migrate({ ownerUrl: database.ownerUrl, migrations })).rejects.toThrow(/9000-more\.sql/);
    const { rows } = await withOwner(database.ownerUrl, (client) => client.query(`select to_regclass('half') as half`));
    expect(rows[0]).toEqual({ half: null });
  });

  it('R32 runs once when two start at the same time', async () => {
    const migrations = await more('create table once (id int)');
    const runs = [1, 2].map(() => migrate({ ownerUrl: database.ownerUrl, migrations }));
    expect((await Promise.all(runs)).sort()).toEqual([0, 1]);
  });

  it('refuses a migration that was edited after it was applied', async () => {
    const [first, ...rest] = await readMigrations();
    const edited = [
      { name: '0001-platform.sql', sql: '', checksum: 'other', ...(first && { sql: first.sql }) },
      ...rest,
    ];
    await expect(migrate({ ownerUrl: database.ownerUrl, migrations: edited })).rejects.toThrow(/only go forward/);
  });

  it('refuses an older schema with the name of the command, and accepts a newer one', async () => {
    const pool = new pg.Pool({ connectionString: database.appUrl, max: 1 });
    await requireSchema(pool);
    await withOwner(database.ownerUrl, (client) =>
      client.query(`delete from schema_migration where name like '0002%'`),
    );
    await expect(requireSchema(pool)).rejects.toThrow(/npm run migrate/);
    await pool.end();
  });

  it('limits every status column to the labels of the registry', async () => {
    await withOwner(database.ownerUrl, async (client) => {
      const insert = `insert into account (name, sf_account_id, status) values ('A', 'A', $1)`;
      await client.query(insert, ['Active']);
      await expect(client.query(insert, ['Asleep'])).rejects.toThrow(/account_status_registry/);
    });
  });
});
