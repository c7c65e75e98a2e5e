import { sql } from 'kysely';
import {
  bigint,
  bool,
  int,
  oneOf,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { LaunchRef } from './launchRef.ts';
import { none, totalOf, type MessageState, type Purpose, type Tally } from './tally.ts';

/** Counts the messages of each launch by state. */
export async function talliesOf(
  tx: Tx,
  launchIds: readonly number[],
  purposes: readonly Purpose[],
): Promise<(launchId: number) => Tally> {
  const rows = await selectRows(
    tx,
    { launch_id: int, state: oneOf<MessageState>(), count: bigint },
    sql`
    select launch_id, state, count(*) as count from message
     where launch_id = any(${sql.val([...launchIds])}::int[]) and purpose = any(${sql.val([...purposes])}::text[])
     group by launch_id, state`,
  );
  const tallies = new Map(launchIds.map((id) => [id, none()]));
  for (const { launch_id: launchId, state, count } of rows) (tallies.get(launchId) ?? none())[state] = count;
  return (launchId) => tallies.get(launchId) ?? none();
}

export async function tallyOf(tx: Tx, launchId: number, purposes: readonly Purpose[]): Promise<Tally> {
  return (await talliesOf(tx, [launchId], purposes))(launchId);
}

/** Counts messages over all attempts of a product; those to people by default, as its report does. */
export async function productTally(tx: Tx, productId: number, purposes: readonly Purpose[] = ['live']): Promise<Tally> {
  const rows = await selectRows(
    tx,
    { state: oneOf<MessageState>(), count: bigint },
    sql`
    select state, count(*) as count from message
     where launch_id in (select id from launch where product_id = ${productId})
       and purpose = any(${sql.val([...purposes])}::text[]) group by state`,
  );
  return { ...none(), ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Counts what a divided launch still has to send to each of these receiving domains, live seeds too. */
export async function queuedTo(
  tx: Tx,
  launchId: number,
  receivers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows(
    tx,
    { receiver: text, count: bigint },
    sql`
    select l.receiver, (select count(*) from message m
                         where m.launch_id = ${launchId} and m.purpose in ('live', 'live seed') and m.state = 'queued'
                           and m.receiver = l.receiver) as count
      from unnest(${sql.val([...receivers])}::text[]) as l(receiver)`,
  );
  return new Map(rows.map(({ receiver, count }) => [receiver, count]));
}

const COUNTED = { hasSent: bool, inDoubt: bigint };

export type Counted = RowOf<typeof COUNTED>;

/** Counts over all attempts what the product's row stores. */
export async function countsOfProduct(tx: Tx, { productId, accountId }: LaunchRef): Promise<Counted> {
  const row = await selectRow(
    tx,
    COUNTED,
    sql`
    select exists (select from launch l join message m on m.launch_id = l.id and m.purpose = 'live'
                      and m.state in ('claimed', 'accepted', 'refused', 'in doubt')
                    where l.product_id = ${productId}) as "hasSent",
           (select count(*) from message m
             where m.account_id = ${accountId} and m.product_id = ${productId} and m.state = 'in doubt') as "inDoubt"`,
  );
  return row ?? { hasSent: false, inDoubt: 0 };
}

/** Whether the launch has a proof and the relay has accepted none of its messages. */
export async function isUnproved(tx: Tx, launchId: number): Promise<boolean> {
  const proofs = await tallyOf(tx, launchId, ['proof']);
  return totalOf(proofs) > 0 && proofs.accepted === 0;
}

/** Counts messages in doubt of all launches that the actor reaches. */
export async function messagesInDoubt(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'in doubt')
    .executeTakeFirstOrThrow();
  return count;
}
