import type { UserActor } from '../../platform/database/actor.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { waitingProducts } from '../orders/orders.reads.ts';
import { PART_BLOCKERS, waitingTasks, type WaitingTask } from '../tasks/tasks.reads.ts';
import { askOf, waitingStatuses } from './attention.lines.ts';
import { listedBlockers } from './attention.work.ts';

/** How many waiting records the landing page shows. */
const SHOWN = 8;

/** Says what a person does about a creative or audience, by its status. */
const asks: Readonly<Record<string, string>> = {
  'Need Attention': 'Look at its findings',
  'Error - Invalid Creative': 'Correct its HTML',
  'Error - Invalid Seed': 'Correct its seed lists',
  Invalid: 'Upload a corrected revision',
  'Error - Invalid Audience': 'Correct the file and import it again',
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
  is_mine: boolean;
}

/** A creative or an audience that has to be corrected leads to its page; anything else leads to its task. */
function waitingTask(task: WaitingTask): Waiting {
  const { id, account_id, advertiser_name, title, due_at, status, is_mine, subject_name: name } = task;
  const subjectStatus = task.subject_status;
  if (name === null || subjectStatus === null || !PART_BLOCKERS.has(task.blocker))
    return {
      entity: 'task',
      id,
      name: title,
      account_id,
      advertiser_name,
      status,
      text: is_mine ? 'Your task' : 'Task to take',
      due_at,
      is_mine,
    };
  const subject = { entity: task.subject_entity, id: task.subject_id, name, status: subjectStatus };
  return { ...subject, account_id, advertiser_name, text: asks[subjectStatus] ?? title, due_at, is_mine };
}

function mineThenDue(one: Waiting, other: Waiting): number {
  return (
    Number(other.is_mine) - Number(one.is_mine) ||
    (one.due_at?.getTime() ?? Number.POSITIVE_INFINITY) - (other.due_at?.getTime() ?? Number.POSITIVE_INFINITY) ||
    0
  );
}

/** The records that the caller can move on: theirs first, then their team's; each overdue first, then by what is due next. */
export async function waitingFor(
  tx: Tx,
  actor: UserActor,
  accountId: number | undefined,
): Promise<{ rows: Waiting[]; nextStart: Date | null }> {
  const { permissions: held } = actor;
  const statuses = held.has('can_view_product') ? waitingStatuses(held) : [];
  const products = await waitingProducts(tx, { statuses, accountId, actor, limit: SHOWN });
  const tasks = await waitingTasks(tx, actor, listedBlockers(held), accountId, SHOWN);
  const rows: Waiting[] = [
    ...products.rows.map(({ text, recipients, ...product }) => ({
      ...product,
      text: askOf(product.status, recipients, text),
    })),
    ...tasks.map(waitingTask),
  ];
  return { rows: rows.toSorted(mineThenDue).slice(0, SHOWN), nextStart: products.nextStart };
}
