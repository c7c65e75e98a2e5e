import { handlers } from '../../contract/handlers.ts';
import { malformed } from '../../errors.ts';
import { pageOf } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { presentEntry } from './audit.present.ts';
import { entriesOf, entriesResource } from './audit.resource.ts';
import { mayReadHistory, viewers } from './audit.policy.ts';

export const auditHandlers = handlers({
  listAudit: async ({ tx, list, query, actor }) => {
    const { entity, entity_id: entityId } = query;
    // Everybody in the account may see its tasks.
    if (!viewers[entity] && entity !== 'task' && entity !== 'task_comment') throw malformed('entity', 'has no history');
    mayReadHistory(actor, entity);
    const page = await listRows(tx, entriesResource, list, entriesOf(entity, entityId));
    return pageOf(list, page, presentEntry);
  },
});
