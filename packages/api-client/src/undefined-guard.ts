import type { Middleware } from 'openapi-fetch';
import { ApiError } from './api-error.ts';
import type { ApiVersion } from './api-error.ts';

export const undefinedUrlText = 'The resource you are trying to access does not exist!';

export function refuseUndefined(version: ApiVersion, url: string): void {
  if (url.includes('undefined')) throw new ApiError({ kind: 'undefined-url', version, message: undefinedUrlText });
}

/** An id that is missing becomes 'undefined' in the URL: such a call never leaves. */
export function undefinedGuard(version: ApiVersion): Middleware {
  return {
    onRequest({ request }) {
      refuseUndefined(version, request.url);
    },
  };
}
