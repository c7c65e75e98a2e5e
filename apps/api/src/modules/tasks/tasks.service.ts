import { taskActions, taskState } from '@mailroom/domain/actions/taskActions';
import { transition } from '@mailroom/domain/statuses/statuses';
import type { TaskStatus } from '@mailroom/domain/statuses/workStatuses';
import { conflict, invalid } from '../../errors.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { worksFor } from '../accounts/accounts.reads.ts';
import { isSynced, syncTasks } from './tasks.queues.ts';
import { requireFixer } from './tasks.policy.ts';
import { countComments, editTask, insertComment, storeTask, type TaskState } from './tasks.repository.ts';

interface Context {
  actor: UserActor;
  /** Reads the task as it is now, for the 409 that refuses a change. */
  record: () => Promise<unknown>;
}

export type TaskEvent = 'claim' | 'release' | 'done' | 'retry';

const effects: Record<TaskEvent, (tx: Tx, actor: UserActor) => object> = {
  claim: (tx, actor) => ({ assignee_id: actor.userId, assigned_at: nowOf(tx) }),
  release: () => ({ assignee_id: null, assigned_at: null }),
  done: (tx) => ({ closed_at: nowOf(tx), resolution: 'Done' }),
  retry: () => ({}),
};

/** Moves a locked task by an event of the status registry. An event that isn't legal answers 409 with the action's reason. */
export async function moveTask(tx: Tx, task: TaskState, event: TaskEvent, { actor, record }: Context): Promise<void> {
  requireFixer(task, actor);
  const row = { status: task.status, isPersonal: task.blocker === null, needs: task.permissions };
  const legal = transition('task', taskState(row), event);
  const action = taskActions(row, actor.permissions).find(({ name }) => name === event);
  if (!legal || !action?.allowed) {
    throw conflict('illegal_state', action?.reason ?? `The task is ${task.status}`, { record: await record() });
  }
  await storeTask(tx, task, { status: legal.to[0] as TaskStatus, ...effects[event](tx, actor) });
  if (event === 'retry') await tryAgain(tx, task);
}

async function tryAgain(tx: Tx, { account_id: accountId, product_id: productId, ...task }: TaskState): Promise<void> {
  const entity = productId === null ? task.subject_entity : 'product';
  const id = productId ?? task.subject_id;
  // A person's task may be about a record that has no system tasks.
  if (!isSynced(entity)) return;
  await enqueue(tx, syncTasks, { accountId, entity, id }, { singletonKey: `${entity}:${id}` });
}

interface Fields {
  assignee_id?: number | null;
  due_at?: string | null;
  latest_start_at?: string | null;
  snoozed_until?: string | null;
}

const DATES = ['due_at', 'latest_start_at', 'snoozed_until'] as const;

function changedDates(task: TaskState, fields: Fields): Partial<Record<(typeof DATES)[number], Date | null>> {
  const found: Partial<Record<(typeof DATES)[number], Date | null>> = {};
  for (const name of DATES) {
    const text = fields[name];
    if (text === undefined) continue;
    const date = text === null ? null : new Date(text);
    if (date && Number.isNaN(date.valueOf())) throw invalid({ [name]: `${name} is not valid` });
    if (date?.getTime() !== task[name]?.getTime()) found[name] = date;
  }
  return found;
}

export async function updateTask(tx: Tx, task: TaskState, fields: Fields, actor: UserActor): Promise<void> {
  requireFixer(task, actor);
  const { assignee_id: assigneeId } = fields;
  const values = {
    ...changedDates(task, fields),
    ...(assigneeId !== undefined &&
      assigneeId !== task.assignee_id && {
        assignee_id: assigneeId,
        assigned_at: assigneeId === null ? null : nowOf(tx),
      }),
  };
  if (Object.keys(values).length === 0) return;
  // The due date of a system task comes from its cause: the next sync would overwrite any other date.
  if ('due_at' in values && task.blocker !== null)
    throw invalid({ due_at: 'The due date of a system task follows its cause' });
  if (typeof assigneeId === 'number' && !(await worksFor(tx, assigneeId, task.account_id))) {
    throw invalid({ assignee_id: 'Assignee is not valid' });
  }
  await editTask(tx, task, values);
}

const MAX_COMMENTS = 1000;

export async function addComment(tx: Tx, task: TaskState, body: string, { actor, record }: Context): Promise<void> {
  if ((await countComments(tx, task.id)) >= MAX_COMMENTS) {
    throw conflict('full', `A task can have at most ${MAX_COMMENTS} comments`, { record: await record() });
  }
  await insertComment(tx, task, body, actor.userId);
}
