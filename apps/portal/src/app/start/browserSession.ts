import { createTokenStore } from '../../session/signIn/accessToken.ts';
import { lazyOidc } from '../../session/signIn/oidc.ts';
import { createRenewal } from '../../session/signIn/renewal.ts';
import { createSession, type Session } from '../../session/signIn/session.ts';
import { renewalDialogAtom } from '../../session/signIn/sessionAtoms.ts';
import type { PortalSettings } from '../../session/signIn/settings.ts';
import { api } from '../../shared/api.ts';
import { localStore, sessionStore } from '../../shared/stores.ts';
import type { TabChannel } from '../../shared/tabChannel.ts';
import { hasUnsaved } from '../../shared/unsaved.ts';
import type { SessionEvents, Store } from './services.ts';

const REVOKES_WITHIN = 3_000;

/** When this tab last left for the provider to renew its token. */
const LEFT_AT = 'renewal-left-at';
const JUST_NOW = 30_000;

/** Ends the token at the server. A refused call would wait for a renewal, and none comes while the session ends. */
function revoke(): Promise<unknown> {
  const signal = AbortSignal.timeout(REVOKES_WITHIN);
  const over = new Promise((resolve) => signal.addEventListener('abort', resolve));
  return Promise.race([api.v2.POST('/me/sign-out', { signal }), over]);
}

/** Connects the session to the browser's storage, tabs, locks and location. */
export function browserSession(
  settings: PortalSettings,
  store: Store,
  tabs: TabChannel,
  events: SessionEvents,
): Session {
  const { origin } = location;
  const tokens = createTokenStore(localStore, Date.now);
  const oidc = lazyOidc(settings, origin, sessionStore);
  // Replaces /login, which would lead here again on Back.
  const leaveFor = (url: string) => location.replace(url);
  const renewal = createRenewal({
    tokens,
    tabs,
    refresh: (token) => oidc.refresh(token),
    inTurn: (work) => ('locks' in navigator ? navigator.locks.request('mailroom-renewal', work) : work()),
    hasUnsaved,
    cameBackJustNow: () => Date.now() - Number(sessionStore.get(LEFT_AT) ?? 0) < JUST_NOW,
    giveUp: (reason) => session.end(reason),
    async renewAtTopLevel() {
      sessionStore.set(LEFT_AT, String(Date.now()));
      const to = location.pathname + location.search + location.hash;
      leaveFor(await oidc.signInUrl({ to, prompt: 'none' }));
      // Never resolves: the page is being left, and continuing would flash an error.
      await new Promise(() => undefined);
    },
    renewInDialog: () =>
      new Promise((resolve) => {
        store.set(renewalDialogAtom, () => (isRenewed: boolean) => {
          store.set(renewalDialogAtom, undefined);
          resolve(isRenewed);
        });
      }),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    newId: () => crypto.randomUUID(),
  });
  const session = createSession({
    origin,
    tokens,
    sessionStore,
    tabs,
    oidc,
    renewal,
    leaveFor,
    revoke,
    ...events,
  });
  return session;
}
