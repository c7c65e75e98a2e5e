import { dayOf } from '@mailroom/domain/dates/dates';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  bytes,
  int,
  json,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { nowOf } from '../../../platform/database/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinAccount } from '../../accounts/accounts.reads.ts';
import { targetFor } from '../../creatives/creatives.reads.ts';
import { personValues } from '../ledger/personValues.ts';
import { leftJoinProduct } from '../../orders/orders.reads.ts';
import { addToDay } from './responseDays.repository.ts';
import type { Tracked } from './trackingToken.ts';

const TRACKED = {
  id: bigint,
  account_id: int,
  product_id: orNull(int),
  launch_id: orNull(int),
  advertiser_id: orNull(int),
  email: orNull(text),
  email_hmac: bytes,
  merge: json<Record<string, unknown>>(),
  /** True for people's messages while the product's report isn't frozen. Seeds look at everything and would spoil the figures. */
  counts: bool,
  time_zone: text,
};

export type TrackedMessage = RowOf<typeof TRACKED>;

/** Locks the message, so that a person's actions are counted one after the other and only one of them is the first. */
export async function lockMessage(tx: Tx, { accountId, messageId }: Tracked): Promise<TrackedMessage | undefined> {
  return selectRow(
    tx,
    TRACKED,
    sql`
    select m.id, m.account_id, m.product_id, m.launch_id, p.advertiser_id, m.email, m.email_hmac, m.merge,
           m.purpose = 'live' and p.ended_at is null as counts, ac.time_zone
      from message m
      ${joinAccount('m.account_id')}
      ${leftJoinProduct('m.account_id', 'm.product_id')}
     where m.id = ${messageId} and m.account_id = ${accountId} for no key update of m`,
  );
}

type Kind = 'open' | 'click' | 'unsubscribe';

async function happened(tx: Tx, messageId: number, kind: Kind, linkId?: number): Promise<boolean> {
  const rows = await selectRows(
    tx,
    { found: int },
    sql`
    select 1 as found from response where message_id = ${messageId} and kind = ${kind} and is_first
       and (${linkId ?? null}::int is null or link_id = ${linkId ?? null}) limit 1`,
  );
  return rows.length > 0;
}

async function addResponse(tx: Tx, message: TrackedMessage, kind: Kind, isFirst: boolean, linkId?: number) {
  if (message.product_id === null) return;
  await tx
    .insertInto('response')
    .values({
      account_id: message.account_id,
      product_id: message.product_id,
      message_id: message.id,
      kind,
      link_id: linkId ?? null,
      is_first: isFirst,
      at: nowOf(tx),
    })
    .execute();
}

function today(tx: Tx, { time_zone: zone }: TrackedMessage): string {
  return dayOf(nowOf(tx), zone);
}

function ofProduct({ product_id: productId, account_id: accountId }: TrackedMessage) {
  return {
    productId: productId ?? 0,
    accountId,
  };
}

export async function countOpen(tx: Tx, message: TrackedMessage): Promise<void> {
  if (!message.counts) return;
  const isFirst = !(await happened(tx, message.id, 'open'));
  await addResponse(tx, message, 'open', isFirst);
  await addToDay(tx, ofProduct(message), today(tx, message), { opens: 1, unique_opens: Number(isFirst) });
}

export async function countClick(tx: Tx, message: TrackedMessage, linkId: number): Promise<void> {
  if (!message.counts) return;
  const isFirstOfAll = !(await happened(tx, message.id, 'click'));
  const isFirst = !(await happened(tx, message.id, 'click', linkId));
  await addResponse(tx, message, 'click', isFirst, linkId);
  await addToDay(tx, ofProduct(message), today(tx, message), { clicks: 1, unique_clicks: Number(isFirstOfAll) });
  await sql`
    insert into product_link_response as r (account_id, product_id, link_id, clicks, unique_clicks)
    values (${message.account_id}, ${message.product_id}, ${linkId}, 1, ${Number(isFirst)})
    on conflict (link_id) do update set clicks = r.clicks + 1, unique_clicks = r.unique_clicks + excluded.unique_clicks`.execute(
    tx,
  );
}

/** Counts a person once, however often they press the button. */
export async function countLeave(tx: Tx, message: TrackedMessage): Promise<void> {
  if (!message.counts || (await happened(tx, message.id, 'unsubscribe'))) return;
  await addResponse(tx, message, 'unsubscribe', true);
  await addToDay(tx, ofProduct(message), today(tx, message), { unsubscribes: 1 });
}

/** Returns the target of a click for the message's person: only a link that was frozen with its own launch. */
export async function linkTarget(tx: Tx, message: TrackedMessage, linkId: number): Promise<string | undefined> {
  const row = await selectRow(
    tx,
    { url: text },
    sql`
    select url from launch_link where id = ${linkId} and launch_id = ${message.launch_id} and account_id = ${message.account_id}`,
  );
  return row && targetFor(row.url, personValues(message.email ?? '', message.merge));
}
