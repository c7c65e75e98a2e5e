import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type App } from './app.ts';
import { readSettings, SettingsError, type Settings } from './platform/settings/settings.ts';

/** Longer than any call may take; what isn't done then goes back to the queue or is answered by nobody. */
const longestDrain = 15_000;

/** Until then callers and balancers find out that they must go elsewhere: a connection cut while a call is on its way is a failed call. */
const longestLull = 2_000;
const lookEvery = 50;

const hasConnections = ({ api }: App): Promise<boolean> =>
  new Promise((resolve) => api.server.getConnections((_error, count) => resolve(count > 0)));

const letGo = async (app: App): Promise<void> => {
  app.retire();
  const end = performance.now() + longestLull;
  while (performance.now() < end && (await hasConnections(app))) await wait(lookEvery);
  await app.close();
};

const listen = async (app: App, settings: Settings): Promise<void> => {
  const { host } = settings;
  await app.metrics.listen({ host, port: settings.metricsPort });
  if (settings.role !== 'worker') {
    await app.creativeHost.listen({ host, port: settings.creativeHostPort });
    await app.tracking.listen({ host, port: settings.trackingPort });
    await app.api.listen({ host, port: settings.port });
  }
  if (settings.role !== 'api') await app.jobs.work(app.deps);
};

const drainOn = (app: App, signal: NodeJS.Signals): void => {
  process.once(signal, () => {
    app.deps.log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), longestDrain).unref();
    letGo(app).then(
      () => process.exit(0),
      (error: unknown) => {
        app.deps.log.error({ err: error }, 'could not end cleanly');
        process.exit(1);
      },
    );
  });
};

const run = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const app = await createApp(settings);
  drainOn(app, 'SIGTERM');
  drainOn(app, 'SIGINT');
  await listen(app, settings);
  app.deps.log.info({ role: settings.role, port: settings.port }, 'ready');
  // The supervisor waits for this word.
  process.send?.('ready');
};

try {
  await run();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exit(1);
}
