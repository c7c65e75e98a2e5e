import { expect, it, vi } from 'vitest';
import { OTHER_TAB_SIGNED_OUT } from './session.ts';
import { ORIGIN, testBrowser } from './testing.ts';

const CALLBACK = `${ORIGIN}/login/callback?code=c&state=s`;

it('keeps the access token and its expiry in local storage, and nothing else', async () => {
  const browser = testBrowser();
  const { session } = browser.tab();
  await session.finishSignIn(CALLBACK);
  expect(browser.local.keys()).toEqual(['access-token']);
  expect(Object.keys(JSON.parse(browser.local.get('access-token') ?? ''))).toEqual(['token', 'expiresAt']);
});

const EXPIRED = 'The sign-in has expired. Sign in again.';

it.each([
  ['a wrong state', new Error('No matching state found in storage'), EXPIRED],
  ['a missing state', new Error('No state in response'), EXPIRED],
  ['a replayed code', Object.assign(new Error('invalid_grant'), { error: 'invalid_grant' }), EXPIRED],
  ['a wrong nonce', new Error('nonce in id_token does not match'), EXPIRED],
  [
    'an error with HTML',
    Object.assign(new Error('x'), { error: 'access_denied', error_description: '<img src=x onerror=alert(1)>' }),
    '<img src=x onerror=alert(1)>',
  ],
])('S17 %s: logged out, the error kept as text, no token stored', async (_what, error, text) => {
  const browser = testBrowser();
  const { session, seen } = browser.tab({
    oidc: {
      finishSignIn: async () => {
        throw error;
      },
    },
  });
  browser.local.set('access-token', JSON.stringify(browser.fresh('old')));
  expect(await session.finishSignIn(CALLBACK)).toBeUndefined();
  expect(session.isSignedIn()).toBe(false);
  expect(browser.local.keys()).toEqual([]);
  expect(seen.errors).toEqual([text]);
  // If it led there before the error was stored, /login would redirect to the provider again.
  expect(seen.shown).toBe(0);
});

it('S17 the provider’s own words are kept, even without a state', async () => {
  const { session, seen } = testBrowser().tab({
    oidc: {
      finishSignIn: async () => {
        throw new Error('No state in response');
      },
    },
  });
  await session.finishSignIn(`${ORIGIN}/login/callback?error=access_denied&error_description=Nope`);
  await session.finishSignIn(`${ORIGIN}/login/callback?error=access_denied`);
  expect(seen.errors).toEqual(['Nope', 'The sign-in provider refused the sign-in: access_denied']);
});

it('a failed sign-out signs out here anyway and keeps the provider’s words', async () => {
  const browser = testBrowser();
  const { session, seen } = browser.tab();
  await session.finishSignIn(CALLBACK);
  session.finishSignOut(`${ORIGIN}/logout/callback`);
  expect(session.isSignedIn()).toBe(true);
  session.finishSignOut(`${ORIGIN}/logout/callback?error=x&error_description=${encodeURIComponent('<b>No</b>')}`);
  expect(session.isSignedIn()).toBe(false);
  expect(seen.errors.at(-1)).toBe('<b>No</b>');
  expect(seen.emptied).toBe(1);
});

it('S18 after the sign-in, opens only a path of the portal', async () => {
  const browser = testBrowser();
  const finish = (to: string) =>
    browser.tab({ oidc: { finishSignIn: async () => ({ tokens: browser.fresh('t'), options: { to } }) } }).session;
  expect((await finish('//evil.test').finishSignIn(CALLBACK))?.to).toBeUndefined();
  expect((await finish('/landing').finishSignIn(CALLBACK))?.to).toBe('/landing');
});

it('S18 passes no foreign return URL to the sign-in', async () => {
  const { session, seen } = testBrowser().tab();
  await session.beginSignIn({ to: String.raw`/\evil.test` });
  expect(seen.left).toEqual(['https://issuer.test/authorize?to=']);
});

