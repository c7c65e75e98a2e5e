import type { Middleware } from 'openapi-fetch';
import type { ApiVersion } from './apiError.ts';
import type { Auth } from './auth.ts';
import { authorize, tokenOf } from './bearer.ts';
import { networkError } from './noAnswer.ts';

/** After a 401, renews the token once for all waiting calls, then repeats each call exactly once. */
export function renewal(version: ApiVersion, auth: Auth): Middleware {
  // Sending a request consumes its body, so a copy is kept until the response arrives.
  const copies = new Map<string, Request>();
  return {
    onRequest({ request, id }) {
      copies.set(id, request.clone());
    },
    onError({ id }) {
      copies.delete(id);
    },
    async onResponse({ response, id, options }) {
      const copy = copies.get(id);
      copies.delete(id);
      if (response.status !== 401 || copy === undefined) return undefined;
      if (!(await auth.renewed(tokenOf(copy.headers)))) return undefined;
      await response.body?.cancel();
      authorize(copy.headers, await auth.token());
      return options.fetch(copy).catch((cause: unknown) => {
        throw copy.signal.aborted ? cause : networkError(version, cause);
      });
    },
  };
}
