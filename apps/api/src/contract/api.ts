import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooMany } from '../errors.ts';
import { BYTES } from './operation.ts';
import { bindContract, type BindOptions } from './bind.ts';
import { errorsPlugin } from './errorsPlugin.ts';
import type { Bound } from './registry.ts';
import type { SecurityEvents } from '../platform/auth/securityEvents.ts';

type ApiOptions = BindOptions & { bound: readonly Bound[]; events: SecurityEvents };

/** A screen of the portal is about as many small files as the calls it makes, times this. */
const FILES_PER_CALL = 10;

/** By its route as well as its spelling, so that no other spelling of an operation counts as a file (S48). */
function isCall({ routeOptions, url }: FastifyRequest): boolean {
  return routeOptions.config.operation !== undefined || /^\/+api(\/|$)/i.test(url);
}

/**
 * Separate counts: neither the portal's pages and files nor the drafts that follow each pause in somebody's typing may use
 * up the calls of somebody who works fast.
 */
function countOf(request: FastifyRequest): string {
  const { operation } = request.routeOptions.config;
  if (operation?.hasOwnRate) return `${operation.id} ${request.ip}`;
  return isCall(request) ? request.ip : `files ${request.ip}`;
}

/** Everything under /api: limits, contract, errors. */
export async function serveApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { settings } = options.deps;
  await app.register(rateLimit, {
    global: false,
    max: (request) => (isCall(request) ? settings.rateLimit : settings.rateLimit * FILES_PER_CALL),
    keyGenerator: countOf,
    timeWindow: 60_000,
    // Sends no counts: a refused caller learns only when to try again.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.max(1, Math.ceil(ttl / 1000))),
  });
  // Before the routes' own hooks, so that a caller over the limit isn't even signed in.
  app.addHook('onRequest', app.rateLimit());
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addContentTypeParser(BYTES, (_request, _bytes, done) => done(null));
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.header('x-request-id', request.id);
  });
  errorsPlugin(app, options.events);
  bindContract(app, options.bound, options);
}
