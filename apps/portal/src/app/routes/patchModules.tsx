import type { LoaderFunction, PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../../modules/entrance/NotFoundPage.tsx';
import { normalisedPath } from '../../session/user/pathGuard.ts';
import { currentAccountAtom } from '../../session/account/accountAtoms.ts';
import { chosenSize, listOfPath, pageSizesAtom } from '../../shared/listState/pageSizes.ts';
import type { FirstRead, LoadedPage, ModuleNavSection, PageRoute, PortalModule } from '../../shared/portalModule.ts';
import { ModuleError } from './ModuleError.tsx';
import type { Services } from '../start/services.ts';
import { moduleRegistry } from './moduleRegistry.ts';

/** Route data for the frame: the side navigation of the module. */
export interface ModuleHandle {
  readonly nav: readonly ModuleNavSection[];
}

/** Begins the page's first read and doesn't wait for it. An error is the page's, which reads again once it is drawn. */
function loaderOf(firstRead: FirstRead, { queries, store }: Services): LoaderFunction {
  return ({ request }) => {
    const url = new URL(request.url);
    const pageSize = chosenSize(store.get(pageSizesAtom), listOfPath(url.pathname));
    const read = firstRead({ url, pageSize, accountId: store.get(currentAccountAtom)?.id });
    void queries.prefetchQuery({ ...read, meta: { ...read.meta, isQuiet: true } });
    return null;
  };
}

function isPage(route: PageRoute | RouteObject): route is PageRoute {
  return typeof route.lazy === 'function';
}

function withFirstRead(route: PageRoute, services: Services): RouteObject {
  return {
    ...route,
    lazy: async () => {
      const { firstRead, ...page }: LoadedPage = await route.lazy();
      return firstRead ? { ...page, loader: loaderOf(firstRead, services) } : page;
    },
    // Later reads are the page's own, such as those of a filter.
    shouldRevalidate: () => false,
  };
}

function childrenOf({ nav, routes }: PortalModule, services: Services): RouteObject[] {
  const pages = routes.map((route) => (isPage(route) ? withFirstRead(route, services) : route));
  return [
    {
      handle: { nav } satisfies ModuleHandle,
      // Below the module's own route, so that its side navigation stays when one screen fails.
      ErrorBoundary: ModuleError,
      children: [...pages, { path: '*', Component: NotFoundPage }],
    },
  ];
}

/** Loads a module's chunk with the first navigation below its prefix and adds its routes, for signed-in users only. */
export function createPatchModules(services: Services, isSignedIn: () => boolean): PatchRoutesOnNavigationFunction {
  const known = new Set<string>();
  return async ({ path, patch }) => {
    const plain = normalisedPath(path);
    const found = moduleRegistry.find(({ id }) => plain.startsWith(`/${id}/`));
    if (!found || known.has(found.id) || !isSignedIn()) return;
    const { module } = await found.load();
    // Two navigations at the same time share one load, so the routes are added only once.
    if (known.has(found.id)) return;
    known.add(found.id);
    patch(found.id, childrenOf(module, services));
  };
}
