import { taskState } from '@mailroom/domain/task-actions';
import { taskSeverity } from '@mailroom/domain/task-rules';
import type { Severity } from '@mailroom/domain/record-statuses';
import { transition } from '@mailroom/domain/statuses';
import { sql } from 'kysely';
import { nowOf } from '../../platform/database/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { changed } from '../../platform/facts/changed.ts';
import { kinds } from './task-catalogue.ts';
import { resolutionOf } from './task-resolution.ts';
import { lockTasksOf, timeZoneOf, type Owner, type TaskState } from './tasks.repository.ts';
import type { Wanted } from './wanted-tasks.ts';

type Shown = { title: string; severity: Severity; due_at: Date | null; permissions: string; type: string };

const shown = (wanted: Wanted, now: Date, timeZone: string): Shown => {
  const kind = kinds[wanted.blocker];
  if (!kind) throw new Error(`'${wanted.blocker}' is no blocker with a task`);
  const { due, isAfterLaunch, name } = wanted;
  return {
    title: kind.title(name).slice(0, 300),
    severity: kind.severity ?? taskSeverity({ due, isAfterLaunch, now, timeZone }),
    due_at: due,
    permissions: JSON.stringify(kind.needs),
    type: kind.type,
  };
};

const open = async (tx: Tx, accountId: number, productId: number | null, wanted: Wanted, is: Shown): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    insert into task (account_id, title, type, severity, subject_entity, subject_id, blocker, product_id, permissions, due_at)
    values (${accountId}, ${is.title}, ${is.type}, ${is.severity}, ${wanted.subject.entity}, ${wanted.subject.id},
            ${wanted.blocker}, ${productId}, ${is.permissions}::jsonb, ${is.due_at})
    on conflict do nothing returning id`.execute(tx);
  if (rows[0]) await changed(tx, 'task', rows[0].id, accountId);
};

/** Keeps an open task true, and opens it again when it was resolved and its cause is back. */
const keep = async (tx: Tx, task: TaskState, is: Shown): Promise<void> => {
  const isBack = transition('task', taskState({ status: task.status, isPersonal: false, needs: [] }), 'returned');
  const isSame =
    task.title === is.title && task.severity === is.severity && task.due_at?.getTime() === is.due_at?.getTime();
  if (isSame && !isBack) return;
  await tx
    .updateTable('task')
    .set({
      title: is.title,
      severity: is.severity,
      due_at: is.due_at,
      ...(isBack && { status: 'Not Started', closed_at: null, resolution: null, assignee_id: null }),
    })
    .where('id', '=', task.id)
    .execute();
  await changed(tx, 'task', task.id, task.account_id);
};

const resolve = async (tx: Tx, task: TaskState): Promise<void> => {
  if (!transition('task', taskState({ status: task.status, isPersonal: false, needs: [] }), 'resolved')) return;
  await tx
    .updateTable('task')
    .set({ status: 'Success', closed_at: nowOf(tx), resolution: await resolutionOf(tx, task) })
    .where('id', '=', task.id)
    .execute();
  await changed(tx, 'task', task.id, task.account_id);
};

const keyOf = (blocker: string | null, entity: string, id: number): string => `${blocker} ${entity} ${id}`;

/** Makes the system's tasks of a product or part those that its blockers ask for now. */
export const syncTasks = async (tx: Tx, accountId: number, owner: Owner, wanted: readonly Wanted[]): Promise<void> => {
  const there = new Map(
    (await lockTasksOf(tx, owner)).map((task) => [keyOf(task.blocker, task.subject_entity, task.subject_id), task]),
  );
  const timeZone = wanted.length === 0 ? '' : await timeZoneOf(tx, accountId);
  const productId = 'productId' in owner ? owner.productId : null;
  for (const each of wanted) {
    const key = keyOf(each.blocker, each.subject.entity, each.subject.id);
    const task = there.get(key);
    there.delete(key);
    const is = shown(each, nowOf(tx), timeZone);
    await (task ? keep(tx, task, is) : open(tx, accountId, productId, each, is));
  }
  for (const task of there.values()) await resolve(tx, task);
};