it('stores the error when the provider can’t be reached', async () => {
  const { session, seen } = testBrowser().tab({
    oidc: {
      signInUrl: async () => {
        throw new TypeError('Failed to fetch');
      },
    },
  });
  await session.beginSignIn();
  expect(seen.left).toEqual([]);
  expect(seen.errors).toEqual(['The sign-in provider can’t be reached. Check the connection and try again.']);
});

it('removes accounts and token, signs out at the provider and clears session storage', async () => {
  const browser = testBrowser();
  const { session, sessionStore, seen } = browser.tab();
  await session.finishSignIn(CALLBACK);
  sessionStore.set('current-account', '3');
  sessionStore.set('accounts-list', '[]');
  sessionStore.set('draft:user', '{}');
  await session.signOut();
  expect(sessionStore.keys()).toEqual([]);
  expect(browser.local.keys()).toEqual([]);
  expect(seen.left).toEqual(['https://issuer.test/end?hint=id-of-first']);
  expect(seen.emptied).toBe(1);
  // /login would start a new sign-in before the provider's sign-out page opens.
  expect(seen.shown).toBe(0);
});

it('signs out here even when the server and the provider can’t be reached', async () => {
  const unreachable = async () => {
    throw new TypeError('Failed to fetch');
  };
  const browser = testBrowser();
  const { session, seen } = browser.tab({ oidc: { signOutUrl: unreachable }, session: { revoke: unreachable } });
  await session.finishSignIn(CALLBACK);
  await session.signOut();
  expect(session.isSignedIn()).toBe(false);
  expect(seen.left).toEqual([ORIGIN]);
});

it('R40 a sign-out in one tab signs the others out immediately, and says so', async () => {
  const browser = testBrowser();
  const here = browser.tab();
  const there = browser.tab();
  await here.session.finishSignIn(CALLBACK);
  there.sessionStore.set('accounts-list', '[]');
  expect(there.session.isSignedIn()).toBe(true);
  await here.session.signOut();
  expect(there.session.isSignedIn()).toBe(false);
  expect(there.seen.emptied).toBe(1);
  expect(there.seen.errors).toEqual([OTHER_TAB_SIGNED_OUT]);
  expect(there.sessionStore.keys()).toEqual([]);
  expect(there.seen.left).toEqual([]);
  expect(there.seen.shown).toBe(1);
});

it('R40 no tab renews the token that a sign-out is ending', async () => {
  const browser = testBrowser();
  const there = browser.tab();
  const renewed: boolean[] = [];
  const here = browser.tab({
    session: {
      async revoke() {
        // The tabs know about it. From here on the server refuses the token, and with it each tab's open calls.
        await Promise.resolve();
        for (const { session } of [here, there])
          void session.renew('first').then((isRenewed) => renewed.push(isRenewed));
      },
    },
  });
  await here.session.finishSignIn(CALLBACK);
  await here.session.signOut();
  // The answer to a call of this tab may come late, while the page is being left for the provider.
  void here.session.renew('first').then((isRenewed) => renewed.push(isRenewed));
  await vi.waitFor(() => expect(there.seen.shown).toBe(1));
  // None of the calls gets an answer: an error would flash before the sign-in appears.
  expect(renewed).toEqual([]);
  expect([here.seen.topLevel, there.seen.topLevel]).toEqual([0, 0]);
  expect([...here.seen.refreshed, ...there.seen.refreshed]).toEqual([]);
  expect(there.seen.errors).toEqual([OTHER_TAB_SIGNED_OUT]);
  await there.session.finishSignIn(CALLBACK);
  expect(await there.session.renew()).toBe(true);
});

it('keeps drafts when only the provider’s session has ended', async () => {
  const { session, sessionStore, seen } = testBrowser().tab({
    oidc: {
      finishSignIn: async () => {
        throw Object.assign(new Error('login_required'), { error: 'login_required' });
      },
    },
  });
  sessionStore.set('draft:user', '{}');
  await session.finishSignIn(CALLBACK);
  expect(sessionStore.keys()).toEqual(['draft:user']);
  expect(seen.errors[0]).toMatch(/session has ended/);
});
