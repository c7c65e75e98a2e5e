import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** Prints one line for an error that a person can fix, and the stack for any other. */
export async function asVerb(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Handlers of signals and the channel to our starter would keep the process alive.
    process.exit(1);
  }
}
