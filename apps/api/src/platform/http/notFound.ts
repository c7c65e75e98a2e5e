import type { FastifyInstance, HTTPMethods } from 'fastify';
import { DomainError, notFound } from '../../errors.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 when the path exists with another method, otherwise 404. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((request) => {
    const url = request.url.split('?')[0] ?? '/';
    if (!url.startsWith('/api/')) throw notFound();
    const allowed = METHODS.filter((method) => method !== request.method && app.findRoute({ method, url }) !== null);
    if (allowed.length > 0)
      throw new DomainError(405, 'method_not_allowed', `Only ${allowed.join(', ')} can be used here`);
    throw notFound();
  });
}
