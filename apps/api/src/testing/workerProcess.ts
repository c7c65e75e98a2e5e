import { createApp } from '../app.ts';
import { readSettings } from '../platform/settings/settings.ts';

// The worker of server.ts without its ports: what a test kills must be a process, and nothing else of it matters. It
// looks round for silent runs each second, so that a test that stands for half a minute of silence needn't wait for it.
const settings = readSettings(process.env);
const app = await createApp(settings, {
  isPartial: true,
  jobs: {
    connectionString: settings.databaseUrl,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  },
});
await app.jobs.work(app.deps);
process.send?.('ready');
