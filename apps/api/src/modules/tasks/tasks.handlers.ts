import { record } from '../../contract/answer.ts';
import { exportRows } from '../../contract/exportRows.ts';
import { doInBulk } from '../../contract/bulk.ts';
import { handlers, type Call } from '../../contract/handlers.ts';
import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { findRow, listRows } from '../../platform/list/rows.reads.ts';
import { presentTask, presentTaskRow } from './tasks.present.ts';
import { commentsOf, lockTask } from './tasks.repository.ts';
import { tasks, tasksFor, type TaskRow } from './tasks.resource.ts';
import { addComment, moveTask, updateTask, type TaskEvent } from './tasks.service.ts';

async function show({ actor }: Pick<Call, 'actor'>, tx: Tx, id: number) {
  const row = await findRow(tx, tasks, id);
  if (!row) throw notFound();
  return presentTask(row, await commentsOf(tx, id), actor.permissions);
}

type OneTask = Pick<Call, 'actor' | 'tx' | 'ifMatch'> & { path: { id: number } };

async function showRecord(call: OneTask) {
  const body = await show(call, call.tx, call.path.id);
  return record(body, body.version);
}

async function locked(call: OneTask) {
  const task = await lockTask(call.tx, call.path.id);
  if (!task) throw notFound();
  await expectVersion(call.ifMatch, task, () => show(call, call.tx, task.id));
  return task;
}

function contextOf(call: OneTask) {
  return { actor: call.actor, record: () => show(call, call.tx, call.path.id) };
}

function move(event: TaskEvent) {
  return async (call: OneTask) => {
    await moveTask(call.tx, await locked(call), event, contextOf(call));
    return showRecord(call);
  };
}

const single = handlers({
  listTasks: async ({ tx, list, actor }) => {
    const page = await listRows(tx, tasksFor(actor), list);
    return {
      objects: page.objects.map((row) => presentTaskRow(row, actor.permissions)),
      total_rows: page.total_rows,
    };
  },

  exportTasks: async (call) =>
    exportRows<TaskRow>(call, tasksFor(call.actor), 'tasks', {
      Task: (row) => row.title,
      Severity: (row) => row.severity,
      Status: (row) => row.status,
      'Where to fix it': (row) => row.subject_name,
      Account: (row) => row.account_name,
      Due: (row) => row.due_at,
      Assignee: (row) => row.assignee?.name,
    }),

  getTask: (call) => showRecord(call),

  updateTask: async (call) => {
    await updateTask(call.tx, await locked(call), call.body, call.actor);
    return showRecord(call);
  },

  claimTask: move('claim'),
  releaseTask: move('release'),
  finishTask: move('done'),
  retryTask: move('retry'),

  commentTask: async (call) => {
    await addComment(call.tx, await locked(call), call.body.body, contextOf(call));
    return showRecord(call);
  },
});

const inBulk = {
  claim: { operation: 'claimTask', needs: [] },
  release: { operation: 'releaseTask', needs: [] },
  done: { operation: 'finishTask', needs: [] },
  retry: { operation: 'retryTask', needs: [] },
} as const;

export const taskHandlers = {
  ...single,
  ...handlers({ bulkTasks: (call) => doInBulk(call, tasksFor(call.actor), inBulk, single) }),
};
