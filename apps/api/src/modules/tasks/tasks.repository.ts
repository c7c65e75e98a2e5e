import type { TaskStatus } from '@mailroom/domain/action-statuses';
import type { Needs } from '@mailroom/domain/permissions';
import type { Severity } from '@mailroom/domain/record-statuses';
import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';

export type TaskState = {
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
};

const columns = sql`t.id, t.account_id, t.title, t.severity, t.status, t.subject_entity, t.subject_id, t.blocker, t.product_id,
  t.permissions, t.assignee_id, t.due_at, t.latest_start_at, t.snoozed_until, t.created_at, t.version`;

export const lockTask = async (tx: Tx, id: number): Promise<TaskState | undefined> => {
  const { rows } = await sql<TaskState>`
    select ${columns} from task t where t.id = ${id} and ${inScope(tx, sql.ref('t.account_id'))} for update`.execute(
    tx,
  );
  return rows[0];
};

/** The system's tasks of a product, or of a part however many products wait for it. */
export type Owner = { productId: number } | { entity: 'creative' | 'audience'; id: number };

export const lockTasksOf = async (tx: Tx, owner: Owner): Promise<TaskState[]> => {
  const own =
    'productId' in owner
      ? sql`t.product_id = ${owner.productId}`
      : sql`t.product_id is null and t.subject_entity = ${owner.entity} and t.subject_id = ${owner.id}`;
  const { rows } = await sql<TaskState>`
    select ${columns} from task t
     where ${own} and t.blocker is not null and ${inScope(tx, sql.ref('t.account_id'))} order by t.id for update`.execute(
    tx,
  );
  return rows;
};

export const timeZoneOf = async (tx: Tx, accountId: number): Promise<string> => {
  const { rows } = await sql<{ zone: string }>`select time_zone as zone from account where id = ${accountId}`.execute(
    tx,
  );
  return rows[0]?.zone ?? 'America/New_York';
};
