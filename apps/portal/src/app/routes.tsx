import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { LandingPage } from '../modules/landing/LandingPage.tsx';
import { NotFoundPage } from '../modules/entrance/NotFoundPage.tsx';
import { paths } from '../shared/paths.ts';
import { createEntrances } from './routes/entrances.ts';
import { moduleRegistry } from './routes/moduleRegistry.ts';
import { ModuleError } from './routes/ModuleError.tsx';
import { Opening } from './start/Opening.tsx';
import { PathGuard } from './routes/PathGuard.tsx';
import { Root } from './Root.tsx';
import { Shell } from './shell/Shell.tsx';
import type { Services } from './start/services.ts';

function loginPage() {
  return import('../modules/entrance/LoginPage.tsx').then((page) => ({ Component: page.LoginPage }));
}

/** Keeps the query, which says what a list shows. */
function leadTo(href: string): LoaderFunction {
  return ({ request }) => redirect(href + new URL(request.url).search);
}

function leavingPages() {
  return import('../modules/entrance/LeavingPage.tsx');
}

function unauthorizedPage() {
  return import('../modules/entrance/UnauthorizedPage.tsx').then((page) => ({ Component: page.UnauthorizedPage }));
}

function previewPage() {
  return import('../modules/entrance/PreviewHtmlPage.tsx').then((page) => ({ Component: page.PreviewHtmlPage }));
}

/**
 * The routes of the specification. Routes below a module's prefix come with its chunk (`patchModules`); `inFrame` holds
 * more screens inside the frame.
 */
export function createRoutes(services: Services, inFrame: RouteObject[] = []): RouteObject[] {
  const entrances = createEntrances(services);
  return [
    {
      Component: Root,
      HydrateFallback: Opening,
      ErrorBoundary: ModuleError,
      children: [
        { index: true, loader: () => redirect(paths.login), Component: Opening },
        { path: paths.login, loader: entrances.login, lazy: loginPage },
        {
          path: paths.loginCallback,
          loader: entrances.loginCallback,
          lazy: async () => ({ Component: (await leavingPages()).SignedInPopupPage }),
        },
        {
          path: paths.logout,
          loader: entrances.logout,
          lazy: async () => ({ Component: (await leavingPages()).LogoutPage }),
        },
        { path: paths.logoutCallback, loader: entrances.logoutCallback },
        {
          loader: entrances.requireSession,
          // Checked on each navigation: the token may have expired, or another tab may have signed out.
          shouldRevalidate: () => true,
          children: [
            { path: '/preview-html/:id', lazy: previewPage, ErrorBoundary: ModuleError },
            {
              Component: Shell,
              children: [
                { path: paths.landing, Component: LandingPage, ErrorBoundary: ModuleError },
                { path: paths.unauthorized, lazy: unauthorizedPage },
                ...moduleRegistry.map(({ id, href }) => ({
                  id,
                  path: `/${id}`,
                  Component: PathGuard,
                  ErrorBoundary: ModuleError,
                  // Here, not with the chunk: the router asks for more routes only where none matches, and this one does.
                  children: [{ index: true, loader: leadTo(href) }],
                })),
                ...inFrame.map((route) => ({ ErrorBoundary: ModuleError, ...route })),
                { path: '*', Component: NotFoundPage },
              ],
            },
          ],
        },
      ],
    },
  ];
}
