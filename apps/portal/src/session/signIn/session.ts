import type { TextStore } from '../../shared/storage.ts';
import type { TabChannel } from '../../shared/tabChannel.ts';
import type { TokenStore } from './accessToken.ts';
import type { Oidc, SignInOptions, Tokens } from './oidc.ts';
import type { Renewal } from './renewal.ts';
import { returnPath } from './returnPath.ts';
import { errorOfCallback, signInFailure } from './signInFailure.ts';

export interface SessionParts {
  origin: string;
  tokens: TokenStore;
  sessionStore: TextStore;
  tabs: TabChannel;
  oidc: Oidc;
  renewal: Renewal;
  /** Leaves the page. */
  leaveFor(url: string): void;
  /** `POST v2/me/sign-out`; allowed to fail. */
  revoke(): Promise<unknown>;
  /** Clears the user's data in this tab. */
  onSignedOut(): void;
  /** Leads to /login, which shows the stored error. Not called while the page is being left. */
  showLogin(): void;
  /** The error to show until the next sign-in, as text. */
  storeError(error: string | undefined): void;
}

interface FinishedSignIn {
  readonly to: string | undefined;
  readonly popup: { readonly refreshToken: string | undefined } | undefined;
}

export interface Session {
  isSignedIn(): boolean;
  /** Whether there was a token, even an expired one: then a renewal is tried before asking to sign in. */
  mayBeRenewed(): boolean;
  getToken(): Promise<string | undefined>;
  renew(rejected?: string): Promise<boolean>;
  beginSignIn(options?: SignInOptions): Promise<void>;
  signInUrl(options: SignInOptions): Promise<string>;
  /** Undefined when it failed: the user is signed out and the error stored. */
  finishSignIn(url: string): Promise<FinishedSignIn | undefined>;
  /** A popup has signed in for this page; its access token is already stored. */
  takeOver(refreshToken: string | undefined): void;
  signOut(): Promise<void>;
  /** Back from the provider. When it reports an error, the user is signed out here anyway, and the error is stored. */
  finishSignOut(url: string): void;
  /** Ends the session in this tab and the others, with a reason. */
  end(reason: string): void;
}

export const OTHER_TAB_SIGNED_OUT = 'You signed out in another tab.';
const SESSION_OVER = 'Your session has ended. Sign in to continue where you were.';

export function createSession(parts: SessionParts): Session {
  const { tokens, tabs, oidc, renewal, sessionStore } = parts;
  let idToken: string | undefined;
  /** From the first step of a sign-out on. The provider's session still lasts then, and a renewal would sign in again. */
  let isEnding = false;

  function prepareEnd() {
    isEnding = true;
    // Another tab may ask this one for a new token.
    renewal.hold(undefined);
  }

  function forget() {
    tokens.drop();
    renewal.hold(undefined);
    idToken = undefined;
    sessionStore.clear();
    parts.onSignedOut();
  }

  function begin(received: Tokens) {
    tokens.keep(received);
    renewal.hold(received.refreshToken);
    idToken = received.idToken;
    isEnding = false;
    parts.storeError(undefined);
    tabs.post({ kind: 'signed-in' });
  }

  tabs.listen((message) => {
    if (message.kind === 'signed-in') isEnding = false;
    if (message.kind === 'signing-out') prepareEnd();
    if (message.kind !== 'signed-out') return;
    parts.storeError(OTHER_TAB_SIGNED_OUT);
    forget();
    parts.showLogin();
  });

  return {
    isSignedIn: () => tokens.usable() !== undefined,
    mayBeRenewed: () => tokens.stored() !== undefined,
    async getToken() {
      const present = tokens.usable();
      if (present) return present.token;
      if (isEnding || !tokens.stored()) return undefined;
      await renewal.renew();
      return tokens.usable()?.token;
    },
    // While it ends, a refused call waits for the page to go or to show the sign-in: an error would flash before.
    renew: (rejected) => (isEnding ? new Promise(() => undefined) : renewal.renew(rejected)),
    signInUrl: (options) => oidc.signInUrl({ ...options, to: returnPath(options.to, parts.origin) }),
    async beginSignIn(options = {}) {
      try {
        parts.leaveFor(await oidc.signInUrl({ ...options, to: returnPath(options.to, parts.origin) }));
      } catch (error) {
        parts.storeError(signInFailure(error));
      }
    },
    async finishSignIn(url) {
      try {
        const { tokens: received, options } = await oidc.finishSignIn(url);
        begin(received);
        const to = returnPath(options.to, parts.origin);
        return { to, popup: options.isPopup ? { refreshToken: received.refreshToken } : undefined };
      } catch (error) {
        const isOver = error instanceof Error && 'error' in error && error.error === 'login_required';
        // A failed `prompt=none` keeps the drafts in session storage, because the same person usually comes back.
        if (isOver) tokens.drop();
        else forget();
        // The library checks the state first, and would report a missing one instead of the provider's error.
        parts.storeError(isOver ? SESSION_OVER : (errorOfCallback(url) ?? signInFailure(error)));
        return undefined;
      }
    },
    takeOver(refreshToken) {
      renewal.hold(refreshToken);
      isEnding = false;
      parts.storeError(undefined);
    },
    finishSignOut(url) {
      const error = errorOfCallback(url);
      if (error === undefined) return;
      parts.storeError(error);
      forget();
      tabs.post({ kind: 'signed-out' });
    },
    async signOut() {
      sessionStore.remove('current-account');
      sessionStore.remove('accounts-list');
      const hint = idToken;
      prepareEnd();
      tabs.post({ kind: 'signing-out' });
      if (tokens.usable()) await parts.revoke().catch(() => undefined);
      const url = await oidc.signOutUrl(hint).catch(() => undefined);
      forget();
      tabs.post({ kind: 'signed-out' });
      parts.leaveFor(url ?? parts.origin);
    },
    end(reason) {
      parts.storeError(reason);
      forget();
      parts.showLogin();
      tabs.post({ kind: 'signed-out' });
    },
  };
}
