import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Ids } from '../clock/ids.ts';
import { CONNECTION_LIMITS, limitBodies, type ConnectionLimits } from './slowBodies.ts';

interface ServerOptions {
  log: Logger;
  ids: Ids;
  trustProxy: readonly string[];
  bodyLimit?: number;
  limits?: ConnectionLimits;
}

/** A server with our limits: disconnects slow senders, makes its own request ids, and never logs a query. */
export function createServer({
  log,
  ids,
  trustProxy,
  bodyLimit = 1024 ** 2,
  limits = CONNECTION_LIMITS,
}: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    bodyLimit,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => ids.next(),
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    // Node looks for late callers from time to time. Both together may not exceed the limit.
    http: { headersTimeout: limits.head * 0.8, connectionsCheckingInterval: limits.head * 0.2 },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    logController: new LogController({ disableRequestLogging: true }),
    // An address that can't be decoded reaches no hook and no error handler.
    frameworkErrors: (_error, request, reply) => {
      const code = request.url.startsWith('/api/v2/') ? { code: 'malformed' } : {};
      const body = { message: 'The address is malformed', ...code, request_id: request.id };
      const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
      // No hook follows, and the types know no answer here.
      reply.hijack();
      reply.raw.writeHead(400, headers).end(JSON.stringify(body));
    },
    // Refuses keys like __proto__ in a body instead of removing them.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Answers calls that arrive while it closes, and tells them that the connection ends.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;
  limitBodies(app.server, limits);
  return app;
}

/** Logs one line per call, without query, headers and body, because they contain tokens and people's addresses. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config;
    request.log.info({
      requestId: request.id,
      userId: request.actor?.userId,
      operation: operation?.id,
      method: request.method,
      path: request.routeOptions.url ?? request.url.split('?')[0]?.slice(0, 200),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** While the process drains, each answer tells the caller to close the connection. */
export function sendElsewhere(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
}

const LONGEST_DRAIN = 10_000;

/** Closes connections that become idle after the server began to close; Fastify would wait a minute for them. */
export function closeIdle(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    const late = setTimeout(() => app.server.closeAllConnections(), LONGEST_DRAIN);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(late);
    });
    timer.unref();
    late.unref();
    done();
  });
}
