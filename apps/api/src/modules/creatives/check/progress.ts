export interface Progress {
  done: number;
  total: number;
  step: string;
}

/** Milliseconds between two reports. */
const REPORT_EVERY = 500;

/** Counts finished items and reports them at most twice a second, one report after the other. */
export function progressOf(total: number, write: (progress: Progress) => Promise<void>) {
  let done = 0;
  let last = -REPORT_EVERY;
  let writing = Promise.resolve();
  let failure: unknown;
  return {
    advance(count: number, step: string): void {
      done += count;
      const at = performance.now();
      if (at - last < REPORT_EVERY) return;
      last = at;
      const progress = { done, total, step };
      // Nobody awaits a report yet, so an uncaught rejection would end the process.
      writing = writing
        .then(() => write(progress))
        .catch((error: unknown) => {
          failure ??= error;
        });
    },
    /** Waits for the last report, so that none follows the result. Throws if a report failed. */
    async settled(): Promise<void> {
      await writing;
      if (failure !== undefined) throw failure;
    },
  };
}
