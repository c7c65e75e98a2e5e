import type pg from 'pg';
import { readMigrations } from './migrations.ts';

class OlderSchema extends Error {
  constructor(missing: readonly string[]) {
    super(
      `The database's schema is older than this program (missing ${missing.join(', ')}): run \`npm run migrate\` with DATABASE_OWNER_URL`,
    );
    this.name = 'OlderSchema';
  }
}

/** Refuses an older schema; a newer one is fine, because nodes are replaced one by one after a migration. */
export async function requireSchema(pool: pg.Pool): Promise<void> {
  const expected = (await readMigrations()).map((migration) => migration.name);
  const history = await pool.query<{ found: boolean }>(
    `select to_regclass('public.schema_migration') is not null as found`,
  );
  if (!history.rows[0]?.found) throw new OlderSchema(expected);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration');
  const applied = new Set(rows.map((row) => row.name));
  const missing = expected.filter((name) => !applied.has(name));
  if (missing.length > 0) throw new OlderSchema(missing);
}
