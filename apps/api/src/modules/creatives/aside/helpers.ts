import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import type { Answer, Question } from './helper.worker.ts';

/** The helper's file has this file's ending: .ts in the sources, .js in the built server. */
const HELPER = new URL(`./helper.worker${extname(import.meta.url)}`, import.meta.url);

/** Side by side; other work waits for them. A helper stays for the next work, because its start takes longer than most of it. */
const MOST_HELPERS = 2;
/** MiB of a helper's heap. An e-mail of 5 MiB with ordinary markup takes less. */
const HEAP = 200;
/** KiB. Style sheets nest deeper than Node's own stack allows. */
const STACK = 3_900;

/** A busy machine may give a helper this part of a processor, and no less. */
const SMALLEST_SHARE = 1 / 12;

/** The time ran out, or memory or stack did. */
export type Over = 'time' | 'space';

/** Work for a helper. Each of the two ends it; what comes after its end changes nothing. */
export interface Work {
  question: Question;
  done: (answer: Answer | Over) => void;
  failed: (error: unknown) => void;
}

interface Helper {
  child: ChildProcess;
  isReady: boolean;
  /** It has been killed, and is still there until its process has ended. */
  isEnding: boolean;
  work?: Work | undefined;
  timer?: NodeJS.Timeout;
}

const helpers = new Set<Helper>();
const waiting: Work[] = [];

function kill(helper: Helper): void {
  helper.isEnding = true;
  helper.child.kill('SIGKILL');
}

function giveTo(helper: Helper, work: Work): void {
  helper.work = work;
  helper.timer = setTimeout(() => stop(work), work.question.limit / SMALLEST_SHARE);
  try {
    helper.child.send(work.question);
  } catch (error) {
    release(helper)?.failed(error);
  }
}

/** Returns the work that the helper had. */
function release(helper: Helper): Work | undefined {
  const { work } = helper;
  clearTimeout(helper.timer);
  helper.work = undefined;
  return work;
}

/** Gives waiting work to helpers that have none, and starts helpers for the rest. */
function continueWork(): void {
  for (const helper of helpers) {
    if (!helper.isReady || helper.isEnding || helper.work) continue;
    const work = waiting.shift();
    if (work) giveTo(helper, work);
  }
  const starting = [...helpers].filter(({ isReady }) => !isReady).length;
  for (let missing = waiting.length - starting; missing > 0 && helpers.size < MOST_HELPERS; missing--) start();
}

function hear(helper: Helper, answer: Answer | 'ready'): void {
  if (answer === 'ready') helper.isReady = true;
  else release(helper)?.done(answer);
  continueWork();
}

function bury(helper: Helper, signal: NodeJS.Signals | null): void {
  if (!helpers.delete(helper)) return;
  release(helper)?.done(signal === 'SIGVTALRM' ? 'time' : 'space');
  if (!helper.isReady) {
    // The next one would end like this one.
    for (const work of waiting.splice(0)) work.failed(new Error('A helper process ended before it was ready'));
    return;
  }
  // Without waiting for work, which would wait for its start.
  if (helpers.size === 0) start();
  continueWork();
}

function start(): void {
  const child = fork(HELPER, {
    serialization: 'advanced',
    execArgv: [...process.execArgv, `--max-old-space-size=${HEAP}`, `--stack-size=${STACK}`],
    // V8's last words about a hostile file would stand between the lines of the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const helper: Helper = { child, isReady: false, isEnding: false };
  helpers.add(helper);
  child.on('message', (answer: Answer | 'ready') => hear(helper, answer));
  child.on('exit', (_, signal) => bury(helper, signal));
  // It couldn't be started, or its process ends while it is given work.
  child.on('error', () => {
    kill(helper);
    if (child.pid === undefined) bury(helper, null);
  });
}

/** Begins as soon as a helper is free. */
export function begin(work: Work): void {
  waiting.push(work);
  continueWork();
}

/** Ends the work, with its helper if it has begun. */
export function stop(work: Work): void {
  const at = waiting.indexOf(work);
  if (at !== -1) waiting.splice(at, 1);
  for (const helper of helpers) if (helper.work === work) kill(helper);
  work.done('time');
}
