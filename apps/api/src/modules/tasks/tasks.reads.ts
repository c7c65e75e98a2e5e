import { sql, type RawBuilder } from 'kysely';
import type { UserActor } from '../../platform/database/actor.ts';
import { bool, instant, int, orNull, selectRows, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { audienceName, audienceStatus } from '../audiences/audiences.reads.ts';
import { creativeAdvertiser, creativeName, creativeStatus } from '../creatives/creatives.reads.ts';
import { productAdvertiser } from '../orders/orders.reads.ts';
import { isToDo } from './tasks.resource.ts';

export { PART_BLOCKERS, taskKinds } from './taskCatalogue.ts';
export { BLOCKING_AUDIENCE_STATUS, BLOCKING_CREATIVE_STATUSES } from './requiredTasks.ts';
export { tasksFor } from './tasks.resource.ts';

const WAITING_TASK = {
  id: int,
  account_id: int,
  title: text,
  status: text,
  subject_entity: text,
  subject_id: int,
  /** Name and status of a creative or an audience; null for every other subject. */
  subject_name: orNull(text),
  subject_status: orNull(text),
  /** The advertiser of the product that waits, or of the creative; null for an audience. */
  advertiser_name: orNull(text),
  blocker: text,
  due_at: orNull(instant),
  /** Whether the caller took it. */
  is_mine: bool,
};

export type WaitingTask = RowOf<typeof WAITING_TASK>;

/** The caller's tasks to do with one of these blockers: first those that the caller took, then overdue ones, then by due date. */
export function waitingTasks(
  tx: Tx,
  actor: UserActor,
  blockers: readonly string[],
  accountId: number | undefined,
  limit: number,
): Promise<WaitingTask[]> {
  if (blockers.length === 0) return Promise.resolve([]);
  const isAsked = accountId === undefined ? sql`true` : sql`t.account_id = ${accountId}`;
  return selectRows(
    tx,
    WAITING_TASK,
    sql`
    select t.id, t.account_id, t.title, t.status, t.subject_entity, t.subject_id, t.blocker, t.due_at,
           case t.subject_entity
             when 'creative' then ${creativeName('t.account_id', 't.subject_id')}
             when 'audience' then ${audienceName('t.account_id', 't.subject_id')}
           end as subject_name,
           case t.subject_entity
             when 'creative' then ${creativeStatus('t.account_id', 't.subject_id')}
             when 'audience' then ${audienceStatus('t.account_id', 't.subject_id')}
           end as subject_status,
           coalesce(${productAdvertiser('t.account_id', 't.product_id')}, case t.subject_entity
             when 'creative' then ${creativeAdvertiser('t.account_id', 't.subject_id')}
           end) as advertiser_name, coalesce(t.assignee_id = ${actor.userId}, false) as is_mine
      from task t
     where ${inScope(tx, sql.ref('t.account_id'))} and ${isAsked} and ${isToDo(actor)}
       and t.blocker = any(${sql.val([...blockers])}::text[])
     order by is_mine desc, t.due_at nulls last, t.id limit ${limit}`,
  );
}

/** The assignee of a task, and when they got it; undefined while nobody has it. */
export async function assignmentOf(tx: Tx, taskId: number): Promise<{ assigneeId: number; at: Date } | undefined> {
  const task = await tx
    .selectFrom('task')
    .select(['assignee_id', 'assigned_at'])
    .where('id', '=', taskId)
    .executeTakeFirst();
  if (!task || task.assignee_id === null || task.assigned_at === null) return undefined;
  return { assigneeId: task.assignee_id, at: task.assigned_at };
}

/** SQL of a task's title, from the columns that refer to the task. */
export function taskTitle(accountId: string, id: string): RawBuilder<string | null> {
  return sql<string | null>`(select title from task where account_id = ${sql.ref(accountId)} and id = ${sql.ref(id)})`;
}
