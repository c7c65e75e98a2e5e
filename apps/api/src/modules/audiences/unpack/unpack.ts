import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PackedTables, UnpackRequest } from './unpacking.ts';
import type { UnpackAnswer, UnpackNews, UnpackTask } from './unpack.worker.ts';
import { UnpackProblem } from './unpackProblem.ts';

const THREAD = new URL(`./unpack.worker${extname(import.meta.url)}`, import.meta.url);

/** Several times what a million rows need, because V8 may end the whole process when a thread suddenly outgrows its memory. */
const MEMORY = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

interface ThreadOptions {
  /** Ends the thread. With `AbortSignal.timeout`, it is the limit of its time too. */
  signal: AbortSignal;
  progress?: (share: number) => void;
}

function problemOfThread(error: unknown): unknown {
  const isFull = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isFull ? new UnpackProblem('The file needs more memory to be read than there is for it', true) : error;
}

/** Runs a task in a thread of its own, and resolves when that has ended. Rejects with the signal's reason when it aborts. */
function inThread(task: UnpackTask, { signal, progress }: ThreadOptions): Promise<UnpackAnswer> {
  signal.throwIfAborted();
  const worker = new Worker(THREAD, { workerData: task, resourceLimits: MEMORY });
  const end = () => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    let answer: UnpackAnswer | undefined;
    let fault: unknown = new Error('The thread that unpacks has ended without an answer');
    worker.on('message', (message: UnpackAnswer | UnpackNews) => {
      if (!('share' in message)) answer = message;
      else if (!signal.aborted) progress?.(message.share);
    });
    worker.on('error', (error) => {
      fault = problemOfThread(error);
    });
    worker.on('exit', () => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else if (answer) resolve(answer);
      else reject(fault);
    });
  });
}

function requireSuccess(answer: UnpackAnswer): Exclude<UnpackAnswer, { problem: string }> {
  if ('problem' in answer) throw new UnpackProblem(answer.problem, answer.isTooLarge);
  return answer;
}

/**
 * Lists the tables of a packed file, in a thread. `name` is the file's name as its owner knows it. Throws UnpackProblem for a file
 * that can't be taken.
 */
export async function tablesOf(
  path: string,
  { name, signal }: { name: string; signal: AbortSignal },
): Promise<PackedTables> {
  const answer = requireSuccess(await inThread({ list: { path, name } }, { signal }));
  if ('found' in answer) return answer.found;
  throw new Error('The list of tables has no end');
}

/**
 * Unpacks one table into a CSV, in a thread: a million rows take a processor for many seconds. Leaves no file behind when it
 * fails or is aborted. A sheet's CSV is UTF-8 with commas, and line N is the sheet's row N, because rows end with CR.
 */
export async function unpackTable(
  input: UnpackRequest,
  options: { signal: AbortSignal; progress: (share: number) => void },
): Promise<void> {
  try {
    requireSuccess(await inThread({ unpack: input }, options));
  } catch (error) {
    await rm(input.target, { force: true });
    throw error;
  }
}
