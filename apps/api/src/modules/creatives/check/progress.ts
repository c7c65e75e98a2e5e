export type Progress = { done: number; total: number; step: string };

/** Milliseconds between two reports: live enough to watch, and no burden. */
const reportEvery = 500;

/** Counts what is done and reports it at most twice a second, one report after the other. */
export const progressOf = (total: number, write: (progress: Progress) => Promise<void>) => {
  let done = 0;
  let last = -reportEvery;
  let writing = Promise.resolve();
  let failure: unknown;
  return {
    advance(count: number, step: string): void {
      done += count;
      const at = performance.now();
      if (at - last < reportEvery) return;
      last = at;
      const progress = { done, total, step };
      // Nobody waits for a report yet: a rejection that is not caught here would end the process.
      writing = writing
        .then(() => write(progress))
        .catch((error: unknown) => {
          failure ??= error;
        });
    },
    /** Waits for the last report, so that none comes after the result; a run that was replaced ends here. */
    async settled(): Promise<void> {
      await writing;
      if (failure !== undefined) throw failure;
    },
  };
};
