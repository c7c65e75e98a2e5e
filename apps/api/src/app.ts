import type { FastifyInstance } from 'fastify';
import type { ConstructorOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Settings } from './platform/settings/settings.ts';
import { loadContracts } from './contract/load.ts';
import type { Operation } from './contract/operation.ts';
import { bindHandlers } from './contract/registry.ts';
import { modules as allModules } from './modules.ts';
import { directory } from './modules/accounts/users/directory.repository.ts';
import { userLoader } from './platform/auth/loadUser.ts';
import { serveBackchannelLogout } from './platform/auth/backchannel.ts';
import { keepsAccess, sameAccess } from './platform/auth/sameAccess.ts';
import { securityEvents, type SecurityEvents } from './platform/auth/securityEvents.ts';
import { tokenVerifier } from './platform/auth/token.ts';
import type { UserActor } from './platform/database/actor.ts';
import { systemClock, type Clock } from './platform/clock/clock.ts';
import { randomIds, systemRandom } from './platform/clock/ids.ts';
import { createDatabase } from './platform/database/database.ts';
import { createPool, isAnswering, leadsThroughPooler } from './platform/database/pool.ts';
import { provide } from './platform/database/service.ts';
import { requireSchema } from './platform/database/schemaVersion.ts';
import { requireLimitedRole } from './platform/database/startRoles.ts';
import type { Deps } from './platform/deps.ts';
import { createDns } from './platform/dns/dns.ts';
import { createEvents } from './platform/events/poller.ts';
import { FACTS, factRegistry } from './platform/facts/registry.ts';
import { createFiles } from './platform/files/files.ts';
import { openStore } from './platform/files/openStore.ts';
import { serveApi } from './contract/api.ts';
import { serveHealth } from './platform/http/health.ts';
import { refuseUnknown } from './platform/http/notFound.ts';
import { originServer } from './contract/origin.ts';
import { createSignIn } from './contract/signIn.ts';
import type { ConnectionLimits } from './platform/http/slowBodies.ts';
import { servePortal } from './platform/http/portal.ts';
import { portalHeaders } from './platform/http/securityHeaders.ts';
import { closeIdle, createServer, logCalls, sendElsewhere } from './platform/http/server.ts';
import { createTotals, OF_SHARED_PEOPLE, SHARED_PEOPLE, TOTALS } from './platform/list/totals.ts';
import { ENQUEUE } from './platform/jobs/enqueue.ts';
import { queueConnection } from './platform/jobs/connection.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { receiveMail, type Inbound } from './platform/mail/inbound.ts';
import type { Mail } from './platform/mail/mail.ts';
import { smtpMail } from './platform/mail/smtp.ts';
import type { Module } from './contract/module.ts';
import { createOutbound } from './platform/outbound/client.ts';
import type { Outbound } from './platform/outbound/outbound.ts';
import { createSecrets } from './platform/secrets/crypto.ts';
import { requireSameKeys } from './platform/secrets/requireSameKeys.ts';
import { createLog } from './platform/telemetry/log.ts';
import { serveMetrics } from './platform/telemetry/metrics.ts';
import { registryOfUses, USES } from './platform/uses/registry.ts';

/** Replacements that tests pass in. */
interface Overrides {
  clock?: Clock;
  log?: Logger;
  mail?: Mail;
  outbound?: Outbound;
  jobs?: ConstructorOptions;
  modules?: readonly Module[];
  operations?: readonly Operation[];
  checkResponses?: boolean;
  isPartial?: boolean;
  connectionLimits?: ConnectionLimits;
}

export interface App {
  api: FastifyInstance;
  creativeHost: FastifyInstance;
  tracking: FastifyInstance;
  metrics: FastifyInstance;
  /** Takes mail that comes back; undefined where the settings name no domain for it. */
  inbound: Inbound | undefined;
  deps: Deps;
  jobs: Jobs;
  securityEvents: SecurityEvents;
  /** Starts draining: `/readyz` fails and callers are told to close their connections. Requests are still answered. */
  retire(): void;
  /** Refuses new work, finishes the current work and closes all connections. */
  close(): Promise<void>;
}

const VERSION = '0.1.0';

