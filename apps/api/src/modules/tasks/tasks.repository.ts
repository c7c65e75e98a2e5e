import type { TaskStatus } from '@mailroom/domain/statuses/workStatuses';
import type { Needs } from '@mailroom/domain/access/can';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { sql, type Updateable } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import {
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { personJson, type Person } from '../accounts/accounts.reads.ts';

export const TASK_STATE = {
  id: int,
  account_id: int,
  title: text,
  severity: oneOf<Severity>(),
  status: oneOf<TaskStatus>(),
  subject_entity: text,
  subject_id: int,
  blocker: orNull(text),
  product_id: orNull(int),
  permissions: json<Needs>(),
  assignee_id: orNull(int),
  due_at: orNull(instant),
  latest_start_at: orNull(instant),
  snoozed_until: orNull(instant),
  created_at: instant,
  version: int,
};

export type TaskState = RowOf<typeof TASK_STATE>;

const columns = sql`t.id, t.account_id, t.title, t.severity, t.status, t.subject_entity, t.subject_id, t.blocker, t.product_id,
  t.permissions, t.assignee_id, t.due_at, t.latest_start_at, t.snoozed_until, t.created_at, t.version`;

export async function lockTask(tx: Tx, id: number): Promise<TaskState | undefined> {
  return selectRow(
    tx,
    TASK_STATE,
    sql`select ${columns} from task t where t.id = ${id} and ${inScope(tx, sql.ref('t.account_id'))} for update`,
  );
}

export type Part = 'creative' | 'audience';

/** The record that system tasks belong to: a product, or a part that any number of products may wait for. */
export type Owner = { productId: number } | { entity: Part; id: number };

export async function lockTasksOf(tx: Tx, owner: Owner): Promise<TaskState[]> {
  const isOwned =
    'productId' in owner
      ? sql`t.product_id = ${owner.productId}`
      : sql`t.product_id is null and t.subject_entity = ${owner.entity} and t.subject_id = ${owner.id}`;
  return selectRows(
    tx,
    TASK_STATE,
    sql`select ${columns} from task t
         where ${isOwned} and t.blocker is not null and ${inScope(tx, sql.ref('t.account_id'))} order by t.id for update`,
  );
}

interface NewSystemTask {
  account_id: number;
  title: string;
  type: string;
  severity: Severity;
  subject_entity: string;
  subject_id: number;
  blocker: string;
  product_id: number | null;
  permissions: Needs;
  due_at: Date | null;
}

/** Does nothing when another transaction has opened the same task meanwhile. */
export async function insertSystemTask(tx: Tx, { permissions, ...task }: NewSystemTask): Promise<void> {
  const row = await tx
    .insertInto('task')
    .values({ ...task, permissions: JSON.stringify(permissions) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await changed(tx, 'task', row.id, task.account_id);
}

/** Stores new values and announces the change. */
export async function storeTask(
  tx: Tx,
  { id, account_id }: Pick<TaskState, 'id' | 'account_id'>,
  values: Updateable<DB['task']>,
): Promise<void> {
  await tx.updateTable('task').set(values).where('id', '=', id).execute();
  await changed(tx, 'task', id, account_id);
}

/** The same for values that a person edited: the version goes up. */
export async function editTask(
  tx: Tx,
  { id, account_id }: Pick<TaskState, 'id' | 'account_id'>,
  values: Updateable<DB['task']>,
): Promise<void> {
  await tx
    .updateTable('task')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await changed(tx, 'task', id, account_id);
}

const OPEN_TASK = {
  id: int,
  account_id: int,
  product_id: orNull(int),
  blocker: text,
  severity: oneOf<Severity>(),
  due_at: orNull(instant),
};

type OpenTask = RowOf<typeof OPEN_TASK>;

export function openSystemTasks(tx: Tx): Promise<OpenTask[]> {
  return selectRows(
    tx,
    OPEN_TASK,
    sql`select id, account_id, product_id, blocker, severity, due_at from task
         where status <> 'Success' and blocker is not null order by id`,
  );
}

const PART_IN_ACCOUNT = { entity: oneOf<Part>(), id: int, accountId: int };

export type PartInAccount = RowOf<typeof PART_IN_ACCOUNT>;

/** Creatives and audiences that have open system tasks. */
export function partsWithOpenTasks(tx: Tx): Promise<PartInAccount[]> {
  return selectRows(
    tx,
    PART_IN_ACCOUNT,
    sql`select distinct subject_entity as entity, subject_id as id, account_id as "accountId" from task
         where product_id is null and blocker is not null and status <> 'Success'
           and subject_entity in ('creative', 'audience')`,
  );
}

export async function hasOpenTasks(tx: Tx, entity: Part, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('task')
    .select('id')
    .where('product_id', 'is', null)
    .where('subject_entity', '=', entity)
    .where('subject_id', '=', id)
    .where('blocker', 'is not', null)
    .where('status', '<>', 'Success')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const COMMENT = { id: int, body: text, created_at: instant, created_by: orNull(json<Person>()) };

export type CommentRow = RowOf<typeof COMMENT>;

export function commentsOf(tx: Tx, taskId: number): Promise<CommentRow[]> {
  return selectRows(
    tx,
    COMMENT,
    sql`select c.id, c.body, c.created_at, ${personJson('c.created_by')} as created_by
          from task_comment c where c.task_id = ${taskId} order by c.id`,
  );
}

export async function countComments(tx: Tx, taskId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('task_comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertComment(tx: Tx, task: TaskState, body: string, userId: number): Promise<void> {
  await tx
    .insertInto('task_comment')
    .values({ account_id: task.account_id, task_id: task.id, body, created_by: userId })
    .execute();
  await changed(tx, 'task', task.id, task.account_id);
}
