import type { Middleware } from 'openapi-fetch';

/**
 * Gives each POST that creates or acts a key of its own. It is made once for a call, so a replay after a renewal has the
 * same; who repeats a call by hand passes the key of the first try as `params.header`. CSV is fetched by POST and makes
 * nothing, so it has none.
 */
export function idempotencyKey(): Middleware {
  return {
    onRequest({ request }) {
      const acts = request.method === 'POST' && request.headers.get('Accept') !== 'text/csv';
      if (acts && !request.headers.has('Idempotency-Key')) request.headers.set('Idempotency-Key', crypto.randomUUID());
    },
  };
}
