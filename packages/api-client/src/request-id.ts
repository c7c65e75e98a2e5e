import type { Middleware } from 'openapi-fetch';

/** Names every call, so that a notice, the log and the audit speak of the same one. */
export function requestId(): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has('X-Request-Id')) request.headers.set('X-Request-Id', crypto.randomUUID());
    },
  };
}
