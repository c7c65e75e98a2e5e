import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooMany } from '../errors.ts';
import { bindContract, type BindOptions } from './bind.ts';
import { errorsPlugin } from './errorsPlugin.ts';
import type { Bound } from './registry.ts';
import type { SecurityEvents } from '../platform/auth/securityEvents.ts';

type ApiOptions = BindOptions & { bound: readonly Bound[]; events: SecurityEvents };

/** Everything under /api: limits, contract, errors. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { settings } = options.deps;
  await app.register(rateLimit, {
    global: false,
    max: settings.rateLimit,
    timeWindow: 60_000,
    // Sends no counts: a refused caller learns only when to try again.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.max(1, Math.ceil(ttl / 1000))),
  });
  // Before the routes' own hooks, so that a caller over the limit isn't even signed in.
  app.addHook('onRequest', app.rateLimit());
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  });
  errorsPlugin(app, options.events);
  bindContract(app, options.bound, options);
}
