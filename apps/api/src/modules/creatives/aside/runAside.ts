import type { Answer, Tasks } from '../helper.process.ts';
import type { Over } from '../html/bounds.ts';
import { Helpers, type Work } from './helpers.ts';

export type Argument<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
export type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** One helper for each person, so that the next person finds another one free. */
const forPeople = new Helpers({ most: 2, mostPerLine: 1, mostWaiting: 20 });
/** Jobs have helpers of their own, because a job may take ten times as long and nobody waits for it at a screen. */
const forJobs = new Helpers({ most: 2, mostPerLine: 2, mostWaiting: Infinity });

interface Limits {
  /** The person, or the account of a job. Each has a line of its own, and the lines take turns. */
  of: { person: number } | { account: number };
  /** The processor time of the work. The time that other programs take doesn't count. */
  seconds: number;
  signal?: AbortSignal | undefined;
}

/**
 * Works on a customer's file in another process, which is ended when time, memory or stack run out: a hostile file costs only
 * its own result, and the answer says what ran out. The argument is asked for when a helper is free.
 */
export async function runAside<Name extends keyof Tasks>(
  task: Name,
  argument: () => Promise<Argument<Name>>,
  { of, seconds, signal }: Limits,
): Promise<Result<Name> | Over> {
  const helpers = 'person' in of ? forPeople : forJobs;
  const line = String('person' in of ? of.person : of.account);
  const { promise, resolve, reject } = Promise.withResolvers<Answer | Over>();
  const question = async () => ({ task, argument: await argument(), limit: seconds * 1000 });
  const work: Work = { line, question, done: resolve, failed: reject };
  const abort = () => helpers.stop(work);
  signal?.addEventListener('abort', abort, { once: true });
  helpers.begin(work);
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
