import { createApp } from '../app.ts';
import { readSettings } from '../config.ts';

// The worker of server.ts without its ports: what a test kills must be a process, and nothing else of it matters.
const app = await createApp(readSettings(process.env), { isPartial: true });
await app.jobs.work(app.deps);
process.send?.('ready');
