import { auditHandlers } from './audit/audit.handlers.ts';
import { eventsHandlers } from './events/events.handlers.ts';
import { downloadHandlers } from './files/download.handlers.ts';
import { serveFiles } from './files/serve.ts';
import type { Module } from './module.ts';
import { platformJobs } from './platform.jobs.ts';

/** What the platform answers by itself: live events, activity, downloads. */
export const platformModule: Module = {
  name: 'platform',
  handlers: { ...auditHandlers, ...eventsHandlers, ...downloadHandlers },
  jobs: platformJobs,
  creativeHost: serveFiles,
};
