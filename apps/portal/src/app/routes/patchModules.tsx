import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../../modules/entrance/NotFoundPage.tsx';
import { normalisedPath } from '../../session/user/pathGuard.ts';
import type { ModuleNavSection, PortalModule } from '../../shared/portalModule.ts';
import { ModuleError } from './ModuleError.tsx';
import { moduleRegistry } from './moduleRegistry.ts';

/** Route data for the frame: the side navigation of the module. */
export interface ModuleHandle {
  readonly nav: readonly ModuleNavSection[];
}

function childrenOf({ nav, routes }: PortalModule): RouteObject[] {
  return [
    {
      handle: { nav } satisfies ModuleHandle,
      // Below the module's own route, so that its side navigation stays when one screen fails.
      ErrorBoundary: ModuleError,
      children: [...routes, { path: '*', Component: NotFoundPage }],
    },
  ];
}

/** Loads a module's chunk with the first navigation below its prefix and adds its routes, for signed-in users only. */
export function createPatchModules(isSignedIn: () => boolean): PatchRoutesOnNavigationFunction {
  const known = new Set<string>();
  return async ({ path, patch }) => {
    const plain = normalisedPath(path);
    const found = moduleRegistry.find(({ id }) => plain.startsWith(`/${id}/`));
    if (!found || known.has(found.id) || !isSignedIn()) return;
    const { module } = await found.load();
    // Two navigations at the same time share one load, so the routes are added only once.
    if (known.has(found.id)) return;
    known.add(found.id);
    patch(found.id, childrenOf(module));
  };
}
