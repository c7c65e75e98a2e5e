import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/**
 * Whether the previous program can't safely run on the schema that this migration leaves. Its file begins with the mark
 * and the reason: `-- stop-first: …`.
 */
export function isStopFirst({ sql }: Pick<Migration, 'sql'>): boolean {
  return sql.startsWith('-- stop-first:');
}

/** The plain SQL files, in the order of their numbers. */
export async function readMigrations(folder = migrationsFolder): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[\w-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
