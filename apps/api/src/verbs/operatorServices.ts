import { modules } from '../modules.ts';
import { provide, type Services } from '../platform/database/service.ts';
import { FACTS, factRegistry } from '../platform/facts/registry.ts';
import { ENQUEUE } from '../platform/jobs/enqueue.ts';
import { enqueueJob, hasQueue } from '../platform/jobs/queue.repository.ts';

/** Lets the nodes' jobs derive from a verb's change, as they do after an edit in the portal. */
export const operatorServices: Services = new Map([
  provide(FACTS, factRegistry(modules.flatMap((module) => module.facts ?? []))),
  // Before the first start there is no queue, and nothing to derive either.
  provide(ENQUEUE, async (tx, queue, data, options) =>
    (await hasQueue(tx, queue)) ? enqueueJob(tx, queue, data, options) : null,
  ),
]);
