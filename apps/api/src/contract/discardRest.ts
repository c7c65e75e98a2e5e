import type { IncomingMessage } from 'node:http';

/** Milliseconds that a refused caller has to finish sending. */
const LONGEST_REST = 30_000;

/**
 * Reads and drops what is left of a refused body. Unread, it would block the connection: the caller would wait for
 * the answer to its next call until the keep-alive ends. Closing instead would reset the connection under a caller
 * that is still sending, and some callers lose the answer then.
 */
export function discardRest(request: IncomingMessage): void {
  request.unpipe();
  if (request.readableEnded || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), LONGEST_REST).unref();
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
