import { Readable } from 'node:stream';

/** Milliseconds for which an answer may continue without asking again whether its reader may still have it. */
const ASK_EVERY = 1000;

/**
 * Passes a stream on for as long as its reader may have it. After that the stream fails, which cuts the connection: a
 * clean end would make the part that was sent look like the whole.
 */
export function whileAllowed(body: Readable, isStillAllowed: () => Promise<boolean>): Readable {
  async function* parts(): AsyncGenerator<unknown> {
    let asked = performance.now();
    for await (const part of body) {
      if (performance.now() - asked >= ASK_EVERY) {
        if (!(await isStillAllowed())) throw new Error('The reader may not have this any more');
        asked = performance.now();
      }
      yield part;
    }
  }
  return Readable.from(parts());
}
