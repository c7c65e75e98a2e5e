import type { Middleware } from 'openapi-fetch';
import type { Auth } from './auth.ts';

const SCHEME = 'Bearer ';

export function authorize(headers: Headers, token: string | null): void {
  if (token === null) headers.delete('Authorization');
  else headers.set('Authorization', SCHEME + token);
}

export function tokenOf(headers: Headers): string | null {
  return headers.get('Authorization')?.slice(SCHEME.length) ?? null;
}

/** Sends the access token with every call. */
export function bearer(auth: Auth): Middleware {
  return {
    async onRequest({ request }) {
      authorize(request.headers, await auth.token());
    },
  };
}
