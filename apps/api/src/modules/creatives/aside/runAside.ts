import type { Answer, Tasks } from './helper.worker.ts';
import { begin, stop, type Over, type Work } from './helpers.ts';

type Argument<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

interface Limits {
  /** The processor time of the work. The time that other programs take doesn't count. */
  seconds: number;
  signal?: AbortSignal | undefined;
}

/**
 * Works on a customer's file in another process, which is ended when time, memory or stack run out: a hostile file costs only
 * its own result, and the answer says what ran out.
 */
export async function runAside<Name extends keyof Tasks>(
  task: Name,
  argument: Argument<Name>,
  { seconds, signal }: Limits,
): Promise<Result<Name> | Over> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | Over>();
  const work: Work = { question: { task, argument, limit: seconds * 1000 }, done: resolve, failed: reject };
  const abort = () => stop(work);
  signal?.addEventListener('abort', abort, { once: true });
  begin(work);
  try {
    const answer = await promise;
    if (typeof answer === 'string') return answer;
    if ('result' in answer) return answer.result as Result<Name>;
    // The stack ran out. Every other failure is ours.
    if (answer.error instanceof RangeError) return 'space';
    throw answer.error;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
