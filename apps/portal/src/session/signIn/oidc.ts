import type { AccessToken } from './accessToken.ts';
import type { PortalSettings } from './settings.ts';
import type { TextStore } from '../../shared/storage.ts';

export interface Tokens extends AccessToken {
  readonly refreshToken?: string | undefined;
  readonly idToken?: string | undefined;
}

export interface SignInOptions {
  /** The path in the portal to open afterwards. */
  readonly to?: string | undefined;
  /** `none`: fails if the provider would have to ask the user anything. */
  readonly prompt?: 'none' | undefined;
  readonly isPopup?: boolean | undefined;
}

interface FinishedSignIn {
  readonly tokens: Tokens;
  readonly options: SignInOptions;
}

/** OpenID Connect as the session needs it: code flow with PKCE. */
export interface Oidc {
  signInUrl(options: SignInOptions): Promise<string>;
  /** Throws for a wrong state or nonce, a replayed code, or the provider's error (S17). */
  finishSignIn(url: string): Promise<FinishedSignIn>;
  refresh(refreshToken: string): Promise<Tokens | undefined>;
  signOutUrl(idToken: string | undefined): Promise<string>;
}

/** Loads the library with the first sign-in or renewal; a signed-in start never needs it. */
export function lazyOidc(settings: PortalSettings, origin: string, states: TextStore): Oidc {
  let loaded: Promise<Oidc> | undefined;
  const load = () =>
    (loaded ??= import('./oidcClient.ts').then((module) => module.createOidc(settings, origin, states)));
  return {
    signInUrl: async (options) => (await load()).signInUrl(options),
    finishSignIn: async (url) => (await load()).finishSignIn(url),
    refresh: async (token) => (await load()).refresh(token),
    signOutUrl: async (idToken) => (await load()).signOutUrl(idToken),
  };
}
