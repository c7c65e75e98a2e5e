import { sql } from 'kysely';
import { userOf } from '../../platform/database/actor.ts';
import { actorOf, type Tx } from '../../platform/database/tx.ts';
import { personName, userName } from '../accounts/accounts.reads.ts';
import type { TaskState } from './tasks.repository.ts';

type Revision = { number: number; by: string | null };

/** The revision that came after the task was opened: its check ends in a job, but a person uploaded it. */
const newRevision = async (tx: Tx, task: TaskState): Promise<Revision | undefined> => {
  if (task.subject_entity !== 'creative') return undefined;
  const { rows } = await sql<Revision>`
    select r.number, ${personName('r.created_by')} as by
      from creative c join creative_revision r on r.id = c.current_revision_id
     where c.id = ${task.subject_id} and r.created_at > ${task.created_at}`.execute(tx);
  return rows[0];
};

/** Who or what took the cause away, in words. */
export const resolutionOf = async (tx: Tx, task: TaskState): Promise<string> => {
  const revision = await newRevision(tx, task);
  const userId = userOf(actorOf(tx));
  const person = userId === undefined ? undefined : await userName(tx, userId);
  if (revision) {
    const by = revision.by ?? person;
    return by ? `Resolved by ${by} uploading revision ${revision.number}` : `Resolved by revision ${revision.number}`;
  }
  return person ? `Resolved by ${person}` : 'Resolved: its cause is gone';
};
