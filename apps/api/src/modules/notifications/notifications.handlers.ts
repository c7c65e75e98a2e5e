import { handlers } from '../../contract/handlers.ts';
import { malformed } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { appendEvent } from '../../platform/events/events.commands.ts';
import { pageOf } from '../../platform/list/page.ts';
import { listRows } from '../../platform/list/rows.reads.ts';
import { notificationKinds } from './notificationKinds.ts';
import { markRead, type ReadMark } from './notifications.repository.ts';
import { notificationsResource, type NotificationRow } from './notifications.resource.ts';

function present(row: NotificationRow) {
  return {
    id: row.id,
    kind: row.kind,
    text: notificationKinds[row.kind].text(row.name, row.author ?? 'Somebody'),
    entity: row.entity,
    entity_id: row.entity_id,
    account: { id: row.account_id, name: row.account_name },
    at: row.at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

async function countUnread(tx: Tx): Promise<number> {
  const unread = { offset: 0, limit: 1, order: [], filters: { unread: ['true'] } };
  return (await listRows(tx, notificationsResource, unread)).total_rows;
}

function markOf({ ids, up_to: upTo }: { ids?: readonly number[]; up_to?: number }): ReadMark {
  if (upTo !== undefined) return { upTo };
  if (ids === undefined) throw malformed('ids', 'either ids or up_to must be given');
  return { ids };
}

export const notificationHandlers = handlers({
  listNotifications: async ({ tx, list }) => pageOf(list, await listRows(tx, notificationsResource, list), present),

  readNotifications: async ({ tx, body, actor }) => {
    const wasUnread = await markRead(tx, actor.userId, markOf(body));
    // The person's other browsers count them as read too.
    if (wasUnread) await appendEvent(tx, 'notification', actor.userId, null, actor.userId);
    return { count: await countUnread(tx) };
  },
});
