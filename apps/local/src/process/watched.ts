import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * The shell holds one end of a pipe from us. However we end, kill -9 included, the pipe ends too, and the shell asks the program to
 * stop; without it the program would live on as an orphan. It also tells the program's own number, before anything else.
 */
function watchdog(signal: string): string {
  return (
    `exec 4<&0; "$0" "$@" </dev/null 3>&- 4<&- & pid=$!; echo $pid >&3; exec 3>&-; ` +
    `(cat <&4 >/dev/null; kill -${signal} $pid 2>/dev/null) & wait $pid`
  );
}

interface WatchedOptions {
  /** The signal that asks the program for an orderly end. */
  signal: 'INT' | 'TERM';
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  stdout: number | 'ignore';
  stderr: number | 'pipe';
}

export interface Watched {
  child: ChildProcess;
  /** The program's own process number, below the shell. */
  pid: Promise<number>;
  /** Resolves when the program has ended, for whatever reason. */
  exited: Promise<number | null>;
  /** Asks the program to stop, and kills it after `graceMs`. */
  stop: (graceMs: number) => Promise<void>;
}

export function spawnWatched(program: string, args: readonly string[], options: WatchedOptions): Watched {
  const { signal, stdout, stderr, ...rest } = options;
  const child = spawn('/bin/sh', ['-c', watchdog(signal), program, ...args], {
    ...rest,
    // Runs in its own process group, so that Ctrl-C doesn't end it before the programs that need it.
    detached: true,
    stdio: ['pipe', stdout, stderr, 'pipe'],
  });
  child.stdin?.on('error', () => {});
  const exited = once(child, 'exit').then(([code]) => {
    child.stdin?.destroy();
    return code as number | null;
  });
  const pid = once(child.stdio[3] as Readable, 'data').then(([data]) => Number(String(data)));
  pid.catch(() => {});
  return {
    child,
    pid,
    exited,
    stop: async (graceMs) => {
      child.stdin?.end();
      const impatient = setTimeout(() => killGroup(child), graceMs);
      await exited;
      clearTimeout(impatient);
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The program ended in between.
  }
}
