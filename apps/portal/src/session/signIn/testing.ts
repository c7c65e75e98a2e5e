import type { TabChannel, TabMessage } from '../../shared/tabChannel.ts';
import { memoryStore } from '../../shared/storage.ts';
import { createTokenStore } from './accessToken.ts';
import type { Oidc, Tokens } from './oidc.ts';
import { createRenewal, type RenewalParts } from './renewal.ts';
import { createSession, type SessionParts } from './session.ts';

export const ORIGIN = 'https://portal.test';
const START = Date.UTC(2026, 10, 21, 15);
const LIFE = 600_000;

/** A browser with several tabs: one local storage, one channel, and a clock that the test moves. */
export function testBrowser() {
  const local = memoryStore();
  const hearers = new Map<symbol, Set<(message: TabMessage) => void>>();
  const clock = { now: START };

  function channel(): TabChannel {
    const self = Symbol('tab');
    hearers.set(self, new Set());
    return {
      post(message) {
        for (const [tab, hears] of hearers) {
          if (tab !== self) for (const hear of hears) queueMicrotask(() => hear(message));
        }
      },
      listen(hear) {
        hearers.get(self)?.add(hear);
        return () => hearers.get(self)?.delete(hear);
      },
    };
  }

  let turn: Promise<unknown> = Promise.resolve();
  const fresh = (name: string): Tokens => ({
    token: name,
    expiresAt: clock.now + LIFE,
    refreshToken: `refresh-of-${name}`,
    idToken: `id-of-${name}`,
  });

  function tab(over: { oidc?: Partial<Oidc>; renewal?: Partial<RenewalParts>; session?: Partial<SessionParts> } = {}) {
    const seen = {
      left: [] as string[],
      errors: [] as (string | undefined)[],
      emptied: 0,
      shown: 0,
      refreshed: [] as string[],
      topLevel: 0,
    };
    const tabs = channel();
    const tokens = createTokenStore(local, () => clock.now);
    const oidc: Oidc = {
      signInUrl: async (options) =>
        `https://issuer.test/authorize?${new URLSearchParams({ to: options.to ?? '' }).toString()}`,
      finishSignIn: async () => ({ tokens: fresh('first'), options: {} }),
      async refresh(refreshToken) {
        seen.refreshed.push(refreshToken);
        return fresh(`renewed-${seen.refreshed.length}`);
      },
      signOutUrl: async (idToken) => `https://issuer.test/end?hint=${idToken ?? ''}`,
      ...over.oidc,
    };
    const renewal = createRenewal({
      tokens,
      tabs,
      refresh: (token) => oidc.refresh(token),
      inTurn(work) {
        const mine = turn.then(work);
        turn = mine.catch(() => undefined);
        return mine;
      },
      hasUnsaved: () => false,
      cameBackJustNow: () => seen.topLevel > 0,
      giveUp: (reason) => session.end(reason),
      async renewAtTopLevel() {
        seen.topLevel += 1;
      },
      renewInDialog: async () => false,
      // Lets every pending message arrive without waiting.
      wait: async () => {
        for (let step = 0; step < 20; step += 1) await Promise.resolve();
      },
      newId: () => crypto.randomUUID(),
      ...over.renewal,
    });
    const sessionStore = memoryStore();
    const session = createSession({
      origin: ORIGIN,
      tokens,
      sessionStore,
      tabs,
      oidc,
      renewal,
      leaveFor: (url) => seen.left.push(url),
      revoke: async () => undefined,
      onSignedOut: () => (seen.emptied += 1),
      showLogin: () => (seen.shown += 1),
      storeError: (error) => seen.errors.push(error),
      ...over.session,
    });
    return { session, renewal, tokens, sessionStore, seen };
  }
  return { local, clock, tab, fresh };
}
