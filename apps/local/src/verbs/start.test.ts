import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdLock } from '../process/lock.ts';
import { choosePort } from '../process/freePorts.ts';
import { PORT_SETTINGS } from '../supervisor/settings.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-start-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function ended(child: ChildProcess): Promise<{ code: number; said: string }> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

const program = [process.execPath, '--conditions=mailroom-source', join(import.meta.dirname, 'start.ts')] as const;

function start(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const [node, ...args] = program;
  const child = spawn(node, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return ended(child);
}

const inNamespace = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'])];
const MOUNT = 'mount -t tmpfs -o size=100m mailroom-test "$DATA_DIR"';
const canMount =
  spawnSync('unshare', [...inNamespace, 'sh', '-c', MOUNT], { env: { ...process.env, DATA_DIR: tmpdir() } }).status ===
  0;
// Some containers forbid it. diskSpace.test.ts tests the words everywhere.
if (!canMount) console.warn('This machine lets nobody mount, so no start was tried on a small disk.');

describe('npm start', () => {
  it('R30 says which process holds the data folder, and changes nothing', async () => {
    const lock = holdLock(join(folder, 'lock'));
    writeFileSync(join(folder, 'kept'), 'as it was');
    const { code, said } = await start({ PORT: String(await choosePort(PORT_SETTINGS.length)) });
    expect(code).toBe(1);
    expect(said).toContain(`Process ${process.pid} holds ${folder}`);
    expect(readdirSync(folder).toSorted()).toEqual(['kept', 'lock']);
    lock.release();
  });

  it('names a taken port with the setting that changes it, and starts nothing', async () => {
    const port = await choosePort(PORT_SETTINGS.length);
    const other = createServer().listen(port + 2, '127.0.0.1');
    await once(other, 'listening');
    const { code, said } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain(`port ${port + 2} is taken: set TRACKING_PORT to another`);
    expect(readdirSync(folder)).toEqual([]);
    other.close();
  });

  it('names only PORT when the ports that follow it are taken too, and leaves no folder behind', async () => {
    const port = await choosePort(PORT_SETTINGS.length);
    const others = [port, port + 1, port + 2].map((taken) => createServer().listen(taken, '127.0.0.1'));
    await Promise.all(others.map((other) => once(other, 'listening')));
    const { code, said } = await start({ PORT: String(port), DATA_DIR: join(folder, 'new') });
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toEqual([
      "Mailroom can't start:",
      `  port ${port} is taken: set PORT to another (the others follow it)`,
    ]);
    expect(readdirSync(folder)).toEqual([]);
    for (const other of others) other.close();
  });

  it('says before the first start that the disk has too little room, and starts nothing', async () => {
    if (!canMount) return;
    const port = String(await choosePort(PORT_SETTINGS.length));
    const command = `${MOUNT} && "$@"; code=$?; ls -A "$DATA_DIR"; exit $code`;
    const child = spawn('unshare', [...inNamespace, 'sh', '-c', command, 'sh', ...program], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: port },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { code, said } = await ended(child);
    expect(code).toBe(1);
    expect(said.trim()).toMatch(
      /^The demo data needs about \d+ MB, and (.*) has \d+ MB left\..*DATA_DIR.*Nothing was started\.$/,
    );
    expect(said).toContain(folder);
  });

  it('names all wrong settings in one run', async () => {
    const { code, said } = await start({ PORT: 'http', SMTP_PORT: '0' });
    expect(code).toBe(1);
    expect(said).toMatch(/PORT must be a port[^]*SMTP_PORT must be a port/);
  });
});
