import { expect, it, vi } from 'vitest';
import { NOT_KNOWN } from './renewal.ts';
import { ORIGIN, testBrowser } from './testing.ts';

it('R39 twenty concurrent calls share one renewal', async () => {
  const browser = testBrowser();
  const { session, renewal, seen } = browser.tab();
  browser.local.set('access-token', JSON.stringify(browser.fresh('first')));
  renewal.hold('refresh-1');
  const answers = await Promise.all(Array.from({ length: 20 }, () => session.renew('first')));
  expect(answers).toEqual(Array.from({ length: 20 }, () => true));
  expect(seen.refreshed).toEqual(['refresh-1']);
  expect(await session.getToken()).toBe('renewed-1');
});

it('R39 answers a late 401 with the token that was renewed in the meantime', async () => {
  const browser = testBrowser();
  const { session, renewal, tokens, seen } = browser.tab();
  renewal.hold('refresh-1');
  tokens.keep(browser.fresh('second'));
  expect(await session.renew('first')).toBe(true);
  expect(seen.refreshed).toEqual([]);
});

it('renews before a call when the token has expired', async () => {
  const browser = testBrowser();
  const { session, renewal, tokens } = browser.tab();
  tokens.keep(browser.fresh('first'));
  renewal.hold('refresh-1');
  browser.clock.now += 595_000;
  expect(await session.getToken()).toBe('renewed-1');
});

it('uses each refresh token once', async () => {
  const browser = testBrowser();
  const { renewal, seen } = browser.tab();
  renewal.hold('refresh-1');
  await renewal.renew('first');
  await renewal.renew('renewed-1');
  expect(seen.refreshed).toEqual(['refresh-1', 'refresh-of-renewed-1']);
});

it('asks the tab that holds the refresh token', async () => {
  const browser = testBrowser();
  const leader = browser.tab();
  const other = browser.tab();
  leader.renewal.hold('refresh-1');
  expect(await other.session.renew('first')).toBe(true);
  expect(leader.seen.refreshed).toEqual(['refresh-1']);
  expect(other.seen.topLevel).toBe(0);
  expect(await other.session.getToken()).toBe('renewed-1');
});

it('makes one renewal when the leader and other tabs ask together', async () => {
  const browser = testBrowser();
  const leader = browser.tab();
  const others = [browser.tab(), browser.tab()];
  leader.renewal.hold('refresh-1');
  await Promise.all([leader, ...others].map(({ session }) => session.renew('first')));
  expect(leader.seen.refreshed).toEqual(['refresh-1']);
});

it('sends the whole page to the provider when no tab leads and nothing is unsaved', async () => {
  const { session, seen } = testBrowser().tab();
  expect(await session.renew('first')).toBe(false);
  expect(seen.topLevel).toBe(1);
});

it('R39 signs out a person whom the provider knows and the server refuses, instead of renewing forever', async () => {
  const { session, tokens, seen } = testBrowser().tab({ oidc: { refresh: async () => undefined } });
  await session.finishSignIn(`${ORIGIN}/login/callback?code=1`);
  expect(await session.renew()).toBe(false);
  expect(seen).toMatchObject({ topLevel: 1, shown: 0 });
  tokens.keep({ token: 'second', expiresAt: Date.UTC(2027, 0, 1) });
  expect(await session.renew()).toBe(false);
  expect(seen).toMatchObject({ topLevel: 1, shown: 1 });
  expect(seen.errors.at(-1)).toBe(NOT_KNOWN);
  expect(session.isSignedIn()).toBe(false);
});

it('R38 asks in a dialog when something typed would be lost', async () => {
  const renewInDialog = vi.fn(async () => true);
  const { session, seen } = testBrowser().tab({ renewal: { hasUnsaved: () => true, renewInDialog } });
  expect(await session.renew('first')).toBe(true);
  expect(renewInDialog).toHaveBeenCalledOnce();
  expect(seen.topLevel).toBe(0);
});

it('R38 keeps the refresh token when the provider can’t be reached', async () => {
  const browser = testBrowser();
  let isReachable = false;
  const { session, renewal } = browser.tab({
    oidc: {
      async refresh() {
        if (!isReachable) throw new TypeError('Failed to fetch');
        return browser.fresh('renewed');
      },
    },
  });
  renewal.hold('refresh-1');
  await expect(session.renew('first')).rejects.toThrow('Failed to fetch');
  isReachable = true;
  expect(await session.renew('first')).toBe(true);
});

it('forgets a refresh token that the provider refuses', async () => {
  const { session, renewal, seen } = testBrowser().tab({ oidc: { refresh: async () => undefined } });
  renewal.hold('refresh-1');
  expect(await session.renew('first')).toBe(false);
  expect(seen.topLevel).toBe(1);
});
