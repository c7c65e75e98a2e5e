import { auditHandlers } from './audit.handlers.ts';
import { eventsHandlers } from './events.handlers.ts';
import { downloadHandlers } from './downloads.handlers.ts';
import { serveFiles } from './downloads.ts';
import type { Module } from '../../contract/module.ts';
import { activityJobs } from './activity.jobs.ts';
import { unsealedSeconds } from './seal.repository.ts';

/** Serves what all records share: history, live events, file downloads, and the housekeeping behind them. */
export const activityModule: Module = {
  name: 'activity',
  handlers: { ...auditHandlers, ...eventsHandlers, ...downloadHandlers },
  jobs: activityJobs,
  gauges: [
    {
      name: 'mailroom_audit_unsealed_seconds',
      help: 'Age of the oldest audit entry without a seal; alarm above 600',
      read: unsealedSeconds,
    },
  ],
  creativeHost: serveFiles,
};
