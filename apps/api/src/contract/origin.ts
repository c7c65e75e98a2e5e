import type { FastifyInstance } from 'fastify';
import { errorsPlugin } from './errorsPlugin.ts';
import { notFound } from '../errors.ts';
import type { SecurityEvents } from '../platform/auth/securityEvents.ts';
import type { Deps } from '../platform/deps.ts';
import type { OriginRoutes } from './module.ts';
import type { SignIn } from './signIn.ts';
import { closeIdle, logCalls } from '../platform/http/server.ts';

interface OriginOptions {
  deps: Deps;
  signIn: SignIn;
  events: SecurityEvents;
}

/** A server on another origin with the routes of the modules. It takes no cookies, and a bearer only where a route asks. */
export function originServer(
  app: FastifyInstance,
  { deps, signIn, events }: OriginOptions,
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
  for (const register of routes) register?.(app, deps, signIn);
  return app;
}
