import type { Module } from '../../contract/module.ts';
import { notificationFacts } from './notifications.facts.ts';
import { notificationHandlers } from './notifications.handlers.ts';
import { notificationJobs } from './notifications.jobs.ts';

export const notificationsModule: Module = {
  name: 'notifications',
  handlers: notificationHandlers,
  jobs: notificationJobs,
  facts: notificationFacts,
};
