import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment, PortSetting } from './settings.ts';

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

/** The settings that move the taken ports. One is enough for PORT and those that follow it. */
function movedBy(taken: readonly PortSetting[], given: Environment): PortSetting[] {
  const follows = (name: PortSetting): boolean => name !== 'PORT' && !given[name];
  return taken.includes('PORT') ? taken.filter((name) => !follows(name)) : [...taken];
}

/**
 * Checks the ports before anything is started, so that a taken port changes nothing. `patienceMs` gives the parts of a
 * killed program time to end.
 */
export async function assertFree(
  ports: Partial<Record<PortSetting, number>>,
  given: Environment,
  patienceMs = 0,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  const taken: PortSetting[] = [];
  for (const [name, port] of Object.entries(ports) as [PortSetting, number][]) {
    if (!(await isFreeWithin(port, deadline))) taken.push(name);
  }
  if (taken.length === 0) return;
  const lines = movedBy(taken, given).map(
    (name) =>
      `  port ${ports[name]} is taken: set ${name} to another${name === 'PORT' ? ' (the others follow it)' : ''}`,
  );
  throw new Error(`Mailroom can't start:\n${lines.join('\n')}`);
}
