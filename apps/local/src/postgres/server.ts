import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RunAs } from './identity.ts';

/**
 * The shell holds one end of a pipe from us. However we end, kill -9 included, the pipe ends too, and the shell asks the server
 * for a fast shutdown; without it the server would live on as an orphan.
 */
const watchdog =
  'exec 3<&0; "$0" "$@" </dev/null & pid=$!; (cat <&3 >/dev/null; kill -INT $pid 2>/dev/null) & wait $pid';

const fixedSettings: Record<string, string> = {
  listen_addresses: '',
  max_connections: '200',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  jit: 'off',
};

export type Server = { exited: Promise<void>; stop: () => Promise<void> };

export type ServerOptions = {
  binaries: string;
  cluster: string;
  socket: string;
  as: RunAs;
  settings: Record<string, string>;
  log: (line: string) => void;
};

export async function runServer({ binaries, cluster, socket, as, settings, log }: ServerOptions): Promise<Server> {
  const options = Object.entries({ ...fixedSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const args = ['-c', watchdog, join(binaries, 'postgres'), '-D', cluster, '-k', socket, ...options];
  // In a group of its own, so that Ctrl-C doesn't reach it before those who still write have drained.
  const child = spawn('/bin/sh', args, { ...as, cwd: cluster, detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
  const exited = once(child, 'exit').then(() => {
    child.stdin.destroy();
  });
  child.stdin.on('error', () => {});
  await ready(child, log);
  return {
    exited,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

function ready(child: ChildProcess, log: (line: string) => void): Promise<void> {
  const seen: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The embedded PostgreSQL didn't start:\n${seen.slice(-8).join('\n')}`)));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      if (seen.length < 50) seen.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
  });
}
