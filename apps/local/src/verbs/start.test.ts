import { spawn } from 'node:child_process';
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

async function start(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['--conditions=mailroom-source', join(import.meta.dirname, 'start.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

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

  it('names all wrong settings in one run', async () => {
    const { code, said } = await start({ PORT: 'http', SMTP_PORT: '0' });
    expect(code).toBe(1);
    expect(said).toMatch(/PORT must be a port[^]*SMTP_PORT must be a port/);
  });
});
