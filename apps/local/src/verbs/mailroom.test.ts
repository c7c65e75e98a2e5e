import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePostgres } from '../postgres/postgres.ts';
import { processAlive } from '../process/alive.ts';
import { childrenOf, parentOf } from '../process/testing/family.ts';
import { choosePort } from '../process/freePorts.ts';
import { PORT_SETTINGS } from '../supervisor/settings.ts';

const root = join(import.meta.dirname, '../../../..');
const boot = join(root, 'apps/local/boot.mjs');
const folder = mkdtempSync(join(tmpdir(), 'mailroom-whole-'));
const everyEnding = (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const).flatMap((signal) =>
  (['npm', 'the shell', 'the starter', 'the program'] as const).map((whom) => [signal, whom] as const),
);
/** A start takes seconds, so only a soak tries the other endings. A shell keeps a SIGINT until the command it waits for ends. */
const endings = everyEnding.filter(([signal, whom]) =>
  process.env['SOAK_ENDINGS'] === 'all'
    ? signal !== 'SIGINT' || whom !== 'the shell'
    : signal === 'SIGKILL' && whom === 'npm',
);
let port: number;
let mailroom: Started;
/** The last one that was started, also if it never became ready. */
let newest: ChildProcess | undefined;

interface Started {
  npm: ChildProcess;
  said: string;
  /** The program below npm and its starter. */
  pid: number;
}

function options(): SpawnOptions {
  const { PATH, HOME } = process.env;
  return {
    cwd: root,
    env: { PATH, HOME, DATA_DIR: folder, PORT: String(port), npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  };
}

/** Starts the product as people do, by `npm start`. */
async function start(...npmArgs: string[]): Promise<Started> {
  const npm = spawn('npm', ['start', ...npmArgs], options());
  newest = npm;
  let said = '';
  await new Promise<void>((ready, failed) => {
    for (const stream of [npm.stdout, npm.stderr])
      stream?.on('data', (text) => {
        said += String(text);
        if (said.includes('Ready in')) ready();
      });
    npm.once('exit', () => failed(new Error(said)));
  });
  const { pid } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { pid: number };
  return { npm, said, pid };
}

async function ended({ npm }: Pick<Started, 'npm'>): Promise<void> {
  if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
}

/** The process and everything below it. */
function tree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(tree)];
}

function onlyChild(pid: number): number {
  const [child, ...others] = childrenOf(pid);
  if (child === undefined || others.length > 0) throw new Error(`${pid} has ${others.length} more children`);
  return child;
}

function address(path: string): string {
  return `http://localhost:${port}${path}`;
}

beforeAll(async () => {
  port = await choosePort(PORT_SETTINGS.length);
  mailroom = await start();
});

afterAll(async () => {
  // A test that failed half way may have left all of it or parts.
  if (newest) {
    for (const pid of tree(newest.pid ?? 0)) if (processAlive(pid)) process.kill(pid, 'SIGTERM');
    await ended({ npm: newest });
  }
  removePostgres(join(folder, 'postgres'));
  removePostgres(folder);
});

describe('the whole Mailroom', () => {
  it('says where it is and who can sign in', () => {
    const { said } = mailroom;
    expect(said).toContain(`Mailroom  http://localhost:${port}`);
    expect(said).toMatch(/robin@mailroom\.example\s+Super Admin/);
    expect(said).toContain(`http://localhost:${port + 5}`);
  });

  it('serves the built portal and refuses a call without a token', async () => {
    expect(await (await fetch(address('/'), { headers: { accept: 'text/html' } })).text()).toContain('<div id="root"');
    expect((await fetch(address('/api/v2/me'))).status).toBe(401);
  });

  it('gives a token by the verb, which prints nothing else, and the token opens the API', async () => {
    const child = spawn(process.execPath, [boot, 'token', 'robin@mailroom.example'], options());
    let said = '';
    child.stdout?.on('data', (text) => (said += String(text)));
    await once(child, 'close');
    expect(said).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const me = await fetch(address('/api/v2/me'), { headers: { authorization: `Bearer ${said.trim()}` } });
    expect(me.status).toBe(200);
  });

  it('R30 leaves nothing behind when its program is killed, and starts again with the same data', async () => {
    const all = tree(mailroom.npm.pid ?? 0);
    process.kill(mailroom.pid, 'SIGKILL');
    await ended(mailroom);
    await expect.poll(() => all.filter(processAlive)).toEqual([]);

    mailroom = await start();
    expect(mailroom.said).not.toContain('Loading the demo data');
    expect((await fetch(address('/readyz'))).status).toBe(200);
  });

  it('R30 ends in order when npm is asked to, before npm itself ends', async () => {
    const all = tree(mailroom.npm.pid ?? 0);
    const starter = onlyChild(mailroom.npm.pid ?? 0);
    expect(onlyChild(starter)).toBe(mailroom.pid);
    mailroom.npm.kill('SIGTERM');
    await ended(mailroom);
    expect(mailroom.npm.exitCode).toBe(0);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    expect(existsSync(join(folder, 'postgres/18/postmaster.pid'))).toBe(false);
    await expect.poll(() => all.filter(processAlive)).toEqual([]);
  });

  it.each(endings)('R30 leaves nothing behind after %s of %s', async (signal, whom) => {
    const shell = join(folder, 'shell');
    // Waits for its command, unlike a shell that the command replaces.
    writeFileSync(shell, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n', { mode: 0o755 });
    mailroom = await start(...(whom === 'the shell' ? [`--script-shell=${shell}`] : []));
    const npm = mailroom.npm.pid ?? 0;
    const pids = {
      npm,
      'the shell': onlyChild(npm),
      'the starter': parentOf(mailroom.pid),
      'the program': mailroom.pid,
    };
    const all = tree(npm);
    process.kill(pids[whom], signal);
    await ended(mailroom);
    await expect.poll(() => all.filter(processAlive)).toEqual([]);
  });
});
