import { flushCompileCache } from 'node:module';
import { createApp } from '../../app.ts';
import type { Operation } from '../../contract/operation.ts';
import type { HandlerMap } from '../../contract/handlers.ts';
import { modules } from '../../modules.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { testClock } from '../clock.ts';
import { jobsDatabase } from '../jobsDatabase.ts';

/** The test sets the time, and says when jobs run. */
export interface Order {
  id: number;
  at: string;
  works: boolean;
}

/** The operations of the contract that the test calls. The others would only be read and compiled. */
export interface Called {
  operations: readonly Operation[];
}

export type Report = { port: number } | { id: number; ran: number };

function handlersOf(operations: readonly Operation[], handlers: HandlerMap = {}): HandlerMap {
  return Object.fromEntries(operations.flatMap(({ id }) => (handlers[id] ? [[id, handlers[id]]] : [])));
}

// A node with the API of production on a port of its own, as a process that a test can kill with -9. Its time and its jobs
// are the test's, so that hours pass without a wait.
const settings = readSettings(process.env);
const clock = testClock(process.argv[2]);
const { operations } = await new Promise<Called>((resolve) => void process.once('message', resolve));
const app = await createApp(settings, {
  clock,
  jobs: jobsDatabase(settings.databaseJobsUrl, clock).options,
  operations,
  modules: modules.map((module) => ({ ...module, handlers: handlersOf(operations, module.handlers) })),
});

function report(message: Report): void {
  process.send?.(message);
}

process.on('message', ({ id, at, works }: Order) => {
  clock.set(at);
  const ran = works ? app.jobs.runDue(app.deps) : Promise.resolve(0);
  // A rejection ends the process, and the test reports it.
  void ran.then((count) => report({ id, ran: count }));
});
process.once('disconnect', () => process.exit(1));
const origin = new URL(await app.api.listen({ host: '127.0.0.1', port: 0 }));
// A process that is killed would leave nothing to the next one, which then takes twice as long to start.
flushCompileCache();
report({ port: Number(origin.port) });
