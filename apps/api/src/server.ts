import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type App } from './app.ts';
import { readSettings, type Settings } from './platform/settings/settings.ts';
import { SettingsError } from './platform/settingsError.ts';

/** Longer than any call may take. Jobs that aren't done by then go back to the queue, and calls stay unanswered. */
const LONGEST_DRAIN = 15_000;

/** The time for callers and load balancers to move to another node. A call in flight fails when its connection is cut. */
const LONGEST_LULL = 2_000;
const LOOK_EVERY = 50;

function hasConnections({ api }: App): Promise<boolean> {
  return new Promise((resolve) => api.server.getConnections((_error, count) => resolve(count > 0)));
}

async function shutDown(app: App): Promise<void> {
  app.retire();
  const end = performance.now() + LONGEST_LULL;
  while (performance.now() < end && (await hasConnections(app))) await wait(LOOK_EVERY);
  await app.close();
}

async function listen(app: App, settings: Settings): Promise<void> {
  const { host } = settings;
  await app.metrics.listen({ host, port: settings.metricsPort });
  if (settings.role !== 'worker') {
    await app.creativeHost.listen({ host, port: settings.creativeHostPort });
    await app.tracking.listen({ host, port: settings.trackingPort });
    await app.inbound?.listen({ host, port: settings.bouncePort });
    await app.api.listen({ host, port: settings.port });
  }
  if (settings.role !== 'api') await app.jobs.work(app.deps);
}

function drainOn(app: App, signal: NodeJS.Signals): void {
  process.once(signal, () => {
    app.deps.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), LONGEST_DRAIN).unref();
    shutDown(app).then(
      () => process.exit(0),
      (error: unknown) => {
        app.deps.log.error({ err: error }, 'could not shut down cleanly');
        process.exit(1);
      },
    );
  });
}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  drainOn(app, 'SIGTERM');
  drainOn(app, 'SIGINT');
  await listen(app, settings);
  app.deps.log.info({ role: settings.role, port: settings.port }, 'ready');
  // The supervisor waits for this message.
  process.send?.('ready');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
