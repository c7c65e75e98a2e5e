import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PortSetting } from './settings.ts';

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  server.listen({ port, host: '127.0.0.1', exclusive: true });
  try {
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}

const LOOK_EVERY = 100;

async function isFreeWithin(port: number, deadline: number): Promise<boolean> {
  for (;;) {
    if (await isFree(port)) return true;
    if (performance.now() >= deadline) return false;
    await wait(LOOK_EVERY);
  }
}

/**
 * Checks the ports before anything is started, so that a taken port changes nothing. `patienceMs` gives the parts of a
 * killed program time to end.
 */
export async function assertFree(ports: Partial<Record<PortSetting, number>>, patienceMs = 0): Promise<void> {
  const deadline = performance.now() + patienceMs;
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFreeWithin(port, deadline)))
      taken.push(`port ${port} is taken: set ${name} to another${name === 'PORT' ? ' (the others follow it)' : ''}`);
  }
  if (taken.length > 0) throw new Error(`Mailroom can't start:\n${taken.map((line) => `  ${line}`).join('\n')}`);
}
