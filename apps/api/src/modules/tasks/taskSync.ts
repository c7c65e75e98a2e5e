import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { transition } from '@mailroom/domain/statuses/statuses';
import { taskState } from '@mailroom/domain/actions/taskActions';
import { taskSeverity } from '@mailroom/domain/verdicts/taskSeverity';
import { userOf } from '../../platform/database/actor.ts';
import { nowOf } from '../../platform/database/context.ts';
import { actorOf, type Tx } from '../../platform/database/tx.ts';
import { userName, timeZoneOf } from '../accounts/accounts.reads.ts';
import { revisionSince } from '../creatives/creatives.reads.ts';
import type { RequiredTask } from './requiredTasks.ts';
import { taskKinds, type TaskKind } from './taskCatalogue.ts';
import { insertSystemTask, lockTasksOf, storeTask, type Owner, type TaskState } from './tasks.repository.ts';

interface TaskValues {
  title: string;
  severity: Severity;
  due_at: Date | null;
}

function kindOf(blocker: string): TaskKind {
  const kind = taskKinds[blocker];
  if (!kind) throw new Error(`No kind of task is defined for the blocker '${blocker}'`);
  return kind;
}

function valuesOf(task: RequiredTask, now: Date, timeZone: string): TaskValues {
  return {
    title: kindOf(task.blocker).title(task.name).slice(0, 300),
    severity: taskSeverity({ ...task, now, timeZone }),
    due_at: task.due,
  };
}

function systemState({ status }: TaskState) {
  return taskState({ status, isPersonal: false, needs: [] });
}

/** Updates a task that is still required. Reopens it when it was resolved and its cause has come back. */
async function keepOpen(tx: Tx, task: TaskState, values: TaskValues): Promise<void> {
  const isBack = transition('task', systemState(task), 'returned') !== undefined;
  const isSame =
    task.title === values.title &&
    task.severity === values.severity &&
    task.due_at?.getTime() === values.due_at?.getTime();
  if (isSame && !isBack) return;
  const reopened = { status: 'Not Started', closed_at: null, resolution: null, assignee_id: null, assigned_at: null };
  await storeTask(tx, task, { ...values, ...(isBack && reopened) });
}

/** Says in words who or what removed the cause of a task. */
async function resolutionOf(tx: Tx, task: TaskState): Promise<string> {
  const userId = userOf(actorOf(tx));
  const person = userId === undefined ? undefined : await userName(tx, userId);
  // The check of a new revision ends in a job, which has no user: the person is the one who uploaded the revision.
  const revision =
    task.subject_entity === 'creative' ? await revisionSince(tx, task.subject_id, task.created_at) : undefined;
  if (revision) {
    const uploader = revision.createdBy === null ? undefined : await userName(tx, revision.createdBy);
    const by = uploader ?? person;
    return by ? `Resolved by ${by} uploading revision ${revision.number}` : `Resolved by revision ${revision.number}`;
  }
  return person ? `Resolved by ${person}` : 'Resolved: its cause is gone';
}

async function resolve(tx: Tx, task: TaskState): Promise<void> {
  if (!transition('task', systemState(task), 'resolved')) return;
  const resolution = await resolutionOf(tx, task);
  await storeTask(tx, task, { status: 'Success', closed_at: nowOf(tx), resolution });
}

function keyOf(blocker: string | null, entity: string, id: number): string {
  return `${blocker} ${entity} ${id}`;
}

/** Opens, updates and resolves the system tasks of an owner, so that exactly the required ones are open afterwards. */
export async function syncSystemTasks(
  tx: Tx,
  accountId: number,
  owner: Owner,
  required: readonly RequiredTask[],
): Promise<void> {
  const stored = await lockTasksOf(tx, owner);
  const remaining = new Map(
    stored.map((task) => [keyOf(task.blocker, task.subject_entity, task.subject_id), task] as const),
  );
  const timeZone = required.length === 0 ? '' : await timeZoneOf(tx, accountId);
  const productId = 'productId' in owner ? owner.productId : null;
  for (const each of required) {
    const { blocker, subject } = each;
    const key = keyOf(blocker, subject.entity, subject.id);
    const task = remaining.get(key);
    remaining.delete(key);
    const values = valuesOf(each, nowOf(tx), timeZone);
    if (task) {
      await keepOpen(tx, task, values);
      continue;
    }
    const { type, needs: permissions } = kindOf(blocker);
    const place = {
      account_id: accountId,
      product_id: productId,
      subject_entity: subject.entity,
      subject_id: subject.id,
    };
    await insertSystemTask(tx, { ...values, ...place, type, permissions, blocker });
  }
  for (const task of remaining.values()) await resolve(tx, task);
}
