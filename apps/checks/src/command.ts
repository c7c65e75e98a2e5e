import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnWatched } from '@mailroom/local/watched';
import type { Watched } from '@mailroom/local/watched';

export const root = join(import.meta.dirname, '../../..');

export interface Command {
  args: readonly string[];
  cwd?: string;
  env?: Record<string, string>;
}

function bin(path: string): string {
  return join(root, 'node_modules', path);
}

export const programs = {
  tsc: bin('typescript/bin/tsc'),
  oxfmt: bin('oxfmt/bin/oxfmt'),
  vitest: bin('vitest/vitest.mjs'),
  playwright: bin('@playwright/test/cli.js'),
  storybook: bin('storybook/dist/bin/dispatcher.js'),
} as const;

const running = new Set<Watched>();
const GRACE_SECONDS = 10;

/** Runs one of our programs and writes its output to a file. It ends with us, however we end. */
export async function runLogged({ args, cwd = root, env = {} }: Command, logPath: string): Promise<number> {
  const log = openSync(logPath, 'w');
  const watched = spawnWatched(process.execPath, ['--conditions=mailroom-source', ...args], {
    signal: 'TERM',
    lastSignal: 'KILL',
    graceSeconds: GRACE_SECONDS,
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdout: log,
    stderr: log,
  });
  closeSync(log);
  running.add(watched);
  const code = await watched.exited;
  running.delete(watched);
  return code ?? 1;
}

/**
 * Ends us when somebody asks, or when our starter was killed. The running programs end first, because they use our temporary
 * folder.
 */
export function endWhenAsked(): void {
  const end = async (): Promise<void> => {
    await Promise.all([...running].map((watched) => watched.stop()));
    process.exit(1);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => void end());
}

export function tail(path: string, lines: number): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
