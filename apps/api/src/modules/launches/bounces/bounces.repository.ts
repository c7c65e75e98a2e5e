import { dayOf } from '@mailroom/domain/dates/dates';
import type { BounceClass } from '@mailroom/domain/bounces/bounceClass';
import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import { bigint, int, oneOf, selectRow, selectRows } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { addToDay } from '../tracking/responseDays.repository.ts';
import type { TrackedMessage } from '../tracking/tracking.repository.ts';

export type Returned = { kind: 'bounce'; bounceClass: BounceClass } | { kind: 'complaint' };

/**
 * Counts what came back for a locked message, each kind once. A hard bounce after a softer one changes its class. Counts nothing for
 * seeds, tests, and products whose report is frozen.
 */
export async function countReturned(tx: Tx, message: TrackedMessage, returned: Returned): Promise<void> {
  const { id, account_id: accountId, product_id: productId } = message;
  if (!message.counts || productId === null) return;
  const bounceClass = returned.kind === 'bounce' ? returned.bounceClass : null;
  const added = await selectRow(
    tx,
    { id: bigint },
    sql`
    insert into response (account_id, product_id, message_id, kind, bounce_class, is_first, at)
    values (${accountId}, ${productId}, ${id}, ${returned.kind}, ${bounceClass}, true, ${nowOf(tx)})
    on conflict (message_id, kind, coalesce(link_id, 0)) where is_first do nothing
    returning id`,
  );
  if (!added) {
    if (bounceClass === 'hard')
      await sql`update response set bounce_class = 'hard' where message_id = ${id} and kind = 'bounce' and is_first`.execute(
        tx,
      );
    return;
  }
  const more = returned.kind === 'bounce' ? { bounced: 1 } : { complaints: 1 };
  await addToDay(tx, { productId, accountId }, dayOf(nowOf(tx), message.time_zone), more);
}

/** How many messages of a product came back, by class, over all attempts. */
export async function bouncesOf(tx: Tx, productId: number): Promise<Record<BounceClass, number>> {
  const rows = await selectRows(
    tx,
    { bounce_class: oneOf<BounceClass>(), count: bigint },
    sql`
    select bounce_class, count(*) as count from response
     where product_id = ${productId} and kind = 'bounce' and bounce_class is not null group by bounce_class`,
  );
  return { hard: 0, soft: 0, block: 0, ...Object.fromEntries(rows.map((row) => [row.bounce_class, row.count])) };
}

/** How many messages of one attempt came back because their address takes no mail. */
export async function hardBouncesOf(
  tx: Tx,
  { productId, launchId }: { productId: number; launchId: number },
): Promise<number> {
  const row = await selectRow(
    tx,
    { count: int },
    sql`
    select count(*)::int as count from response r join message m on m.account_id = r.account_id and m.id = r.message_id
     where r.product_id = ${productId} and r.kind = 'bounce' and r.bounce_class = 'hard' and m.launch_id = ${launchId}`,
  );
  return row?.count ?? 0;
}

const DAY = 86_400_000;

/** Counts the messages of the last day that receivers blocked, of all launches that the actor reaches. */
export async function blockedOfLastDay(tx: Tx): Promise<number> {
  const row = await selectRow(
    tx,
    { count: bigint },
    sql`
    select count(*) as count from response
     where bounce_class = 'block' and at > ${new Date(nowOf(tx).getTime() - DAY)}`,
  );
  return row?.count ?? 0;
}
