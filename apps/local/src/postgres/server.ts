import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { spawnWatched } from '../process/watched.ts';
import type { RunAs } from './identity.ts';

const fixedSettings: Record<string, string> = {
  listen_addresses: '',
  max_connections: '200',
  timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
  jit: 'off',
};

/** A shutdown writes everything out; on a slow disk that takes a while. On a full one it may never end. */
const GRACE_SECONDS = 60;

interface Server {
  exited: Promise<void>;
  stop: () => Promise<void>;
}

interface ServerOptions {
  binaries: string;
  cluster: string;
  socket: string;
  as: RunAs;
  settings: Record<string, string>;
  log: (line: string) => void;
  /** Ends the server even while it starts: a recovery may take long, or never end. */
  ending?: AbortSignal | undefined;
}

export async function runServer({
  binaries,
  cluster,
  socket,
  as,
  settings,
  log,
  ending,
}: ServerOptions): Promise<Server> {
  const options = Object.entries({ ...fixedSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const watched = spawnWatched(join(binaries, 'postgres'), ['-D', cluster, '-k', socket, ...options], {
    signal: 'INT',
    // An immediate shutdown: the next start recovers from the log, and nothing acknowledged is lost.
    lastSignal: 'QUIT',
    graceSeconds: GRACE_SECONDS,
    ...as,
    cwd: cluster,
    stdout: 'ignore',
    stderr: 'pipe',
  });
  // Also waits for its last words, which say why it ended.
  const closed = once(watched.child, 'close').then(() => {});
  let isStopping = false;
  let isFull = false;
  // On a full disk an orderly shutdown waits for room to write, forever or until our patience ends.
  const stopOnFullDisk = async (): Promise<void> => {
    if (isStopping && isFull && watched.child.exitCode === null) process.kill(await watched.pid, 'SIGQUIT');
  };
  const stop = async (): Promise<void> => {
    isStopping = true;
    void stopOnFullDisk().catch(() => {});
    await watched.stop();
    await closed;
  };
  ending?.addEventListener('abort', () => void stop(), { once: true });
  await ready(watched.child, (line) => {
    log(line);
    if (!/no space left on device/i.test(line)) return;
    isFull = true;
    void stopOnFullDisk().catch(() => {});
  });
  return { exited: closed, stop };
}

function ready(child: ChildProcess, log: (line: string) => void): Promise<void> {
  const seen: string[] = [];
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => reject(new Error(`PostgreSQL didn't start:\n${seen.slice(-8).join('\n')}`)));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      if (seen.length < 50) seen.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
  });
}
