import { auditHandlers } from './audit.handlers.ts';
import { eventsHandlers } from './events.handlers.ts';
import { downloadHandlers } from './downloads.handlers.ts';
import { serveFiles } from './downloads.ts';
import type { Module } from '../../contract/module.ts';
import { activityJobs } from './activity.jobs.ts';

/** Serves what all records share: history, live events, file downloads, and the housekeeping behind them. */
export const activityModule: Module = {
  name: 'activity',
  handlers: { ...auditHandlers, ...eventsHandlers, ...downloadHandlers },
  jobs: activityJobs,
  creativeHost: serveFiles,
};
