import { readJson, type TextStore } from '../../shared/storage.ts';

export interface AccessToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const ACCESS_TOKEN_KEY = 'access-token';

function isAccessToken(value: unknown): value is AccessToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'token' in value &&
    typeof value.token === 'string' &&
    value.token !== '' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'number'
  );
}

export interface TokenStore {
  /** The stored token, expired or not; undefined when it is missing or broken. */
  stored(): AccessToken | undefined;
  /** A token that will still be valid when the call arrives. */
  usable(): AccessToken | undefined;
  keep(token: AccessToken): void;
  drop(): void;
}

/** Clocks differ and calls take time: a token this close to its end counts as expired. */
const MARGIN = 10_000;

/** The access token and its expiry: the only thing kept in local storage, as the specification asks. */
export function createTokenStore(local: TextStore, now: () => number): TokenStore {
  function stored() {
    const value = readJson(local, ACCESS_TOKEN_KEY);
    return isAccessToken(value) ? value : undefined;
  }
  return {
    stored,
    usable() {
      const found = stored();
      return found && found.expiresAt - MARGIN > now() ? found : undefined;
    },
    keep: ({ token, expiresAt }) => local.set(ACCESS_TOKEN_KEY, JSON.stringify({ token, expiresAt })),
    drop: () => local.remove(ACCESS_TOKEN_KEY),
  };
}
