import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';

export interface Program {
  child: ChildProcess;
  /** Everything it has printed. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const LOOK_EVERY = 100;

/** Starts a program and waits until its port answers. */
export async function startProgram(
  file: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions = {},
): Promise<Program> {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part));
  child.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const exited = once(child, 'exit');
  let hasEnded = false;
  void exited.then(() => (hasEnded = true));
  while (!(await answers(port))) {
    if (hasEnded) throw new Error(`${file} ended before it listened on ${port}:\n${text}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return {
    child,
    said: () => text,
    stop: async (signal = 'SIGTERM') => {
      if (hasEnded) return;
      child.kill(signal);
      await exited;
    },
  };
}
