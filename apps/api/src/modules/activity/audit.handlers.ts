import { sql } from 'kysely';
import { handlers } from '../../contract/handlers.ts';
import { forbidden, malformed } from '../../errors.ts';
import { inScope } from '../../platform/database/tx.ts';
import { pageOf } from '../../platform/list/page.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { listRows } from '../../platform/list/rows.ts';
import { presentEntry, type EntryRow } from './audit.present.ts';
import { viewers } from './audit.policy.ts';

const entries: Resource<EntryRow> = {
  from: sql`audit_entry e left join users u on u.id = e.user_id`,
  columns: sql`e.id, e.at, e.user_id, u.first_name || ' ' || u.last_name as user_name, e.actor, e.action, e.entity,
    e.entity_id, e.before, e.after, e.request_id`,
  id: sql.ref('e.id'),
  fields: { id: { sql: sql.ref('e.id'), type: 'integer' }, at: { sql: sql.ref('e.at'), type: 'timestamp' } },
  scope: (tx) => inScope(tx, sql.ref('e.account_id')),
};

export const auditHandlers = handlers({
  listAudit: async ({ tx, list, query, actor }) => {
    const { entity, entity_id: entityId } = query;
    const permission = viewers[entity];
    // Tasks are seen by everybody in their account.
    if (!permission && entity !== 'task' && entity !== 'task_comment') throw malformed('entity', 'has no history');
    if (permission && !actor.permissions.has(permission)) throw forbidden(permission);
    const page = await listRows(tx, entries, list, sql<boolean>`e.entity = ${entity} and e.entity_id = ${entityId}`);
    return pageOf(list, page, presentEntry);
  },
});
