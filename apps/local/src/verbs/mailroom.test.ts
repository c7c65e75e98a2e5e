import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removePostgres } from '../postgres/postgres.ts';
import { processAlive } from '../process/alive.ts';
import { choosePort } from '../process/freePorts.ts';
import { PORT_SETTINGS } from '../supervisor/settings.ts';

const root = join(import.meta.dirname, '../../../..');
const boot = join(root, 'apps/local/boot.mjs');
const folder = mkdtempSync(join(tmpdir(), 'mailroom-whole-'));
let port: number;
let mailroom: Started;

interface Started {
  boot: ChildProcess;
  said: () => string;
  pid: number;
}

function verb(name: string, ...args: string[]): ChildProcess {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: folder, PORT: String(port) };
  return spawn(process.execPath, [boot, name, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function start(): Promise<Started> {
  const child = verb('start');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  while (!said.includes('Ready in')) {
    if (child.exitCode !== null) throw new Error(said);
    await wait(50);
  }
  const { pid } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { pid: number };
  return { boot: child, said: () => said, pid };
}

function address(path: string): string {
  return `http://localhost:${port}${path}`;
}

function serverPid(): number {
  return Number(readFileSync(join(folder, 'postgres/18/postmaster.pid'), 'utf8').split('\n')[0]);
}

beforeAll(async () => {
  port = await choosePort(PORT_SETTINGS.length);
  mailroom = await start();
}, 120_000);

afterAll(async () => {
  mailroom.boot.kill('SIGTERM');
  if (mailroom.boot.exitCode === null) await once(mailroom.boot, 'exit');
  removePostgres(join(folder, 'postgres'));
  removePostgres(folder);
});

describe('the whole Mailroom', () => {
  it('says where it is and who can sign in', () => {
    const said = mailroom.said();
    expect(said).toContain(`Mailroom  http://localhost:${port}`);
    expect(said).toMatch(/robin@mailroom\.example\s+Super Admin/);
    expect(said).toContain(`http://localhost:${port + 5}`);
  });

  it('serves the built portal and refuses a call without a token', async () => {
    expect(await (await fetch(address('/'), { headers: { accept: 'text/html' } })).text()).toContain('<div id="root"');
    expect((await fetch(address('/api/v2/me'))).status).toBe(401);
  });

  it('gives a token by the verb, which prints nothing else, and the token opens the API', async () => {
    const child = verb('token', 'robin@mailroom.example');
    let said = '';
    child.stdout?.on('data', (text) => (said += String(text)));
    await once(child, 'close');
    expect(said).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const me = await fetch(address('/api/v2/me'), { headers: { authorization: `Bearer ${said.trim()}` } });
    expect(me.status).toBe(200);
  });

  it('R30 leaves nothing behind when its program is killed, and starts again with the same data', async () => {
    const server = serverPid();
    process.kill(mailroom.pid, 'SIGKILL');
    await once(mailroom.boot, 'exit');
    await expect.poll(() => processAlive(server)).toBe(false);

    mailroom = await start();
    expect(mailroom.said()).not.toContain('Loading the demo data');
    expect((await fetch(address('/readyz'))).status).toBe(200);
  });

  it('ends cleanly when it is asked to', async () => {
    mailroom.boot.kill('SIGINT');
    const [code] = (await once(mailroom.boot, 'exit')) as [number];
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    expect(existsSync(join(folder, 'postgres/18/postmaster.pid'))).toBe(false);
  });
});
