import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** What a person can mend is said in one line; anything else keeps its stack. */
export async function asVerb(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Handlers of signals and the channel to our starter would keep the process alive.
    process.exit(1);
  }
}
