import { fork, type ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import type { Over } from '../html/bounds.ts';
import type { Answer, Question } from '../helper.process.ts';
import { Lines } from './lines.ts';

/** The helper's file has this file's ending: .ts in the sources, .js in the built server. */
const HELPER = new URL(`../helper.process${extname(import.meta.url)}`, import.meta.url);

/** MiB of a helper's heap. An e-mail of 5 MiB with ordinary markup takes less. */
const HEAP = 200;
/** KiB. Style sheets nest deeper than Node's own stack allows. */
const STACK = 3_900;

/** The smallest part of a processor that a busy machine may give to a helper. */
const SMALLEST_SHARE = 1 / 12;

/** Work for a helper. Either callback ends it; whatever happens after its end changes nothing. */
export interface Work {
  /** The name of its line. */
  line: string;
  /** Called when a helper is free, so that waiting work holds no file in memory. */
  question: () => Promise<Question>;
  done: (answer: Answer | Over) => void;
  failed: (error: unknown) => void;
}

interface Helper {
  child: ChildProcess;
  isReady: boolean;
  /** It has been killed, and is still there until its process has ended. */
  isEnding: boolean;
  work?: Work | undefined;
  timer?: NodeJS.Timeout | undefined;
}

interface HelpersOptions {
  /** How many run side by side; other work waits. A helper is kept, because starting one takes longer than most work. */
  most: number;
  /** How many of them one line may have. */
  mostPerLine: number;
  /** How much work of one line may wait. */
  mostWaiting: number;
}

/** Helper processes, and the work that waits for them. */
export class Helpers {
  private readonly helpers = new Set<Helper>();
  private readonly waiting = new Lines<Work>();

  private readonly options: HelpersOptions;

  constructor(options: HelpersOptions) {
    this.options = options;
  }

  /** Begins as soon as a helper is free and it is the line's turn. */
  begin(work: Work): void {
    if (this.waiting.lengthOf(work.line) >= this.options.mostWaiting) return work.done('busy');
    this.waiting.add(work.line, work);
    this.continueWork();
  }

  /** Ends the work, with its helper if it has begun. */
  stop(work: Work): void {
    this.waiting.remove(work.line, work);
    for (const helper of this.helpers) if (helper.work === work) kill(helper);
    work.done('ended');
  }

  private mayGoOn(line: string): boolean {
    return [...this.helpers].filter(({ work }) => work?.line === line).length < this.options.mostPerLine;
  }

  /** Gives waiting work to helpers that have none, and starts helpers for the rest. */
  private continueWork(): void {
    for (const helper of this.helpers) {
      if (!helper.isReady || helper.isEnding || helper.work) continue;
      const work = this.waiting.next((line) => this.mayGoOn(line));
      if (work) void this.giveTo(helper, work);
    }
    const starting = [...this.helpers].filter(({ isReady }) => !isReady).length;
    for (let missing = this.waiting.size - starting; missing > 0 && this.helpers.size < this.options.most; missing--)
      this.start();
  }

  private async giveTo(helper: Helper, work: Work): Promise<void> {
    helper.work = work;
    try {
      const question = await work.question();
      // It was stopped meanwhile, or its helper ended.
      if (helper.work !== work || helper.isEnding) return;
      helper.timer = setTimeout(() => this.stop(work), question.limit / SMALLEST_SHARE);
      helper.child.send(question);
    } catch (error) {
      if (helper.work === work) release(helper);
      work.failed(error);
      this.continueWork();
    }
  }

  private hear(helper: Helper, answer: Answer | 'ready'): void {
    if (answer === 'ready') helper.isReady = true;
    else release(helper)?.done(answer);
    this.continueWork();
  }

  private bury(helper: Helper, signal: NodeJS.Signals | null): void {
    if (!this.helpers.delete(helper)) return;
    release(helper)?.done(signal === 'SIGVTALRM' ? 'time' : 'space');
    if (!helper.isReady) {
      // The next one would end like this one.
      for (const work of this.waiting.empty()) work.failed(new Error('A helper process ended before it was ready'));
      return;
    }
    // Starts a helper before there is work, which would have to wait for the start.
    if (this.helpers.size === 0) this.start();
    this.continueWork();
  }

  private start(): void {
    const child = fork(HELPER, {
      serialization: 'advanced',
      execArgv: [...process.execArgv, `--max-old-space-size=${HEAP}`, `--stack-size=${STACK}`],
      // V8's last words about a hostile file would get between the lines of the server's log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const helper: Helper = { child, isReady: false, isEnding: false };
    this.helpers.add(helper);
    child.on('message', (answer: Answer | 'ready') => this.hear(helper, answer));
    child.on('exit', (_, signal) => this.bury(helper, signal));
    // It couldn't be started, or its process ends while it is given work.
    child.on('error', () => {
      kill(helper);
      if (child.pid === undefined) this.bury(helper, null);
    });
  }
}

function kill(helper: Helper): void {
  helper.isEnding = true;
  helper.child.kill('SIGKILL');
}

/** Returns the work that the helper had. */
function release(helper: Helper): Work | undefined {
  const { work } = helper;
  clearTimeout(helper.timer);
  helper.work = undefined;
  return work;
}
