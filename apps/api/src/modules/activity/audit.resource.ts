import { sql, type RawBuilder } from 'kysely';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { personName } from '../accounts/accounts.reads.ts';
import type { EntryRow } from './audit.present.ts';

export const entriesResource: Resource<EntryRow> = {
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
