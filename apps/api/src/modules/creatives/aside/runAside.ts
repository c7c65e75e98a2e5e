import { extname } from 'node:path';
import workerpool, { type Pool } from 'workerpool';
import type { Tasks } from './helper.worker.ts';

/** The helper's file has this file's ending: .ts in the sources, .js in the built server. */
const HELPER = new URL(`./helper.worker${extname(import.meta.url)}`, import.meta.url);

/** Side by side; other work waits for them. A helper stays for the next work, because its start takes longer than most of it. */
const MOST_HELPERS = 2;
/** MiB of a helper's heap. An e-mail of 5 MiB with ordinary markup takes less. */
const HEAP = 200;
/** KiB. Style sheets nest deeper than Node's own stack allows. */
const STACK = 3_900;

/** Started by the first work. Processes, because V8 ends the whole process of a thread that outgrows its memory by one step. */
let pool: Pool | undefined;

function helpers(): Pool {
  pool ??= workerpool.pool(HELPER.pathname, {
    workerType: 'process',
    // The one after a kill starts without waiting for work: its start would take that work's time, which would end it too.
    minWorkers: 1,
    maxWorkers: MOST_HELPERS,
    // Milliseconds between the end of its time and its kill; 0 would be a second.
    workerTerminateTimeout: 1,
    // Caught, or V8's last words about a hostile file would stand between the lines of the server's log.
    emitStdStreams: true,
    forkOpts: {
      serialization: 'advanced',
      execArgv: [...process.execArgv, `--max-old-space-size=${HEAP}`, `--stack-size=${STACK}`],
    },
  });
  return pool;
}

type Argument<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type Result<Name extends keyof Tasks> = Awaited<ReturnType<Tasks[Name]>>;

/** Time, memory or stack ran out, by the names that the library and V8 give to it. */
const OF_THE_FILE = new Set(['TimeoutError', 'CancellationError', 'RangeError']);

/** Whether the file caused it. Everything else is a failure of ours. */
function isOfTheFile(error: unknown): boolean {
  return error instanceof Error && (OF_THE_FILE.has(error.name) || /worker .*terminated/i.test(error.message));
}

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
  const work = helpers()
    .exec(task, [argument])
    .timeout(seconds * 1000);
  const stop = () => void work.cancel();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return (await work) as Result<Name>;
  } catch (error) {
    if (isOfTheFile(error)) return null;
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
