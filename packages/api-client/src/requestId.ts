import type { Middleware } from 'openapi-fetch';

/** Gives every call an id, so that a notice can be matched with the server's log and audit. */
export function requestId(): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has('X-Request-Id')) request.headers.set('X-Request-Id', crypto.randomUUID());
    },
  };
}
