import type { ProofreadChoice, ProofreadKind, ProofreadPlace } from '@mailroom/domain/proofread/kinds';
import { severityOfKind } from '@mailroom/domain/proofread/decisions';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import { sql } from 'kysely';
import {
  bigint,
  instant,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { personJson, type Person } from '../../accounts/accounts.reads.ts';
import type { Around } from '../../creatives/composing.reads.ts';
import type { LaunchRef } from '../ledger/launchRef.ts';
import type { FaultKey, Finding } from './findings.ts';
import type { Portrait } from './portraits.ts';

const READ = { mails: int, took_ms: int, places: json<Around[]>(), people: json<Portrait[]>() };

export type StoredProofread = RowOf<typeof READ>;

/** Returns what was read of a launch; undefined before that, and for lists that were built before mails were read. */
export function findProofread(tx: Tx, launchId: number): Promise<StoredProofread | undefined> {
  return selectRow(
    tx,
    READ,
    sql`
    select mails, took_ms, places, people from launch_proofread
     where launch_id = ${launchId} and ${inScope(tx, sql.ref('account_id'))}`,
  );
}

const FAULT = {
  id: bigint,
  kind: oneOf<ProofreadKind>(),
  severity: oneOf<Severity>(),
  place: oneOf<ProofreadPlace>(),
  field: orNull(text),
  url: orNull(text),
  mails: int,
  mails_hash: text,
  decision: orNull(oneOf<ProofreadChoice>()),
  fallback: orNull(text),
  reason: orNull(text),
  decided_by: orNull(json<Person>()),
  decided_at: orNull(instant),
};

export type Fault = RowOf<typeof FAULT>;

/** The faults of a launch in the order in which they were found. */
export function faultsOf(tx: Tx, launchId: number): Promise<Fault[]> {
  return selectRows(
    tx,
    FAULT,
    sql`
    select id, kind, severity, place, field, url, mails, mails_hash, decision, fallback, reason,
           ${personJson('decided_by')} as decided_by, decided_at
      from launch_proofread_fault f where launch_id = ${launchId} and ${inScope(tx, sql.ref('account_id'))} order by id`,
  );
}

/** Forgets what an earlier run found, which may have been killed half way. */
export async function forgetFindings(tx: Tx, { accountId, launchId }: LaunchRef): Promise<void> {
  await sql`delete from launch_proofread_fault where account_id = ${accountId} and launch_id = ${launchId}`.execute(tx);
  await sql`delete from launch_proofread where account_id = ${accountId} and launch_id = ${launchId}`.execute(tx);
}

const TO_READ = { id: bigint, email: text, merge: json<Record<string, unknown>>(), at: text };

export type ToRead = RowOf<typeof TO_READ>;

/** The next messages to people in the order of the queue, whose index it reads. */
export function mailsAfter(tx: Tx, launchId: number, after: ToRead | undefined, limit: number): Promise<ToRead[]> {
  const rest = after ? sql`and (next_try_at, id) > (${after.at}::timestamptz, ${after.id})` : sql``;
  return selectRows(
    tx,
    TO_READ,
    sql`
    select id, coalesce(email, '') as email, merge, next_try_at::text as at from message
     where launch_id = ${launchId} and purpose = 'live' and state = 'queued' ${rest}
     order by next_try_at, id limit ${limit}`,
  );
}

export async function insertFault(tx: Tx, ref: LaunchRef, { kind, place, field, url }: FaultKey): Promise<number> {
  const row = await selectRow(
    tx,
    { id: bigint },
    sql`
    insert into launch_proofread_fault (account_id, launch_id, product_id, kind, severity, place, field, url, mails, mails_hash)
    values (${ref.accountId}, ${ref.launchId}, ${ref.productId}, ${kind}, ${severityOfKind(kind)}, ${place}, ${field}, ${url}, 1, '')
    returning id`,
  );
  if (!row) throw new Error(`launch ${ref.launchId} got no fault`);
  return row.id;
}

export async function insertMails(
  tx: Tx,
  accountId: number,
  mails: readonly { fault: number; message: number }[],
): Promise<void> {
  await sql`
    insert into launch_proofread_mail (account_id, fault_id, message_id)
    select ${accountId}, f, m from unnest(${sql.val(mails.map(({ fault }) => fault))}::bigint[],
                                          ${sql.val(mails.map(({ message }) => message))}::bigint[]) as r(f, m)`.execute(
    tx,
  );
}

/** Stores what was read once all of it was. */
export async function saveProofread(
  tx: Tx,
  ref: LaunchRef,
  {
    mails,
    tookMs,
    places,
    people,
    found,
  }: Omit<StoredProofread, 'took_ms'> & { tookMs: number; found: readonly Finding[] },
): Promise<void> {
  await sql`
    insert into launch_proofread (account_id, launch_id, mails, took_ms, places, people)
    values (${ref.accountId}, ${ref.launchId}, ${mails}, ${tookMs}, ${JSON.stringify(places)}::jsonb, ${JSON.stringify(people)}::jsonb)`.execute(
    tx,
  );
  await sql`
    update launch_proofread_fault f set mails = r.mails, mails_hash = r.hash
      from unnest(${sql.val(found.map(({ id }) => id ?? 0))}::bigint[], ${sql.val(found.map((one) => one.mails))}::int[],
                  ${sql.val(found.map(({ hash }) => hash.copy().digest('hex')))}::text[]) as r(id, mails, hash)
     where f.account_id = ${ref.accountId} and f.id = r.id`.execute(tx);
}

const MAIL = { id: bigint, email: orNull(text), merge: json<Record<string, unknown>>() };

export type StoredMail = RowOf<typeof MAIL>;

/** The first mails of each fault. */
export function firstMailsOf(
  tx: Tx,
  accountId: number,
  faultIds: readonly number[],
  most: number,
): Promise<(StoredMail & { fault_id: number })[]> {
  return selectRows(
    tx,
    { fault_id: bigint, ...MAIL },
    sql`
    select f.id as fault_id, m.id, m.email, m.merge
      from unnest(${sql.val([...faultIds])}::bigint[]) as f(id)
      cross join lateral (select message_id from launch_proofread_mail x where x.account_id = ${accountId} and x.fault_id = f.id
                           order by message_id limit ${most}) x
      join message m on m.account_id = ${accountId} and m.id = x.message_id
     order by 1, 2`,
  );
}

/** Messages to people of a launch, those left out among them. */
export function mailsOf(tx: Tx, launchId: number, ids: readonly number[]): Promise<StoredMail[]> {
  return selectRows(
    tx,
    MAIL,
    sql`
    select id, email, merge from message
     where launch_id = ${launchId} and purpose in ('live', 'left out') and id = any(${sql.val([...ids])}::bigint[])
       and ${inScope(tx, sql.ref('account_id'))}`,
  );
}

const SUM = { sum: oneOf<'left_out' | 'undecided' | 'with_fallback' | 'accepted'>(), mails: bigint };

/** Where the mails with faults belong, each once: by the first of its faults' sums. */
export function sumsOf(tx: Tx, { accountId, launchId }: Omit<LaunchRef, 'productId'>): Promise<RowOf<typeof SUM>[]> {
  return selectRows(
    tx,
    SUM,
    sql`
    select (array['left_out', 'undecided', 'with_fallback', 'accepted'])[r.rank] as sum, count(*) as mails
      from (select x.message_id, min(case when f.decision = 'leave_out' then 1 when f.decision is null then 2
                                          when f.decision = 'fallback' then 3 else 4 end) as rank
              from launch_proofread_fault f
              join launch_proofread_mail x on x.account_id = f.account_id and x.fault_id = f.id
             where f.account_id = ${accountId} and f.launch_id = ${launchId} group by 1) r
     group by r.rank`,
  );
}

/** How many mails of each fault are left out because of another one. */
export async function leftOutElsewhere(
  tx: Tx,
  faults: readonly Fault[],
  accountId: number,
): Promise<ReadonlyMap<number, number>> {
  const leaving = faults.filter(({ decision }) => decision === 'leave_out').map(({ id }) => id);
  if (leaving.length === 0) return new Map();
  const rows = await selectRows(
    tx,
    { fault_id: bigint, mails: bigint },
    sql`
    select a.fault_id, count(distinct a.message_id) as mails
      from launch_proofread_mail b
      join launch_proofread_mail a on a.account_id = b.account_id and a.message_id = b.message_id and a.fault_id <> b.fault_id
     where b.account_id = ${accountId} and b.fault_id = any(${sql.val(leaving)}::bigint[]) group by 1`,
  );
  return new Map(rows.map(({ fault_id: id, mails }) => [id, mails]));
}

interface Decided {
  choice: ProofreadChoice | null;
  fallback: string | null;
  reason: string | null;
}

export async function saveDecision(
  tx: Tx,
  { accountId }: LaunchRef,
  faultId: number,
  { choice, fallback, reason, by }: Decided & { by: number },
): Promise<void> {
  const isDecided = choice !== null;
  await sql`
    update launch_proofread_fault
       set decision = ${choice}, fallback = ${fallback}, reason = ${reason}, decided_by = ${isDecided ? by : null},
           decided_at = case when ${isDecided} then business_now() end
     where account_id = ${accountId} and id = ${faultId}`.execute(tx);
}

/** Leaves the mails of a fault out. */
export async function leaveOut(tx: Tx, { accountId, launchId }: LaunchRef, faultId: number): Promise<void> {
  await sql`
    update message m set purpose = 'left out'
      from launch_proofread_mail x
     where x.account_id = ${accountId} and x.fault_id = ${faultId} and m.account_id = x.account_id and m.id = x.message_id
       and m.launch_id = ${launchId} and m.purpose = 'live'`.execute(tx);
}

/** Takes the mails of a fault in again, except those that another decision leaves out. */
export async function takeIn(tx: Tx, { accountId, launchId }: LaunchRef, faultId: number): Promise<void> {
  await sql`
    update message m set purpose = 'live'
      from launch_proofread_mail x
     where x.account_id = ${accountId} and x.fault_id = ${faultId} and m.account_id = x.account_id and m.id = x.message_id
       and m.launch_id = ${launchId} and m.purpose = 'left out'
       and not exists (select from launch_proofread_mail o join launch_proofread_fault f on f.account_id = o.account_id and f.id = o.fault_id
                        where o.account_id = x.account_id and o.message_id = x.message_id and f.decision = 'leave_out')`.execute(
    tx,
  );
}

/** How many Critical faults wait for a decision: of those whose mails aren't all left out because of others. */
export async function countUndecided(tx: Tx, { accountId, launchId }: LaunchRef): Promise<number> {
  const row = await selectRow(
    tx,
    { count: bigint },
    sql`
    select count(*) as count from launch_proofread_fault f
     where f.account_id = ${accountId} and f.launch_id = ${launchId} and f.severity = 'Critical' and f.decision is null
       and exists (select from launch_proofread_mail x join message m on m.account_id = x.account_id and m.id = x.message_id
                    where x.account_id = f.account_id and x.fault_id = f.id and m.purpose = 'live')`,
  );
  return row?.count ?? 0;
}
