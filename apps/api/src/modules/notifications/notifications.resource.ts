import { sql } from 'kysely';
import { bigint, instant, int, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { actorOf, inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { joinAccount } from '../accounts/accounts.reads.ts';
import { domainOfNews } from '../accounts/signing.reads.ts';
import { audienceName } from '../audiences/audiences.reads.ts';
import { creativeName } from '../creatives/creatives.reads.ts';
import { productName } from '../orders/orders.reads.ts';
import { authorOfNote, productOfNote } from '../products/products.reads.ts';
import { taskTitle } from '../tasks/tasks.reads.ts';
import { visibleKinds, type KindName } from './notificationKinds.ts';

const NOTIFICATION = {
  id: bigint,
  kind: oneOf<KindName>(),
  name: text,
  /** The writer of a note, as far as the reader sees people. */
  author: orNull(text),
  entity: text,
  entity_id: int,
  account_id: int,
  account_name: text,
  at: instant,
  read_at: orNull(instant),
};

export type NotificationRow = RowOf<typeof NOTIFICATION>;

const IS_OF_A_NOTE = sql`n.kind in ('product_note', 'product_note_internal')`;

/** The actor’s notifications whose records they may still see: a record without a name is out of reach or deleted. */
export const notificationsResource: Resource<NotificationRow> = {
  row: NOTIFICATION,
  from: sql`notification n ${joinAccount('n.account_id')} cross join lateral (select case n.entity
      when 'account' then ${domainOfNews('n.account_id', 'n.occurrence')}
      when 'audience' then ${audienceName('n.account_id', 'n.entity_id')}
      when 'creative' then ${creativeName('n.account_id', 'n.entity_id')}
      when 'product' then case when ${IS_OF_A_NOTE} then ${productOfNote('n.account_id', 'n.occurrence')}
        else ${productName('n.account_id', 'n.entity_id')} end
      when 'task' then ${taskTitle('n.account_id', 'n.entity_id')}
    end as name, case when ${IS_OF_A_NOTE} then ${authorOfNote('n.account_id', 'n.occurrence')} end as author) subject`,
  columns: sql`n.id, n.kind, subject.name, subject.author, n.entity, n.entity_id, n.account_id, ac.name as account_name, n.at, n.read_at`,
  id: sql.ref('n.id'),
  fields: {
    id: { sql: sql.ref('n.id'), type: 'integer' },
    unread: { sql: sql`(n.read_at is null)`, type: 'boolean' },
  },
  scope: (tx) => {
    const actor = actorOf(tx);
    if (actor.kind !== 'user') return sql<boolean>`false`;
    const kinds = sql`${sql.val(visibleKinds(actor))}::text[]`;
    return sql<boolean>`n.user_id = ${actor.userId} and ${inScope(tx, sql.ref('n.account_id'))}
      and n.kind = any(${kinds}) and subject.name is not null`;
  },
};
