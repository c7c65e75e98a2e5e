import '@mailroom/design-system/fonts.css';
import '@mailroom/design-system/opening.css';
import '@mailroom/design-system/styles.css';
import './accents.css';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { restoreAccountsAtom } from '../session/account/accountAtoms.ts';
import { restoreDensityAtom } from '../session/user/appearance.ts';
import { catalogueQuery, myPermissionQuery } from '../session/user/me.queries.ts';
import { loadSettings, settingsAtom } from '../session/signIn/settings.ts';
import { sessionStore } from '../shared/stores.ts';
import { openTabChannel, tabsAtom } from '../shared/tabChannel.ts';
import { App } from './App.tsx';
import { announceLoading } from './start/announceLoading.ts';
import { browserSession } from './start/browserSession.ts';
import { createPatchModules } from './routes/patchModules.tsx';
import { createRoutes } from './routes.tsx';
import { createServices } from './start/services.ts';
import { startFailure } from './start/startFailure.ts';
import { reloadWhenStale } from './start/staleChunk.ts';
import { allowEmptyHtml } from './start/trustedTypes.ts';

/**
 * Keeps the page of `index.html` until the session is known: another screen in between would make the header's bar
 * flicker.
 */
function firstRoute({ state, subscribe }: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (state.initialized) resolve();
    else
      subscribe(({ initialized }) => {
        if (initialized) resolve();
      });
  });
}

async function start(root: HTMLElement): Promise<void> {
  allowEmptyHtml();
  reloadWhenStale(sessionStore);
  const store = createStore();
  store.set(restoreDensityAtom);
  store.set(restoreAccountsAtom);
  const settings = await loadSettings();
  store.set(settingsAtom, settings);
  const tabs = openTabChannel('mailroom');
  store.set(tabsAtom, tabs);
  const services = createServices(store, (events) => browserSession(settings, store, tabs, events));
  const router = createBrowserRouter(createRoutes(services), {
    patchRoutesOnNavigation: createPatchModules(services, () => services.session.mayBeRenewed()),
  });
  // Every screen waits for these calls; they run while its code is still loading.
  if (services.session.isSignedIn()) {
    void services.queries.prefetchQuery(myPermissionQuery);
    void services.queries.prefetchQuery(catalogueQuery);
  }
  services.connectRouter((path) => void router.navigate(path));
  announceLoading(router, services.queries);
  await firstRoute(router);
  // As a transition, in slices: rendered in one go, the first screen blocked a slow phone for a tenth of a second.
  startTransition(() => createRoot(root).render(<App services={services} router={router} />));
}

const root = document.getElementById('root');
if (root) start(root).catch((error: unknown) => startFailure(root, error));
