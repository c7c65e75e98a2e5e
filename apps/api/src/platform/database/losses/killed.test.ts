import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removePostgres, startPostgres, type Postgres } from '@mailroom/local/postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';

const ROUNDS = Number(process.env['SOAK_CRASHES'] ?? 1);
const WRITES = 50;
const program = fileURLToPath(new URL('../../../testing/writerProcess.ts', import.meta.url));

let folder: string;
let postgres: Postgres;
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-killed-'));
  // A cluster of its own, because this test kills it and needs fsync, which the other tests' cluster lacks.
  postgres = await startPostgres({ folder });
  await migrate({ ownerUrl: postgres.ownerUrl });
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres.stop();
  removePostgres(folder);
});

async function rows<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Kills the server with all of its processes, as a power cut does. */
async function killServer(): Promise<void> {
  const [folderOf] = await rows<{ at: string }>(
    postgres.url('postgres', 'postgres'),
    `select current_setting('data_directory') as at`,
  );
  const server = Number(readFileSync(join(folderOf?.at ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').split(' ').filter(Boolean);
  for (const pid of [server, ...children.map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended together with another process.
    }
  }
  await postgres.exited;
}

it(
  'R31 loses nothing acknowledged when database and program are killed with -9 while they write',
  { timeout: 600_000 + ROUNDS * 60_000 },
  async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const child = spawn(process.execPath, ['--conditions=mailroom-source', program, `run ${round}`], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: postgres.appUrl },
      });
      running.add(child);
      let count = 0;
      let enough = (): void => {};
      child.on('message', (name) => {
        acknowledged.push(String(name));
        count += 1;
        if (count >= WRITES) enough();
      });
      const writes = () =>
        new Promise<void>((resolve, reject) => {
          count = 0;
          enough = resolve;
          child.once('exit', (code, signal) => reject(new Error(`The program ended with ${code ?? signal}`)));
        });
      await writes();
      await killServer();
      postgres = await startPostgres({ folder });
      // The same program continues when the database is back.
      await writes();
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      await Promise.all([once(child, 'exit'), killServer()]);
      running.delete(child);
      postgres = await startPostgres({ folder });
    }
    const kept = new Set(
      (await rows<{ name: string }>(postgres.ownerUrl, 'select name from vertical')).map(({ name }) => name),
    );
    expect(acknowledged.length).toBeGreaterThanOrEqual(2 * WRITES * ROUNDS);
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  },
);
