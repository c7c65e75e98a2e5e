import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export interface ConnectionLimits {
  /** Milliseconds that a caller has for the head of a request. */
  head: number;
  /** Milliseconds in which a body has to bring at least `leastBytes`, again and again until it is complete. */
  window: number;
  leastBytes: number;
  /** How many bytes of a body are read and dropped after its request was answered. */
  restBytes: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  head: 30_000,
  window: 30_000,
  leastBytes: 32 * 1024,
  restBytes: 256 * 1024 ** 2,
};

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Cuts the connection of a caller who sends nothing more. A steady upload may take as long as it needs. */
function cutSlow(request: IncomingMessage, { window, leastBytes }: ConnectionLimits): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const brought = socket.bytesRead - before;
    before = socket.bytesRead;
    // Bytes that wait in our buffer mean that the store is slow, not the caller.
    if (brought < leastBytes && request.readableLength === 0 && !request.complete) socket.destroy();
  }, window).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  socket.once('close', stop);
  request.once('close', () => socket.off('close', stop));
}

/**
 * Reads and drops what is left of a body after its request was answered, so that the connection can take the next call.
 * Closing it instead would reset it under a caller who is still sending, and some callers lose the answer then.
 */
function dropRest(request: IncomingMessage, { window, restBytes }: ConnectionLimits): void {
  if (request.complete) return;
  const { socket } = request;
  let dropped = 0;
  request.on('data', (bytes: Buffer) => {
    dropped += bytes.length;
    if (dropped > restBytes) socket.destroy();
  });
  const timer = setTimeout(() => socket.destroy(), window).unref();
  request.once('close', () => clearTimeout(timer));
}

/** Holds every request with a body to the limits, also those that nobody reads. */
export function limitBodies(server: Server, limits: ConnectionLimits): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    cutSlow(request, limits);
    response.once('finish', () => dropRest(request, limits));
  });
}
