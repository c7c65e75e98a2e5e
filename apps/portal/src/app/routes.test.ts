import { createStore } from 'jotai';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { testBrowser } from '../session/signIn/testing.ts';
import { createServices } from './start/services.ts';
import { moduleRegistry } from './routes/moduleRegistry.ts';
import { createPatchModules } from './routes/patchModules.tsx';
import { createRoutes } from './routes.tsx';

const AN_HOUR = 3_600_000;

async function open(path: string) {
  const { session, tokens } = testBrowser().tab();
  tokens.keep({ token: 'signed-in', expiresAt: Date.now() + AN_HOUR });
  const services = createServices(createStore(), () => session);
  const router = createMemoryRouter(createRoutes(services), {
    initialEntries: [path],
    patchRoutesOnNavigation: createPatchModules(services, () => session.isSignedIn()),
  });
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  return router;
}

function placeOf({ state }: Awaited<ReturnType<typeof open>>) {
  return { path: state.location.pathname, screen: state.matches.at(-1)?.route.path, errors: state.errors };
}

const modules = moduleRegistry.map(({ id, href }) => ({ id, at: href, screen: href.split('/').at(-1) }));

it.each(modules)(
  '/$id opens its module, first of all screens and with a trailing slash',
  async ({ id, at, screen }) => {
    for (const path of [`/${id}`, `/${id}/`]) {
      expect(placeOf(await open(path))).toEqual({ path: at, screen, errors: null });
    }
  },
);

it.each(modules)('/$id opens its module by a step from another screen', async ({ id, at, screen }) => {
  const router = await open('/landing');
  await router.navigate(`/${id}`);
  expect(placeOf(router)).toEqual({ path: at, screen, errors: null });
  await router.navigate('/landing');
  await router.navigate(`/${id}`);
  expect(placeOf(router)).toEqual({ path: at, screen, errors: null });
});

it('opens a module with the query of its bare address', async () => {
  const { state } = await open('/order-management?view=orders');
  expect(state.location).toMatchObject({ pathname: '/order-management/dashboard', search: '?view=orders' });
});
