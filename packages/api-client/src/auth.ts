import type { ApiError } from './apiError.ts';

export interface AuthOptions {
  /** Returns the current access token; null when nobody is signed in. Called before every request. */
  getToken: () => string | null | Promise<string | null>;
  /**
   * Renews the token silently, so that `getToken` returns the new one; resolves to false when it can't. Called once for
   * all calls that were refused with the same token. Without it a 401 is final.
   */
  renew?: () => Promise<boolean>;
  /** Called once for each token that the server refuses and that could not be renewed. */
  onUnauthorized?: (error: ApiError) => void;
}

export interface Auth {
  token(): Promise<string | null>;
  /** Whether to repeat a call that was refused with `used`. All callers share one renewal. */
  renewed(used: string | null): Promise<boolean>;
  refused(used: string | null, error: ApiError): void;
}

export function createAuth({ getToken, renew, onUnauthorized }: AuthOptions): Auth {
  let renewal: Promise<boolean> | undefined;
  let refusedToken: string | null | undefined;

  const token = async () => getToken();
  const run = async () => {
    try {
      return (await renew?.()) ?? false;
    } catch {
      // When the renewal fails the caller gets the original 401, which says what to do.
      return false;
    } finally {
      renewal = undefined;
    }
  };

  return {
    token,
    async renewed(used) {
      if (renewal === undefined) {
        const current = await token();
        // A slow call may be refused after others have renewed the token: the new one is already there.
        if (current !== null && current !== used) return true;
      }
      renewal ??= run();
      return renewal;
    },
    refused(used, error) {
      if (refusedToken === used) return;
      refusedToken = used;
      onUnauthorized?.(error);
    },
  };
}
