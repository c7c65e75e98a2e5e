import type { Middleware } from 'openapi-fetch';

/**
 * Adds an `Idempotency-Key` to each POST that creates or changes something. The key is made once per call, so a replay
 * after a renewal keeps it. To repeat a call by hand, pass the first call's key in `params.header`. Fetching CSV is a
 * POST that changes nothing, so it has no key.
 */
export function idempotencyKey(): Middleware {
  return {
    onRequest({ request }) {
      const isWrite = request.method === 'POST' && request.headers.get('Accept') !== 'text/csv';
      if (isWrite && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', crypto.randomUUID());
      }
    },
  };
}
