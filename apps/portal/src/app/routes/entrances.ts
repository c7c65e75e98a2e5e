import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { endPopup } from '../../session/signIn/popup.ts';
import { accountsAtom, areAccountsLoadingAtom } from '../../session/account/accountAtoms.ts';
import { refreshAccounts } from '../../session/account/refreshAccounts.ts';
import { returnPath } from '../../session/signIn/returnPath.ts';
import { signInErrorAtom } from '../../session/signIn/sessionAtoms.ts';
import { paths } from '../../shared/paths.ts';
import type { Services } from '../start/services.ts';

/**
 * The loaders of the routes for signing in and out, which run before anything is drawn. Callbacks replace their entry in
 * the history: Back would use the code a second time, for which the provider ends the whole session.
 */
export function createEntrances({ session, queries, store }: Services) {
  const inPortal = (path: unknown, url: URL) => returnPath(path, url.origin);

  return {
    /** Blocks a route for signed-out visitors and remembers where they were going. */
    async requireSession({ request }: LoaderFunctionArgs) {
      if (session.isSignedIn() || (session.mayBeRenewed() && (await session.renew().catch(() => false)))) {
        // In a new tab, or after storage was cleared, the page doesn't wait for the list.
        if (store.get(accountsAtom) === undefined && !store.get(areAccountsLoadingAtom))
          void refreshAccounts(queries, store);
        return null;
      }
      const url = new URL(request.url);
      const to = url.pathname + url.search + url.hash;
      throw redirect(to === paths.landing ? paths.login : paths.loginThen(to));
    },

    async login({ request }: LoaderFunctionArgs) {
      const url = new URL(request.url);
      const to = inPortal(url.searchParams.get('to'), url);
      if (session.isSignedIn()) {
        await refreshAccounts(queries, store);
        return replace(to ?? paths.landing);
      }
      // A stored error is shown with a button, because redirecting immediately could loop forever.
      if (store.get(signInErrorAtom) === undefined) await session.beginSignIn({ to });
      return null;
    },

    async loginCallback({ request }: LoaderFunctionArgs) {
      const finished = await session.finishSignIn(request.url);
      if (finished?.popup) {
        endPopup(finished.popup.refreshToken);
        return null;
      }
      return replace(finished?.to ? paths.loginThen(finished.to) : paths.login);
    },

    async logout() {
      await session.signOut();
      return null;
    },

    logoutCallback({ request }: LoaderFunctionArgs) {
      session.finishSignOut(request.url);
      return replace(paths.login);
    },
  };
}
