import pg from 'pg';
import { syncStatusChecks } from './statusChecks.ts';
import { isStopFirst, readMigrations, type Migration } from './migrations.ts';
import { requireStopped } from './stopFirst.ts';
import { APP_ROLE, ensureRoles, SUPER_ROLE, type RolePasswords } from './roles.ts';

/** An arbitrary number on which all processes that migrate one database must agree. */
const ADVISORY_LOCK = 7_245_001;

interface MigrateOptions {
  ownerUrl: string;
  /** For roles that must be created. */
  passwords?: RolePasswords;
  migrations?: readonly Migration[];
  /** An operator says that no node runs, although connections of the application are open: a pooler holds them. */
  stopped?: boolean;
  /** How long nodes that are ending may take, in milliseconds; 20 seconds unless given. */
  patience?: number;
  log?: (line: string) => void;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '10s'`);
    await client.query(migration.sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${migration.name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Brings the database up to this program's schema. If two processes run it, the second one waits and finds nothing to do. */
export async function migrate({
  ownerUrl,
  passwords,
  migrations,
  stopped = false,
  patience = 20_000,
  log = () => {},
}: MigrateOptions): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'mailroom migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await ensureRoles(client, passwords);
    await client.query(`create table if not exists schema_migration
      (name text primary key, checksum text not null, at timestamptz not null default clock_timestamp())`);
    await client.query(`grant select on schema_migration to ${APP_ROLE}, ${SUPER_ROLE}`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    let count = 0;
    const all = migrations ?? (await readMigrations());
    const stopFirst = all.find((migration) => !applied.has(migration.name) && isStopFirst(migration));
    // A database without a schema has had no program that could be in the way.
    if (stopFirst && applied.size > 0 && !stopped) await requireStopped(client, stopFirst.name, patience);
    for (const migration of all) {
      const before = applied.get(migration.name);
      if (before !== undefined && before !== migration.checksum) {
        throw new Error(`${migration.name} was applied and then edited: migrations only go forward, write a new one`);
      }
      if (before !== undefined) continue;
      await apply(client, migration);
      count += 1;
      log(`applied ${migration.name}`);
    }
    await syncStatusChecks(client, log);
    return count;
  } finally {
    await client.end();
  }
}
