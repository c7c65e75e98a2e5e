import { sql } from 'kysely';
import {
  bigint,
  bool,
  bytes,
  int,
  json,
  orNull,
  selectRow,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinAccount } from '../../accounts/accounts.reads.ts';
import { targetFor } from '../../creatives/creatives.reads.ts';
import { personValues } from '../ledger/personValues.ts';
import { leftJoinProduct } from '../../orders/orders.reads.ts';
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
  /** False until the relay has answered. */
  is_out: bool,
  /** Nobody has stored an answer of the relay: it was handed over just now, or is in doubt. */
  unanswered: bool,
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
           m.purpose = 'live' and p.ended_at is null as counts,
           m.state not in ('queued', 'claimed') as is_out, m.state in ('claimed', 'in doubt') as unanswered, ac.time_zone
      from message m
      ${joinAccount('m.account_id')}
      ${leftJoinProduct('m.account_id', 'm.product_id')}
     where m.id = ${messageId} and m.account_id = ${accountId} for no key update of m`,
  );
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
