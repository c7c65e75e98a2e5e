import type { Answer, Tasks } from './helper.worker.ts';
import { begin, stop, type Work } from './helpers.ts';

type Argument<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

interface Limits {
  /** From the beginning of the work, however long it waited for a helper. */
  seconds: number;
  signal?: AbortSignal | undefined;
}

/**
 * Works on a customer's file in another process, which is ended when time, memory or stack run out: a hostile file costs only
 * its own result. Null then.
 */
export async function runAside<Name extends keyof Tasks>(
  task: Name,
  argument: Argument<Name>,
  { seconds, signal }: Limits,
): Promise<Result<Name> | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>();
  const work: Work = { question: { task, argument }, limit: seconds * 1000, done: resolve, failed: reject };
  const abort = () => stop(work);
  signal?.addEventListener('abort', abort, { once: true });
  begin(work);
  try {
    const answer = await promise;
    if (answer === undefined) return null;
    if ('result' in answer) return answer.result as Result<Name>;
    // The stack ran out. Every other failure is ours.
    if (answer.error instanceof RangeError) return null;
    throw answer.error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
