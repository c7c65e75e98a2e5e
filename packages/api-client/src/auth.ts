import type { ApiError } from './api-error.ts';

export interface AuthOptions {
  /** The access token as it is now; null when nobody is signed in. */
  getToken: () => string | null | Promise<string | null>;
  /** Gets a new token in silence, so that getToken gives it; false when that can't be. */
  renew?: () => Promise<boolean>;
  /** Told once for each token that is refused for good. */
  onUnauthorized?: (error: ApiError) => void;
}

export interface Auth {
  token(): Promise<string | null>;
  /** Whether a call that was refused with `used` is worth repeating. Any number of callers share one renewal. */
  renewed(used: string | null): Promise<boolean>;
  refused(used: string | null, error: ApiError): void;
}

export function createAuth({ getToken, renew, onUnauthorized }: AuthOptions): Auth {
  let renewal: Promise<boolean> | undefined;
  let told: string | null | undefined;

  const token = async () => getToken();
  const run = async () => {
    try {
      return (await renew?.()) ?? false;
    } catch {
      // A renewal that fails is a 401 that stands: the caller shows that one, it says what to do.
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
        // The answer of a slow call comes after others have renewed: the new token is there already.
        if (current !== null && current !== used) return true;
      }
      renewal ??= run();
      return renewal;
    },
    refused(used, error) {
      if (told === used) return;
      told = used;
      onUnauthorized?.(error);
    },
  };
}
