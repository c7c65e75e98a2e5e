import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Suite } from '../figure.ts';
import { freePort, root } from '../programs.ts';

const portNames = [
  'PORT',
  'CREATIVE_HOST_PORT',
  'TRACKING_PORT',
  'METRICS_PORT',
  'IDENTITY_PORT',
  'SMTP_PORT',
  'MAIL_PAGE_PORT',
];

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(20);
  }
  throw new Error(`npm start ended with ${child.exitCode}`);
}

/** Seconds from the command to the moment the product answers; then it is asked to end. */
async function started(env: Record<string, string>): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, ['apps/local/boot.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, `http://localhost:${env['PORT']}`);
  const seconds = (performance.now() - began) / 1000;
  child.kill('SIGINT');
  if (child.exitCode === null) await once(child, 'exit');
  return seconds;
}

export const suite: Suite = {
  name: 'start',
  title: 'npm start',
  about:
    'Dependencies installed and the portal built. The first start makes the database, migrates and loads the demo data; the later one finds them. Until the API answers that it is ready.',
  packages: [],
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bench-start-'));
    try {
      const ports: Record<string, string> = {};
      for (const name of portNames) ports[name] = String(await freePort());
      const env = { ...ports, DATA_DIR: join(folder, 'data') };
      const first = await started(env);
      const later = await started(env);
      return [
        { what: 'first start', unit: 's', value: first, budgets: [{ of: 'value', is: 'at most', limit: 20 }] },
        { what: 'later start', unit: 's', value: later, budgets: [{ of: 'value', is: 'at most', limit: 4 }] },
      ];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
