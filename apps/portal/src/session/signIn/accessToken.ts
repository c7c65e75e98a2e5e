import { readJson, type TextStore } from '../../shared/storage.ts';

export interface AccessToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export const ACCESS_TOKEN_KEY = 'access-token';

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
  /** What is stored, whether or not it has expired; undefined when it is missing or broken. */
  stored(): AccessToken | undefined;
  /** A token that will still be good when the call that carries it arrives. */
  usable(): AccessToken | undefined;
  keep(token: AccessToken): void;
  drop(): void;
}

/** Clocks differ and calls take time: a token this close to its end counts as expired. */
const MARGIN = 10_000;

/** The one thing kept in local storage: the access token and its expiry, as the customer asked. */
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
