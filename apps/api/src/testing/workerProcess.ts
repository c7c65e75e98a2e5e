import { createApp } from '../app.ts';
import { readSettings } from '../platform/settings/settings.ts';

// Runs the worker of server.ts without its ports, as a separate process that a test can kill. It looks for dead runs
// every second, so that a test needn't wait long until another worker takes them over.
const settings = readSettings(process.env);
const app = await createApp(settings, {
  isPartial: true,
  jobs: {
    connectionString: settings.databaseJobsUrl,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  },
});
process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
await app.jobs.work(app.deps);
process.send?.('ready');
