import { closeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnWatched } from '../process/watched.ts';
import type { Watched } from '../process/watched.ts';
import { lastLines, openLog } from './logFile.ts';

interface KeepOptions {
  name: string;
  /** Flags for our Node, the file to run, and its arguments. */
  args: readonly string[];
  env: Record<string, string | undefined>;
  cwd: string;
  logPath: string;
  say: (line: string) => void;
}

export interface Kept {
  name: string;
  /** The process number of the running program. */
  pid: () => Promise<number>;
  restarts: () => number;
  lastWords: () => string;
  stop: () => Promise<void>;
}

const RESTART_AFTER_MS = 300;
const GRACE_SECONDS = 30;

/** Runs a program and restarts it within a second when it ends unasked. */
export function keep({ name, args, env, cwd, logPath, say }: KeepOptions): Kept {
  let stopping = false;
  let restarts = 0;
  let current: Watched;

  function start(): Watched {
    const log = openLog(logPath);
    const watched = spawnWatched(process.execPath, ['--conditions=mailroom-source', ...args], {
      signal: 'TERM',
      lastSignal: 'KILL',
      graceSeconds: GRACE_SECONDS,
      env,
      cwd,
      stdout: log,
      stderr: log,
    });
    closeSync(log);
    void watched.exited.then(again);
    return watched;
  }

  async function again(code: number | null): Promise<void> {
    if (stopping) return;
    say(`${name} ended (${code ?? 'killed'}); starting it again. Its log: ${logPath}`);
    await wait(RESTART_AFTER_MS);
    if (stopping) return;
    restarts += 1;
    current = start();
  }

  current = start();
  return {
    name,
    pid: () => current.pid,
    restarts: () => restarts,
    lastWords: () => lastLines(logPath, 15),
    stop: async () => {
      stopping = true;
      await current.stop();
    },
  };
}

const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 40;

/** Waits until the address answers 200. Tells a program that can't start from one that is slow. */
export async function untilReady(url: string, kept: Kept): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (kept.restarts() > 0 || performance.now() > until) {
      throw new Error(`${kept.name} doesn't start. Its last words:\n${kept.lastWords()}`);
    }
    await wait(LOOK_EVERY_MS);
  }
}