/** Builds the whole application from its settings. It doesn't listen yet: `server.ts` and the tests decide where. */
export async function createApp(settings: Settings, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLog(settings.logLevel);
  const clock = overrides.clock ?? systemClock;
  const modules = overrides.modules ?? allModules;
  // A worker has no API. Loading the contract and its checks would double its start time and its memory.
  const bound =
    settings.role === 'worker'
      ? undefined
      : bindHandlers(overrides.operations ?? (await loadContracts()), modules, overrides.isPartial);

  const warn = (error: Error): void => log.warn({ err: error }, 'a connection was lost');
  const pool = createPool({ url: settings.databaseUrl, size: settings.databasePool, onError: warn });
  let isPooled: boolean;
  try {
    await requireLimitedRole('DATABASE_URL', pool);
    isPooled = await leadsThroughPooler(pool);
    await requireSchema(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const jobs = createJobs({
    boss:
      overrides.jobs ??
      (await queueConnection(settings, () =>
        log.warn('DATABASE_JOBS_URL leads through a pooler: workers poll the queue instead of being notified'),
      )),
    jobs: modules.flatMap((module) => module.jobs ?? []),
    onError: warn,
  });
  await jobs.start();
  const services = new Map([
    provide(ENQUEUE, jobs.enqueue),
    provide(FACTS, factRegistry(modules.flatMap((module) => module.facts ?? []))),
    provide(USES, registryOfUses(modules.flatMap((module) => module.uses ?? []))),
    provide(TOTALS, createTotals()),
    provide(SHARED_PEOPLE, createTotals(OF_SHARED_PEOPLE)),
  ]);
  const {
    withActor,
    ask,
    close: closeDatabase,
  } = createDatabase({
    pool,
    url: settings.databaseUrl,
    clock,
    services,
    isPooled,
  });

  const secrets = createSecrets(settings.secretKeys);
  const proofs = modules.flatMap((module) => module.keyProofs ?? []);
  await requireSameKeys({ withActor, keys: settings.secretKeys, secrets, proofs });
  const store = await openStore(settings.filesUrl);
  const files = createFiles({
    store,
    withActor,
    ids: randomIds,
    clock,
    secrets,
    creativeHostUrl: settings.creativeHostUrl,
    owners: modules.flatMap((module) => module.files ?? []),
    log,
  });
  const mail = overrides.mail ?? smtpMail(settings.smtpUrl, settings.smtpPool);
  const outbound = overrides.outbound ?? createOutbound({ allow: settings.outboundAllow });
  const loadUser = userLoader({ ask, withActor, directory, clock });
  const asksAgain = (isEnough: typeof sameAccess) => (actor: UserActor) =>
    loadUser(actor, actor.requestId).then(
      (now) => isEnough(actor, now),
      () => false,
    );
  const events = createEvents({ withActor, clock, log, isStillAllowed: asksAgain(sameAccess) });
  const deps: Deps = {
    settings,
    clock,
    ids: randomIds,
    random: systemRandom,
    log,
    withActor,
    files,
    store,
    mail,
    secrets,
    outbound,
    dns: createDns(settings.dnsServers),
    events,
  };

  const refused = securityEvents(withActor, clock, log);
  const { connectionLimits: limits } = overrides;
  const server = () =>
    createServer({ log, ids: randomIds, trustProxy: settings.trustProxy, ...(limits && { limits }) });
  let isDraining = false;
  const isReady = async (): Promise<boolean> => !isDraining && (await isAnswering(pool));

  const api = server();
  logCalls(api);
  closeIdle(api);
  sendElsewhere(api, () => isDraining);
  api.addHook('preClose', async () => events.close());
  if (bound) await portalHeaders(api, settings);
  serveHealth(api, isReady);
  const { verifyToken, verifyLogout } = tokenVerifier({
    issuer: settings.oidcIssuer,
    audience: settings.oidcAudience,
    clientId: settings.oidcClientId,
    clock,
  });
  const signIn = createSignIn(verifyToken, loadUser);
  if (bound) {
    const { checkResponses = false } = overrides;
    await serveApi(api, {
      deps,
      signIn,
      keepsAccess: asksAgain(keepsAccess),
      checkResponses,
      bound,
      events: refused,
    });
    serveBackchannelLogout(api, deps, verifyLogout);
    await servePortal(api, settings, VERSION);
  }
  refuseUnknown(api);

  const origin = { deps, signIn, events: refused };
  const creativeHost = originServer(
    server(),
    origin,
    modules.map((module) => module.creativeHost),
  );
  const tracking = originServer(
    server(),
    origin,
    modules.map((module) => module.tracking),
  );
  const [route] = modules.flatMap((module) => module.inbound?.(deps) ?? []);
  const inbound = route && receiveMail(route, (error) => log.error({ err: error }, 'mail could not be taken'));
  const metrics = server();
  serveMetrics(metrics, {
    pool,
    withActor,
    gauges: modules.flatMap((module) => module.gauges ?? []),
    missingFiles: files.missing,
    counts: () => inbound?.counts() ?? [],
  });

  return {
    api,
    creativeHost,
    tracking,
    metrics,
    inbound,
    deps,
    jobs,
    securityEvents: refused,
    retire() {
      isDraining = true;
    },
    async close() {
      isDraining = true;
      await Promise.all([api.close(), creativeHost.close(), tracking.close(), inbound?.close()]);
      await jobs.stop();
      await refused.flush();
      await Promise.all([metrics.close(), mail.close(), outbound.close()]);
      store.close();
      await closeDatabase();
    },
  };
}
