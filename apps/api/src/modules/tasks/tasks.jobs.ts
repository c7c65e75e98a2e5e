import { taskState } from '@mailroom/domain/task-actions';
import { taskSeverity } from '@mailroom/domain/task-rules';
import { transition } from '@mailroom/domain/statuses';
import type { Severity } from '@mailroom/domain/record-statuses';
import { sql } from 'kysely';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import { openProducts } from '../orders/orders.reads.ts';
import { kinds } from './task-catalogue.ts';
import { partsToSync, syncAudience, syncCreative, syncProduct } from './task-causes.ts';
import { reconcileTasks, syncTasks, updateSeverity, type SyncData } from './tasks.queues.ts';
import { lockTasksOf } from './tasks.repository.ts';

const syncs = { product: syncProduct, creative: syncCreative, audience: syncAudience };

/** The repair died: the tasks that it should have settled say so, and can be tried again. */
const markDead = async (tx: Tx, { entity, id }: SyncData): Promise<void> => {
  const owner = entity === 'product' ? { productId: id } : { entity, id };
  for (const task of await lockTasksOf(tx, owner)) {
    if (!transition('task', taskState({ status: task.status, isPersonal: false, needs: [] }), 'repair_died')) continue;
    await tx.updateTable('task').set({ status: 'Error' }).where('id', '=', task.id).execute();
    await changed(tx, 'task', task.id, task.account_id);
  }
};

type Timed = {
  id: number;
  account_id: number;
  blocker: string;
  severity: Severity;
  due_at: Date | null;
  is_after_launch: boolean;
  time_zone: string;
};

/** A task grows more urgent while nobody looks. */
const recount = async (tx: Tx): Promise<void> => {
  const { rows } = await sql<Timed>`
    select t.id, t.account_id, t.blocker, t.severity, t.due_at, coalesce(p.attempt > 0, false) as is_after_launch, ac.time_zone
      from task t join account ac on ac.id = t.account_id
      left join product p on p.account_id = t.account_id and p.id = t.product_id
     where t.status <> 'Success' and t.blocker is not null order by t.id`.execute(tx);
  for (const task of rows) {
    const severity =
      kinds[task.blocker]?.severity ??
      taskSeverity({ due: task.due_at, isAfterLaunch: task.is_after_launch, now: nowOf(tx), timeZone: task.time_zone });
    if (severity === task.severity) continue;
    await tx.updateTable('task').set({ severity }).where('id', '=', task.id).execute();
    await changed(tx, 'task', task.id, task.account_id);
  }
};

export const taskJobs = [
  handleJob(syncTasks, {
    run: (cause, context) => context.write(cause.accountId, (tx) => syncs[cause.entity](tx, cause.accountId, cause.id)),
    failed: (cause, context) => context.write(cause.accountId, (tx) => markDead(tx, cause)),
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
    run: (_data, context) => context.writeAll(recount),
  }),
];
