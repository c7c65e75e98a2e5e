import { taskActions, taskState } from '@mailroom/domain/task-actions';
import { transition } from '@mailroom/domain/statuses';
import type { TaskStatus } from '@mailroom/domain/action-statuses';
import { sql } from 'kysely';
import { conflict, invalid } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { personIn } from '../orders/orders.reads.ts';
import { isSynced, syncTasks } from './tasks.queues.ts';
import { requireFixer } from './tasks.policy.ts';
import type { TaskState } from './tasks.repository.ts';

type Context = { actor: UserActor; record: () => Promise<unknown> };

export type TaskEvent = 'claim' | 'release' | 'done' | 'retry';

const effects: Record<TaskEvent, (tx: Tx, actor: UserActor) => object> = {
  claim: (_tx, actor) => ({ assignee_id: actor.userId }),
  release: () => ({ assignee_id: null }),
  done: (tx) => ({ closed_at: nowOf(tx), resolution: 'Done' }),
  retry: () => ({}),
};

/** Moves a locked task by an event of the registry; 409 with the action's own words where it has none. */
export const moveTask = async (
  tx: Tx,
  task: TaskState,
  event: TaskEvent,
  { actor, record }: Context,
): Promise<void> => {
  requireFixer(task, actor);
  const row = { status: task.status, isPersonal: task.blocker === null, needs: task.permissions };
  const legal = transition('task', taskState(row), event);
  const action = taskActions(row, actor.permissions).find(({ name }) => name === event);
  if (!legal || !action?.allowed) {
    throw conflict('illegal_state', action?.reason ?? `It is ${task.status}`, { record: await record() });
  }
  await tx
    .updateTable('task')
    .set({ status: legal.to[0] as TaskStatus, ...effects[event](tx, actor) })
    .where('id', '=', task.id)
    .where('status', '=', task.status)
    .execute();
  if (event === 'retry') await tryAgain(tx, task);
  await changed(tx, 'task', task.id, task.account_id);
};

const tryAgain = async (
  tx: Tx,
  { account_id: accountId, product_id: productId, ...task }: TaskState,
): Promise<void> => {
  const entity = productId === null ? task.subject_entity : 'product';
  const id = productId ?? task.subject_id;
  // A person's task may be about a record that has no system tasks.
  if (!isSynced(entity)) return;
  await enqueue(tx, syncTasks, { accountId, entity, id }, { singletonKey: `${entity}:${id}` });
};

type Fields = {
  assignee_id?: number | null;
  due_at?: string | null;
  latest_start_at?: string | null;
  snoozed_until?: string | null;
};

const dates = ['due_at', 'latest_start_at', 'snoozed_until'] as const;

const changedDates = (task: TaskState, fields: Fields): Partial<Record<(typeof dates)[number], Date | null>> => {
  const found: Partial<Record<(typeof dates)[number], Date | null>> = {};
  for (const name of dates) {
    const text = fields[name];
    if (text === undefined) continue;
    const date = text === null ? null : new Date(text);
    if (date && Number.isNaN(date.valueOf())) throw invalid({ [name]: `${name} is not valid` });
    if (date?.getTime() !== task[name]?.getTime()) found[name] = date;
  }
  return found;
};

export const updateTask = async (tx: Tx, task: TaskState, fields: Fields, actor: UserActor): Promise<void> => {
  requireFixer(task, actor);
  const { assignee_id: assigneeId } = fields;
  const values = {
    ...changedDates(task, fields),
    ...(assigneeId !== undefined && assigneeId !== task.assignee_id && { assignee_id: assigneeId }),
  };
  if (Object.keys(values).length === 0) return;
  // A system task's due date is its cause's: the next derivation would take another one back.
  if ('due_at' in values && task.blocker !== null) throw invalid({ due_at: 'Due date follows its cause' });
  if (typeof assigneeId === 'number' && !(await personIn(tx, task.account_id, assigneeId))) {
    throw invalid({ assignee_id: 'Assignee is not valid' });
  }
  await tx
    .updateTable('task')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', task.id)
    .execute();
  await changed(tx, 'task', task.id, task.account_id);
};

const mostComments = 1000;

export const addComment = async (tx: Tx, task: TaskState, body: string, { actor, record }: Context): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from task_comment where task_id = ${task.id}`.execute(tx);
  if ((rows[0]?.count ?? 0) >= mostComments) {
    throw conflict('full', `A task takes ${mostComments} comments`, { record: await record() });
  }
  await tx
    .insertInto('task_comment')
    .values({ account_id: task.account_id, task_id: task.id, body, created_by: actor.userId })
    .execute();
  await changed(tx, 'task', task.id, task.account_id);
};
