import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

const WATCH = new URL(`./cpuLimit.worker${extname(import.meta.url)}`, import.meta.url);

interface CpuLimit {
  /** From now on, so many milliseconds of processor time are left. */
  begin(milliseconds: number): void;
  end(): void;
}

/**
 * Watches this process, and ends it by SIGVTALRM when it has used up its processor time. Time in which other programs had
 * the processor doesn't count.
 */
export function watchCpu(): CpuLimit {
  const limit = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  new Worker(WATCH, { workerData: limit.buffer }).unref();
  const set = (value: number): void => {
    Atomics.store(limit, 0, value);
    Atomics.notify(limit, 0);
  };
  return {
    begin(milliseconds) {
      const { user, system } = process.cpuUsage();
      set(Math.max(1, Math.ceil((user + system) / 1000 + milliseconds)));
    },
    end: () => set(0),
  };
}
