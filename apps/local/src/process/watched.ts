import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Ending {
  /** The signal that asks the program for an orderly end. */
  signal: 'INT' | 'TERM';
  /** The signal that ends a program which is still there after the grace. */
  lastSignal: 'QUIT' | 'KILL';
  graceSeconds: number;
}

/**
 * The shell holds one end of a pipe from us. However we end, kill -9 included, the pipe ends too. The shell then asks the program
 * to stop, and ends it if it doesn't; otherwise it would live on as an orphan. The shell's first output is the program's process
 * id.
 */
function watchdog({ signal, lastSignal, graceSeconds }: Ending): string {
  return (
    `exec 4<&0; "$0" "$@" </dev/null 3>&- 4<&- & pid=$!; echo $pid >&3; exec 3>&-; ` +
    `(cat <&4 >/dev/null; kill -${signal} $pid 2>/dev/null; looks=0; ` +
    `while kill -0 $pid 2>/dev/null && [ $looks -lt ${graceSeconds * 10} ]; do sleep 0.1; looks=$((looks + 1)); done; ` +
    `kill -${lastSignal} $pid 2>/dev/null) & wait $pid`
  );
}

interface WatchedOptions extends Ending {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  stdout: number | 'ignore' | 'pipe';
  stderr: number | 'pipe';
}

export interface Watched {
  child: ChildProcess;
  /** The program's own process number, below the shell. */
  pid: Promise<number>;
  /** Resolves when the program has ended, for whatever reason. */
  exited: Promise<number | null>;
  /** Asks the program to stop, and ends it after the grace. */
  stop: () => Promise<void>;
}

/** How long the last signal may take, where somebody killed the watchdog too. */
const LAST_MS = 10_000;

export function spawnWatched(program: string, args: readonly string[], options: WatchedOptions): Watched {
  const { signal, lastSignal, graceSeconds, stdout, stderr, ...rest } = options;
  const child = spawn('/bin/sh', ['-c', watchdog({ signal, lastSignal, graceSeconds }), program, ...args], {
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
    stop: async () => {
      child.stdin?.end();
      const impatient = setTimeout(() => killGroup(child), graceSeconds * 1000 + LAST_MS);
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
