import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../../../../api/src/platform/database/migrate.ts';
import { startPostgres } from '../../postgres/postgres.ts';
import { loadDemo } from '../load.ts';

export interface LoadedDemo {
  rows<T extends object>(sql: string): Promise<T[]>;
  /** How many rows a select returns. */
  count(sql: string): Promise<number>;
  /** The bytes of the files, by their key. */
  files: ReadonlyMap<string, string>;
  /** The lines that a person reads meanwhile. */
  parts: readonly string[];
  stop(): Promise<void>;
}

/** The demo data as tests read them: loaded into a database of their own, as of this moment. */
export async function loadedDemo(now: Date): Promise<LoadedDemo> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  const files = new Map<string, string>();
  const parts: string[] = [];
  const postgres = await startPostgres({ folder, settings: { fsync: 'off' } });
  await migrate({ ownerUrl: postgres.ownerUrl });
  await loadDemo({
    ownerUrl: postgres.ownerUrl,
    now,
    putFile: async (key, content) => void files.set(key, content),
    addressDigest: (email) => createHash('sha256').update(`key ${email}`).digest(),
    onPart: (line) => parts.push(line),
  });
  const client = new pg.Client({ connectionString: postgres.ownerUrl });
  await client.connect();
  const rows = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows;
  return {
    rows,
    count: async (sql) => Number((await rows<{ count: string }>(`select count(*) from (${sql}) x`))[0]?.count),
    files,
    parts,
    stop: async () => {
      await client.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
