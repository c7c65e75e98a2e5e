import { ErrorResponse, OidcClient, type StateStore } from 'oidc-client-ts';
import { paths } from '../../shared/paths.ts';
import type { TextStore } from '../../shared/storage.ts';
import type { Oidc, SignInOptions, Tokens } from './oidc.ts';
import type { PortalSettings } from './settings.ts';

const SCOPE = 'openid profile email';
const STATE_PREFIX = 'sign-in:';

/** State, nonce and PKCE verifier of a sign-in under way: session storage, because the callback is a new page. */
function stateStore(store: TextStore): StateStore {
  return {
    set: async (key, value) => store.set(STATE_PREFIX + key, value),
    get: async (key) => store.get(STATE_PREFIX + key),
    // Removed before use, so that a replayed callback finds nothing.
    async remove(key) {
      const value = store.get(STATE_PREFIX + key);
      store.remove(STATE_PREFIX + key);
      return value;
    },
    getAllKeys: async () =>
      store
        .keys()
        .filter((key) => key.startsWith(STATE_PREFIX))
        .map((key) => key.slice(STATE_PREFIX.length)),
  };
}

interface Answer {
  access_token: string;
  expires_at?: number | undefined;
  refresh_token?: string | undefined;
  id_token?: string | undefined;
}

/** The library requires the previous profile for responses without an ID token; the portal reads none. */
const NOBODY = { sub: '', iss: '', aud: '', exp: 0, iat: 0 };

/** The lifetime to assume when the provider names none: short, so that the token is renewed early. */
const UNKNOWN_LIFE = 300;

function tokensOf(answer: Answer): Tokens {
  const expiresAt = answer.expires_at ?? Math.floor(Date.now() / 1000) + UNKNOWN_LIFE;
  return {
    token: answer.access_token,
    expiresAt: expiresAt * 1000,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
  };
}

export function createOidc(settings: PortalSettings, origin: string, states: TextStore): Oidc {
  const resource = settings.audience;
  const client = new OidcClient({
    authority: settings.issuer,
    client_id: settings.clientId,
    redirect_uri: origin + paths.loginCallback,
    post_logout_redirect_uri: origin + paths.logoutCallback,
    response_type: 'code',
    scope: SCOPE,
    resource,
    // The library repeats `resource` for a refresh but not for the code; without it the token is valid for no API.
    extraTokenParams: { resource },
    loadUserInfo: false,
    stateStore: stateStore(states),
  });
  return {
    async signInUrl(options) {
      const request = await client.createSigninRequest({
        state: options,
        nonce: crypto.randomUUID(),
        ...(options.prompt ? { prompt: options.prompt } : {}),
      });
      return request.url;
    },
    async finishSignIn(url) {
      // Read before it is used up, because an error of the exchange doesn't carry it.
      const asked = await client.readSigninResponseState(url).catch(() => undefined);
      const options = (asked?.state.data ?? {}) as SignInOptions;
      try {
        return { tokens: tokensOf(await client.processSigninResponse(url)), options };
      } catch (error) {
        // The user signed out in another tab between the provider's answer and the exchange of its code.
        if (options.prompt === 'none' && error instanceof ErrorResponse && error.error === 'invalid_grant')
          throw new ErrorResponse({ error: 'login_required' });
        throw error;
      }
    },
    async refresh(refreshToken) {
      const state = { refresh_token: refreshToken, scope: SCOPE, session_state: null, profile: NOBODY };
      try {
        return tokensOf(await client.useRefreshToken({ state, resource }));
      } catch (error) {
        if (error instanceof ErrorResponse) return undefined;
        throw error;
      }
    },
    async signOutUrl(idToken) {
      const request = await client.createSignoutRequest(idToken ? { id_token_hint: idToken } : {});
      return request.url;
    },
  };
}
