import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { debianPrograms } from '@mailroom/local/debian-postgres';
import pg from 'pg';
import { databaseUrl, withOwner } from './template.ts';

interface Backup {
  /** The programs of the server's own major version. */
  programs: string;
  /** A superuser's way to a database of the server: only such a role sees every row. */
  superuserUrl(database: string): string;
  /** Runs one of the programs. Its messages are part of the error. */
  run(name: string, ...args: string[]): void;
}

async function majorOf(url: string): Promise<string> {
  return withOwner(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    return String(Number.parseInt(rows[0]?.version ?? '', 10));
  });
}

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** Returns the tools for a backup of the test’s server; undefined where Debian’s programs of its version or its superuser are out of reach. */
export async function backupOf(ownerUrl: string): Promise<Backup | undefined> {
  const programs = debianPrograms(await majorOf(ownerUrl));
  const superuserUrl = (database: string): string => databaseUrl(ownerUrl, database, 'postgres');
  if (programs === undefined || !(await connects(superuserUrl('postgres')))) return undefined;
  return {
    programs,
    superuserUrl,
    run: (name, ...args) => void execFileSync(join(programs, name), args, { stdio: ['ignore', 'ignore', 'pipe'] }),
  };
}
