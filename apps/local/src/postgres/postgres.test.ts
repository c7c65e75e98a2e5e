import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { processAlive } from '../process/alive.ts';
import { childrenOf, parentOf } from '../process/testing/family.ts';
import { FolderHeld } from '../process/lock.ts';
import { withClient } from './connect.ts';
import { postmasterPid, stopOrphan } from './orphan.ts';
import { removePostgres, startPostgres } from './postgres.ts';
import type { Postgres } from './postgres.ts';

/** A cluster that was started once. Each test begins with a copy: to make one takes longer than all that a test does with it. */
const prepared = mkdtempSync(join(tmpdir(), 'mailroom-prepared-'));
let folder: string;

beforeAll(async () => {
  const postgres = await startPostgres({ folder: prepared });
  await postgres.stop();
});

afterAll(() => removePostgres(prepared));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-postgres-'));
  execFileSync('cp', ['-a', join(prepared, '18'), folder]);
});

afterEach(() => removePostgres(folder));

function clusterOf(postgres: Postgres): Promise<string> {
  return query(postgres.url('postgres', 'postgres'), "select current_setting('data_directory') as value");
}

async function query(url: string, sql: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ value: string }>(sql);
  await client.end();
  return rows[0]?.value ?? '';
}

/** A separate program that starts the server and can be killed. */
async function starter(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const module = new URL('./postgres.ts', import.meta.url).href;
  const program = `import { startPostgres } from ${JSON.stringify(module)};
    await startPostgres({ folder: ${JSON.stringify(folder)} }); console.log('ready'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const server = serverPid();
  // A test that fails half-way never reaches its own kill: the whole run would wait for the program, and the server would stay.
  onTestFinished(() => {
    child.kill('SIGKILL');
    killHard(server);
  });
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function gone(pid: number): Promise<boolean> {
  const until = performance.now() + 60_000;
  while (processAlive(pid) && performance.now() < until) await wait(10);
  return !processAlive(pid);
}

function cluster(): string {
  return join(folder, '18');
}

/** Never 0: a signal to 0 reaches everybody of our own group. */
function serverPid(): number {
  const pid = postmasterPid(cluster());
  if (pid === undefined) throw new Error('There is no server');
  return pid;
}

/** A process that ended together with another counts as killed. */
function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('the embedded PostgreSQL', () => {
  it('starts, keeps what was written over a stop, and can be reached only by its owner', async () => {
    const first = await startPostgres({ folder });
    await query(first.ownerUrl, "create table kept as select 'written'::text as value");
    expect(
      await query(first.ownerUrl, 'select rolsuper::text as value from pg_roles where rolname = current_user'),
    ).toBe('false');
    expect(await query(first.ownerUrl, "select lower('ÄŁ') as value")).toBe('äł');
    expect(await query(first.ownerUrl, "select current_setting('fsync') as value")).toBe('on');
    expect(await query(first.ownerUrl, "select current_setting('listen_addresses') as value")).toBe('');
    expect(statSync(first.socket).mode & 0o777).toBe(0o700);
    await first.stop();
    const second = await startPostgres({ folder });
    expect(await query(second.ownerUrl, 'select value from kept')).toBe('written');
    expect(await clusterOf(second)).toBe(cluster());
    await second.stop();
  });

  it('R30 refuses a second start on one folder, naming the holder', async () => {
    const holder = await starter();
    const server = postmasterPid(cluster());
    const refused = await startPostgres({ folder }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderHeld);
    expect((refused as FolderHeld).message).toContain(`Process ${holder.pid} holds ${folder}`);
    expect(postmasterPid(cluster())).toBe(server);
    await holder.kill();
  });

  it('R30 leaves nothing behind after kill -9 of its program, and starts again', async () => {
    const holder = await starter();
    const server = serverPid();
    expect(processAlive(server)).toBe(true);
    await holder.kill();
    expect(await gone(server)).toBe(true);
    const next = await startPostgres({ folder });
    await next.stop();
  });

  it('R30 stops a server that lost its watchdog and its program, and loses nothing', async () => {
    const holder = await starter();
    const server = serverPid();
    const shell = parentOf(server);
    const watchers = childrenOf(shell).filter((pid) => pid !== server);
    expect(watchers).toHaveLength(1);
    // The shell last: its program notices that it ended, and the watchers would then stop the server.
    const watchdog = [...watchers, ...watchers.flatMap(childrenOf), shell];
    for (const pid of watchdog) killHard(pid);
    await holder.kill();
    const url = `postgresql:///mailroom?${new URLSearchParams({ host: join(folder, 'run'), user: 'mailroom_owner' })}`;
    await query(url, "create table kept as select 'acknowledged'::text as value");
    expect(processAlive(server)).toBe(true);

    const lines: string[] = [];
    const next = await startPostgres({ folder, log: (line) => lines.push(line) });
    expect(lines[0]).toContain(`stopping the server ${server}`);
    expect(processAlive(server)).toBe(false);
    expect(await query(next.ownerUrl, 'select value from kept')).toBe('acknowledged');
    await next.stop();
  });

  it('R30 ends a server that hangs in its shutdown, and loses nothing', async () => {
    const first = await startPostgres({ folder });
    await query(first.ownerUrl, "create table kept as select 'acknowledged'::text as value");
    const server = serverPid();
    // A stopped checkpointer can't write the shutdown's checkpoint, as on a full disk.
    const title = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    const checkpointer = childrenOf(server).find((pid) => title(pid).includes('checkpointer')) ?? 0;
    process.kill(checkpointer, 'SIGSTOP');
    await stopOrphan({ cluster: cluster(), socket: first.socket, log: () => {}, patienceMs: 100 });
    expect([server, checkpointer].filter(processAlive)).toEqual([]);
    await first.exited;
    const next = await startPostgres({ folder });
    expect(await query(next.ownerUrl, 'select value from kept')).toBe('acknowledged');
    await next.stop();
  });

  it('ends no program by ending under its connection', async () => {
    const postgres = await startPostgres({ folder });
    await withClient(postgres.ownerUrl, async () => {
      process.kill(serverPid(), 'SIGKILL');
      await postgres.exited;
    });
  });

  it('doesn’t take another process for the server because its number is in an old file', async () => {
    const first = await startPostgres({ folder });
    await first.stop();
    writeFileSync(join(cluster(), 'postmaster.pid'), `${process.pid}\n${cluster()}\n`);
    const second = await startPostgres({ folder });
    await second.stop();
    expect(processAlive(process.pid)).toBe(true);
  });

  it('says when the server ends on its own', async () => {
    const postgres = await startPostgres({ folder });
    process.kill(serverPid(), 'SIGKILL');
    await postgres.exited;
    const next = await startPostgres({ folder });
    await next.stop();
  });
});
