import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processAlive } from '../process/alive.ts';
import { keep, untilReady } from './keep.ts';
import type { Kept } from './keep.ts';
import { choosePort } from '../process/freePorts.ts';

let folder: string;
let port: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-keep-'));
  port = await choosePort();
});

afterEach(() => rmSync(folder, { recursive: true }));

function program(source: string): Kept {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, source);
  return keep({
    name: 'program',
    args: [file],
    env: { PORT: String(port) },
    cwd: folder,
    logPath: join(folder, 'log'),
    say: () => {},
  });
}

const SERVER =
  "import { createServer } from 'node:http'; createServer((_, r) => r.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1');";

function address(): string {
  return `http://127.0.0.1:${port}/`;
}

async function answering(): Promise<number> {
  return Number(await (await fetch(address())).text());
}

describe('a kept program', () => {
  it('is started again once when it is killed, and ends when it is asked to', async () => {
    const kept = program(SERVER);
    await untilReady(address(), kept);
    const first = await kept.pid();
    expect(await answering()).toBe(first);

    process.kill(first, 'SIGKILL');
    await expect.poll(() => kept.restarts()).toBe(1);
    const next = await kept.pid();
    expect(next).not.toBe(first);
    await expect.poll(() => answering().catch(() => undefined)).toBe(next);

    await kept.stop();
    expect(processAlive(next)).toBe(false);
    expect(kept.restarts()).toBe(1);
  });

  it('that can’t start says why', async () => {
    const kept = program("console.error('SMTP_URL is missing'); process.exit(1);");
    await expect(untilReady(address(), kept)).rejects.toThrow('SMTP_URL is missing');
    await kept.stop();
  });
});
