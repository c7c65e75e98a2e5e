import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ConsentRequest, FileRead } from './consentReading.ts';
import type { ConsentAnswer, ConsentStep } from './consentReading.worker.ts';

const THREAD = new URL(`./consentReading.worker${extname(import.meta.url)}`, import.meta.url);

interface Waiting {
  resolve: (answer: ConsentAnswer) => void;
  reject: (error: unknown) => void;
}

/** A thread that reads files side by side, a block of each in turn. Started for the first one, and again after a fault. */
class Thread {
  readonly #worker = new Worker(THREAD);
  readonly #waiting = new Map<number, Waiting>();
  isOver = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on('message', (answer: ConsentAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('The thread that reads for consent has ended')));
  }

  ask(step: ConsentStep): Promise<ConsentAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(step.id, { resolve, reject });
      this.#worker.postMessage(step);
    });
  }

  leave(id: number): void {
    this.#worker.postMessage({ id, left: true } satisfies ConsentStep);
  }

  #end(error: unknown): void {
    this.isOver = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

let thread: Thread | undefined;
let lastId = 0;

/**
 * Reads a file for consent in another thread, because a file of a million rows takes a processor for many seconds and this thread
 * must keep answering calls. Answers `{ unclosed }` for a file that ends inside a quoted cell. Ends when its caller has left.
 */
export async function readConsent(
  request: ConsentRequest,
  blocks: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<{ found: FileRead } | { unclosed: string }> {
  if (!thread || thread.isOver) thread = new Thread();
  const at = thread;
  const id = (lastId += 1);
  let isRead = false;
  try {
    await at.ask({ id, open: request });
    for await (const block of blocks) {
      signal.throwIfAborted();
      const answer = await at.ask({ id, block });
      if ('unclosed' in answer) return { unclosed: answer.unclosed };
    }
    const answer = await at.ask({ id, end: true });
    isRead = true;
    if ('found' in answer) return { found: answer.found };
    if ('unclosed' in answer) return { unclosed: answer.unclosed };
    throw new Error('The reading for consent has no end');
  } finally {
    if (!isRead) at.leave(id);
  }
}
