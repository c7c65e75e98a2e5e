import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { waitingProducts } from '../orders/orders.reads.ts';
import { PART_BLOCKERS, waitingTasks, type WaitingTask } from '../tasks/tasks.reads.ts';
import { askOf, waitingStatuses } from './attention.lines.ts';
import { listedBlockers } from './attention.work.ts';

/** How many waiting records the landing page shows. */
const SHOWN = 8;

/** Says what a person does about a creative or audience, by the blocker of its task. */
const asks: Readonly<Record<string, string>> = {
  creative_needs_attention: 'Look at its findings',
  creative_failed: 'Correct its HTML or its seed lists',
  audience_failed: 'Correct the file and import it again',
};

interface Waiting {
  entity: string;
  id: number;
  name: string;
  account_id: number;
  advertiser_name: string | null;
  status: string;
  text: string;
  due_at: Date | null;
}

/** A creative or an audience that has to be corrected leads to its page; anything else leads to its task. */
function waitingTask(task: WaitingTask): Waiting {
  const { id, account_id, advertiser_name, title, due_at, status, subject_name: name } = task;
  const subjectStatus = task.subject_status;
  if (name === null || subjectStatus === null || !PART_BLOCKERS.has(task.blocker))
    return { entity: 'task', id, name: title, account_id, advertiser_name, status, text: 'Task to take', due_at };
  const subject = { entity: task.subject_entity, id: task.subject_id, name, status: subjectStatus };
  return { ...subject, account_id, advertiser_name, text: asks[task.blocker] ?? title, due_at };
}

function dueFirst(one: Waiting, other: Waiting): number {
  return (
    (one.due_at?.getTime() ?? Number.POSITIVE_INFINITY) - (other.due_at?.getTime() ?? Number.POSITIVE_INFINITY) || 0
  );
}

/** The records that wait for the caller: what is overdue first, then what is due next. */
export async function waitingFor(
  tx: Tx,
  actor: UserActor,
  accountId: number | undefined,
): Promise<{ rows: Waiting[]; nextStart: Date | null }> {
  const { permissions: held } = actor;
  const statuses = held.has('can_view_product') ? waitingStatuses(held) : [];
  const products = await waitingProducts(tx, statuses, accountId, SHOWN);
  const tasks = await waitingTasks(tx, actor, listedBlockers(held), accountId, SHOWN);
  const rows: Waiting[] = [
    ...products.rows.map(({ text, recipients, ...product }) => ({
      ...product,
      text: askOf(product.status, recipients, text),
    })),
    ...tasks.map(waitingTask),
  ];
  return { rows: rows.toSorted(dueFirst).slice(0, SHOWN), nextStart: products.nextStart };
}
