import { taskState } from '@mailroom/domain/actions/taskActions';
import { taskSeverity } from '@mailroom/domain/verdicts/taskSeverity';
import { transition } from '@mailroom/domain/statuses/statuses';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { timeZonesOf } from '../accounts/accounts.reads.ts';
import { openProducts, pausedBySystem } from '../orders/orders.reads.ts';
import { partsToSync, syncAudience, syncCreative, syncProduct } from './taskCauses.ts';
import { reconcileTasks, syncTasks, updateSeverity, type SyncData } from './tasks.queues.ts';
import { lockTasksOf, openSystemTasks, storeTask } from './tasks.repository.ts';

const syncs = { product: syncProduct, creative: syncCreative, audience: syncAudience };

/** Marks the tasks that a failed sync should have settled, so that a person can try it again. */
async function markFailed(tx: Tx, { entity, id }: SyncData): Promise<void> {
  const owner = entity === 'product' ? { productId: id } : { entity, id };
  for (const task of await lockTasksOf(tx, owner)) {
    if (!transition('task', taskState({ status: task.status, isPersonal: false, needs: [] }), 'repair_died')) continue;
    await storeTask(tx, task, { status: 'Error' });
  }
}

/** Raises the severity of open tasks as their time runs out. */
async function updateSeverities(tx: Tx): Promise<void> {
  const tasks = await openSystemTasks(tx);
  const timeZones = await timeZonesOf(tx, [...new Set(tasks.map(({ account_id }) => account_id))]);
  const paused = await pausedBySystem(
    tx,
    tasks.flatMap(({ product_id }) => (product_id === null ? [] : [product_id])),
  );
  for (const task of tasks) {
    const isPausedBySystem = task.product_id !== null && paused.has(task.product_id);
    const timeZone = timeZones.get(task.account_id);
    if (timeZone === undefined) continue;
    const { blocker, due_at: due } = task;
    const severity = taskSeverity({ blocker, isPausedBySystem, due, now: nowOf(tx), timeZone });
    if (severity !== task.severity) await storeTask(tx, task, { severity });
  }
}

export const taskJobs = [
  handleJob(syncTasks, {
    run: (cause, context) => context.write(cause.accountId, (tx) => syncs[cause.entity](tx, cause.accountId, cause.id)),
    failed: (cause, context) => context.write(cause.accountId, (tx) => markFailed(tx, cause)),
  }),
  handleJob(reconcileTasks, {
    run: async (_data, context) => {
      const products = await context.readAll(openProducts);
      for (const { id, accountId } of products) {
        await context.write(accountId, (tx) => syncProduct(tx, accountId, id));
      }
      for (const { entity, id, accountId } of await context.readAll(partsToSync)) {
        await context.write(accountId, (tx) => syncs[entity](tx, accountId, id));
      }
    },
  }),
  handleJob(updateSeverity, {
    run: (_data, context) => context.writeAll(updateSeverities),
  }),
];
