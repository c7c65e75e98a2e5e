import type { Middleware } from 'openapi-fetch';
import { ApiError } from './apiError.ts';
import type { ApiVersion } from './apiError.ts';

/** The message of an ApiError of kind `undefined-url`, in the specification's words. */
export const UNDEFINED_URL_TEXT = 'The resource you are trying to access does not exist!';

export function refuseUndefined(version: ApiVersion, url: string): void {
  if (url.includes('undefined')) throw new ApiError({ kind: 'undefined-url', version, message: UNDEFINED_URL_TEXT });
}

/** Blocks calls whose URL contains 'undefined', which is what a missing id turns into. */
export function undefinedGuard(version: ApiVersion): Middleware {
  return {
    onRequest({ request }) {
      refuseUndefined(version, request.url);
    },
  };
}
