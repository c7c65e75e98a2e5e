import type { FastifyInstance } from 'fastify';
import { errorsPlugin } from './errorsPlugin.ts';
import { notFound } from '../errors.ts';
import type { SecurityEvents } from '../platform/auth/securityEvents.ts';
import type { Deps } from '../platform/deps.ts';
import type { VerifyToken } from '../platform/auth/token.ts';
import { bearerOf } from '../platform/auth/bearer.ts';
import { loadUser } from '../platform/auth/loadUser.ts';
import type { OriginRoutes, SignIn } from './module.ts';
import { closeIdle, logCalls } from '../platform/http/server.ts';

/** A server on another origin with the routes of the modules. It takes no cookies, and a bearer only where a route asks. */
export function originServer(
  app: FastifyInstance,
  deps: Deps,
  verifyToken: VerifyToken,
  events: SecurityEvents,
  routes: readonly (OriginRoutes | undefined)[],
): FastifyInstance {
  logCalls(app);
  closeIdle(app);
  app.decorateRequest('actor', undefined);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-store');
  });
  errorsPlugin(app, events);
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  const signIn: SignIn = async (request) => {
    request.actor = await loadUser(deps.withActor, await verifyToken(bearerOf(request.raw)), request.id);
    return request.actor;
  };
  for (const register of routes) register?.(app, deps, signIn);
  return app;
}
