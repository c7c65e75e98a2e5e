import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Terminates a program and waits for its exit. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Starts a program, given by its path from the root, and waits for its first message, which says that it is ready. */
export async function startProgram<Message = unknown>(
  file: string,
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<{ child: ChildProcess; message: Message }> {
  const child = spawn(process.execPath, [...flags, '--conditions=mailroom-source', file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message = await new Promise<Message>((resolve, reject) => {
    child.once('message', (first) => resolve(first as Message));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, message };
}

/** Sends a program a question and waits for its answer. */
export async function ask<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(question);
  return ((await answer) as [Answer])[0];
}
