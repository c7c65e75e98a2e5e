import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Runs one of our programs and writes its output to a file. */
export async function runLogged({ args, cwd = root, env = {} }: Command, logPath: string): Promise<number> {
  const log = openSync(logPath, 'w');
  const child = spawn(process.execPath, ['--conditions=mailroom-source', ...args], {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

export function tail(path: string, lines: number): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
}
