import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A port that nobody uses, from the system. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts one of our programs, by its path from the top, and waits for its word that it is ready. */
export async function startProgram<Said = unknown>(
  file: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; said: Said }> {
  const child = spawn(process.execPath, ['--conditions=mailroom-source', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', (word) => resolve(word as Said));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, said };
}

/** Asks a program that we started, and waits for what it says. */
export async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(question);
  return ((await answer) as [Answer])[0];
}
