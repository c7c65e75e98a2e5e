import { sql, type RawBuilder } from 'kysely';
import { bigint, instant, int, json, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { personName } from '../accounts/accounts.reads.ts';

type Values = Readonly<Record<string, unknown>>;

const ENTRY = {
  id: bigint,
  at: instant,
  user_id: orNull(int),
  user_name: orNull(text),
  actor: text,
  action: text,
  entity: text,
  entity_id: bigint,
  before: orNull(json<Values>()),
  after: orNull(json<Values>()),
  request_id: orNull(text),
};

export type EntryRow = RowOf<typeof ENTRY>;

export const entriesResource: Resource<EntryRow> = {
  row: ENTRY,
  from: sql`audit_entry e`,
  columns: sql`e.id, e.at, e.user_id, ${personName('e.user_id')} as user_name, e.actor, e.action, e.entity,
    e.entity_id, e.before, e.after, e.request_id`,
  id: sql.ref('e.id'),
  fields: { id: { sql: sql.ref('e.id'), type: 'integer' }, at: { sql: sql.ref('e.at'), type: 'timestamp' } },
  scope: (tx) => inScope(tx, sql.ref('e.account_id')),
};

export function entriesOf(entity: string, entityId: number): RawBuilder<boolean> {
  return sql<boolean>`e.entity = ${entity} and e.entity_id = ${entityId}`;
}
