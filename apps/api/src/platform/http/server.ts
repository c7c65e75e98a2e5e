import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Ids } from '../clock/ids.ts';

export type ServerOptions = { log: Logger; ids: Ids; trustProxy: readonly string[]; bodyLimit?: number };

/** A server with our limits: slow senders are cut, ids of requests are ours, the log never has a query. */
export const createServer = ({ log, ids, trustProxy, bodyLimit = 1024 ** 2 }: ServerOptions): FastifyInstance =>
  Fastify({
    loggerInstance: log,
    bodyLimit,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    genReqId: () => ids.next(),
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    http: { headersTimeout: 20_000 },
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
    logController: new LogController({ disableRequestLogging: true }),
    // Keys like __proto__ in a body are refused, not cleaned away.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // A call that came is answered, with the word that its connection ends.
    return503OnClosing: false,
  }) as unknown as FastifyInstance;

/** One line per call, without query, headers or body: tokens and addresses of people stand there. */
export const logCalls = (app: FastifyInstance): void => {
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
};

/** From the moment that it is going, each answer tells its caller to go elsewhere with the next one. */
export const sendElsewhere = (app: FastifyInstance, isGoing: () => boolean): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (isGoing()) reply.header('connection', 'close');
  });
};

const longestDrain = 10_000;

/** Fastify waits for connections that go idle after it began to close; these would keep it for a minute. */
export const closeIdle = (app: FastifyInstance): void => {
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 50);
    const late = setTimeout(() => app.server.closeAllConnections(), longestDrain);
    app.server.once('close', () => {
      clearInterval(timer);
      clearTimeout(late);
    });
    timer.unref();
    late.unref();
    done();
  });
};
