import type { TaskStatus } from '@mailroom/domain/statuses/workStatuses';
import type { Needs } from '@mailroom/domain/access/permissions';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { sql, type Updateable } from 'kysely';
import type { DB } from '../../platform/database/tables.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { personJson, type Person } from '../accounts/accounts.reads.ts';

export interface TaskState {
  id: number;
  account_id: number;
  title: string;
  severity: Severity;
  status: TaskStatus;
  subject_entity: string;
  subject_id: number;
  blocker: string | null;
  product_id: number | null;
  permissions: Needs;
  assignee_id: number | null;
  due_at: Date | null;
  latest_start_at: Date | null;
  snoozed_until: Date | null;
  created_at: Date;
  version: number;
}

const columns = sql`t.id, t.account_id, t.title, t.severity, t.status, t.subject_entity, t.subject_id, t.blocker, t.product_id,
  t.permissions, t.assignee_id, t.due_at, t.latest_start_at, t.snoozed_until, t.created_at, t.version`;

export async function lockTask(tx: Tx, id: number): Promise<TaskState | undefined> {
  const { rows } = await sql<TaskState>`
    select ${columns} from task t where t.id = ${id} and ${inScope(tx, sql.ref('t.account_id'))} for update`.execute(
    tx,
  );
  return rows[0];
}

export type Part = 'creative' | 'audience';

/** The record that system tasks belong to: a product, or a part that any number of products may wait for. */
export type Owner = { productId: number } | { entity: Part; id: number };

export async function lockTasksOf(tx: Tx, owner: Owner): Promise<TaskState[]> {
  const isOwned =
    'productId' in owner
      ? sql`t.product_id = ${owner.productId}`
      : sql`t.product_id is null and t.subject_entity = ${owner.entity} and t.subject_id = ${owner.id}`;
  const { rows } = await sql<TaskState>`
    select ${columns} from task t
     where ${isOwned} and t.blocker is not null and ${inScope(tx, sql.ref('t.account_id'))} order by t.id for update`.execute(
    tx,
  );
  return rows;
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

interface OpenTask {
  id: number;
  account_id: number;
  product_id: number | null;
  blocker: string;
  severity: Severity;
  due_at: Date | null;
}

export async function openSystemTasks(tx: Tx): Promise<OpenTask[]> {
  const { rows } = await sql<OpenTask>`
    select id, account_id, product_id, blocker, severity, due_at from task
     where status <> 'Success' and blocker is not null order by id`.execute(tx);
  return rows;
}

export interface PartInAccount {
  entity: Part;
  id: number;
  accountId: number;
}

/** Creatives and audiences that have open system tasks. */
export async function partsWithOpenTasks(tx: Tx): Promise<PartInAccount[]> {
  const { rows } = await sql<PartInAccount>`
    select distinct subject_entity as entity, subject_id as id, account_id as "accountId" from task
     where product_id is null and blocker is not null and status <> 'Success'
       and subject_entity in ('creative', 'audience')`.execute(tx);
  return rows;
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

export interface CommentRow {
  id: number;
  body: string;
  created_at: Date;
  created_by: Person | null;
}

export async function commentsOf(tx: Tx, taskId: number): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select c.id, c.body, c.created_at, ${personJson('c.created_by')} as created_by
      from task_comment c where c.task_id = ${taskId} order by c.id`.execute(tx);
  return rows;
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
