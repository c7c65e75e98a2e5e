import { sql } from 'kysely';
import { bigint, bool, json, selectRow, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { isSuppressed } from '../../audiences/audiences.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';

/** The fields that the people of a frozen list have, those left out late too, so that a repeated file has the same columns. */
export async function fieldsOfList(tx: Tx, { launchId }: LaunchRef): Promise<{ fields: string[]; custom: string[] }> {
  const row = await selectRow(
    tx,
    { fields: json<string[]>(), custom: json<string[]>() },
    sql`
    with list as (select merge from message where launch_id = ${launchId} and purpose = 'live')
    select coalesce((select json_agg(distinct key) from list, jsonb_object_keys(merge) key), '[]') as fields,
           coalesce((select json_agg(distinct key) from list, jsonb_object_keys(merge -> 'custom') key
                      where jsonb_typeof(merge -> 'custom') = 'object'), '[]') as custom`,
  );
  return row ?? { fields: [], custom: [] };
}

const LISTED = { id: bigint, at: text, email: text, merge: json<Record<string, unknown>>(), late: bool };

type Listed = RowOf<typeof LISTED>;

/** The place of a message in its list. The time is PostgreSQL's own text, which is finer than a date of JavaScript. */
export type ListPlace = Pick<Listed, 'at' | 'id'>;

const START: ListPlace = { at: '-infinity', id: 0 };

/**
 * The next people of a frozen list, in an order that stays. People who are on a suppression list by now are marked as
 * left out and come as `late`.
 */
export async function nextPeople(
  tx: Tx,
  { launchId, accountId }: LaunchRef,
  advertiserIds: readonly number[],
  { after = START, limit }: { after: ListPlace | undefined; limit: number },
): Promise<Listed[]> {
  const suppressed = isSuppressed({
    email: sql.ref('m.email'),
    accountId: sql`${accountId}::int`,
    advertiserIds: sql`${[...advertiserIds]}::int[]`,
  });
  return selectRows(
    tx,
    LISTED,
    sql`
    with next as (
      select m.id, m.next_try_at, m.email, m.merge, m.email is null or ${suppressed} as late from message m
       where m.launch_id = ${launchId} and m.purpose = 'live' and m.state = 'queued'
         and (m.next_try_at, m.id) > (${after.at}::timestamptz, ${after.id}::bigint)
       order by m.next_try_at, m.id limit ${limit}),
    late as (
      update message m set state = 'suppressed late', settled_at = business_now() from next
       where m.id = next.id and next.late and m.state = 'queued')
    select id, next_try_at::text as at, coalesce(email, '') as email, merge, late from next order by next_try_at, id`,
  );
}

/** Marks some of the people of a delivered list as delivered to. Returns how many. */
export async function acceptSome(tx: Tx, { launchId }: LaunchRef, response: string, limit: number): Promise<number> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`
    with next as (
      select id from message where launch_id = ${launchId} and purpose = 'live' and state = 'queued'
       order by next_try_at, id limit ${limit} for update)
    update message m
       set state = 'accepted', attempts = m.attempts + 1, response = ${response}, settled_at = business_now()
      from next where m.id = next.id
    returning m.id`,
  );
  return rows.length;
}
