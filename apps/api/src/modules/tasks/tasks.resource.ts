import { sql, type RawBuilder } from 'kysely';
import { bigint, instant, json, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import type { UserActor } from '../../platform/database/actor.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { joinAccount, personJson, type Person } from '../accounts/accounts.reads.ts';
import { audienceName } from '../audiences/audiences.reads.ts';
import { creativeName } from '../creatives/creatives.reads.ts';
import { installName } from '../installs/installs.reads.ts';
import { orderName, productName } from '../orders/orders.reads.ts';
import { TASK_STATE } from './tasks.repository.ts';

const TASK = {
  ...TASK_STATE,
  account_name: text,
  type: text,
  subject_name: orNull(text),
  assignee: orNull(json<Person>()),
  opened_by: orNull(json<Person>()),
  resolution: orNull(text),
  closed_at: orNull(instant),
  comment_count: bigint,
  updated_at: instant,
};

export type TaskRow = RowOf<typeof TASK>;

export const tasks: Resource<TaskRow> = {
  row: TASK,
  from: sql`task t ${joinAccount('t.account_id')}`,
  columns: sql`t.id, t.account_id, ac.name as account_name, t.title, t.type, t.severity, t.status, t.subject_entity, t.subject_id,
    t.blocker, t.product_id, t.permissions, t.assignee_id, t.due_at, t.latest_start_at, t.snoozed_until, t.resolution,
    t.closed_at, t.created_at, t.updated_at, t.version,
    ${personJson('t.assignee_id')} as assignee, ${personJson('t.opened_by')} as opened_by,
    (select count(*) from task_comment c where c.task_id = t.id) as comment_count,
    case t.subject_entity
      when 'creative' then ${creativeName('t.account_id', 't.subject_id')}
      when 'audience' then ${audienceName('t.account_id', 't.subject_id')}
      when 'product' then ${productName('t.account_id', 't.subject_id')}
      when 'order' then ${orderName('t.account_id', 't.subject_id')}
      when 'install' then ${installName('t.account_id', 't.subject_id')}
      when 'account' then ac.name
    end as subject_name`,
  id: sql.ref('t.id'),
  fields: {
    id: { sql: sql.ref('t.id'), type: 'integer' },
    title: { sql: sql`lower(t.title) collate "C"`, type: 'text' },
    // Sorted by urgency, not by the alphabet; among equals, what is due first comes first.
    severity: {
      sql: sql`array[array_position(array['Critical', 'Moderate', 'Minor'], t.severity)::float8,
                     coalesce(extract(epoch from t.due_at)::float8, 'infinity')]`,
      filter: sql.ref('t.severity'),
      type: 'text',
    },
    status: { sql: sql.ref('t.status'), type: 'text' },
    due_at: { sql: sql.ref('t.due_at'), type: 'timestamp' },
    latest_start_at: { sql: sql.ref('t.latest_start_at'), type: 'timestamp' },
    account_name: { sql: sql`lower(ac.name) collate "C"`, type: 'text' },
    created_at: { sql: sql.ref('t.created_at'), type: 'timestamp' },
    account_id: { sql: sql.ref('t.account_id'), type: 'integer' },
    assignee_id: { sql: sql.ref('t.assignee_id'), type: 'integer' },
    subject_entity: { sql: sql.ref('t.subject_entity'), type: 'text' },
    type: { sql: sql.ref('t.type'), type: 'text' },
    open: { sql: sql`(t.status <> 'Success')`, type: 'boolean' },
    // Nobody's, until `tasksFor` says for whom.
    to_do: { sql: sql`false`, type: 'boolean' },
  },
  scope: (tx) => inScope(tx, sql.ref('t.account_id')),
  account: sql.ref('t.account_id'),
};

/**
 * Open tasks that the caller may fix, and that are theirs or nobody's; a snoozed one comes back later.
 * A task names its permissions as `x-permission` does: of each list, one is needed.
 */
export function isToDo(actor: Pick<UserActor, 'userId' | 'permissions'>): RawBuilder<boolean> {
  const held = sql`${sql.val([...actor.permissions])}::text[]`;
  return sql<boolean>`(t.status <> 'Success' and coalesce(t.assignee_id, ${actor.userId}) = ${actor.userId}
    and (t.snoozed_until is null or t.snoozed_until <= business_now())
    and not exists (select from jsonb_array_elements(t.permissions) as need(any_of) where not need.any_of ?| ${held}))`;
}

/** The tasks as the caller lists them: for them, the filter `to_do` is known. */
export function tasksFor(actor: UserActor): Resource<TaskRow> {
  return { ...tasks, fields: { ...tasks.fields, to_do: { sql: isToDo(actor), type: 'boolean' } } };
}
