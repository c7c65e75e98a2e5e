import type { Module } from '../../contract/module.ts';
import { taskFacts } from './tasks.facts.ts';
import { taskHandlers } from './tasks.handlers.ts';
import { taskJobs } from './tasks.jobs.ts';

export const tasksModule: Module = { name: 'tasks', handlers: taskHandlers, jobs: taskJobs, facts: taskFacts };
