import { sql } from 'kysely';
import {
  bigint,
  bool,
  int,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { allowMemory } from '../audiences.repository.ts';
import { heldByHouseIn, suppressedIn } from './suppressions.reads.ts';

/** How many people one transaction compares: an unsubscribe of the same version waits for its end. */
const PIECE = 100_000;

/**
 * Above this many people, whole tables are joined. Until PostgreSQL has statistics of a new list, it takes the list for empty and
 * would compare each person with each entry: 20,000 people and a list of 10,000 took longer than a statement may. Fewer people
 * are looked up one by one, because a change of a house list recounts every audience.
 */
const MOST_LOOKED_UP = 5_000;

const DUE = {
  account_id: int,
  version_id: int,
  state: oneOf<'importing' | 'sealed' | 'failed' | 'cancelled'>(),
};

export type DueVersion = RowOf<typeof DUE>;

/** Names the version of a recount, and whose it is. */
type VersionKey = Pick<DueVersion, 'account_id' | 'version_id'>;

/** Marks the counts of an account's versions as outdated. Null: those of all accounts, because a list of the house changed. */
export async function markDue(tx: Tx, accountId: number | null): Promise<void> {
  await sql`
    insert into recount_due (account_id, version_id)
    select account_id, id from audience_version
     where state in ('importing', 'sealed') and (${accountId}::int is null or account_id = ${accountId}) order by id
        on conflict (account_id, version_id) do update
       set is_asked_again = recount_due.started_at is not null, asked_at = business_now()`.execute(tx);
}

/** Marks the count of one version as outdated. */
export async function markVersionDue(
  tx: Tx,
  { account_id: accountId, version_id: versionId }: VersionKey,
): Promise<void> {
  await sql`
    insert into recount_due (account_id, version_id) values (${accountId}, ${versionId})
        on conflict (account_id, version_id) do update
       set is_asked_again = recount_due.started_at is not null, asked_at = business_now()`.execute(tx);
}

/** The versions to count: those in use first, and small ones first, so that nobody waits for somebody else's million people. */
export async function versionsDue(tx: Tx): Promise<DueVersion[]> {
  return selectRows(
    tx,
    DUE,
    sql`
    select d.account_id, d.version_id, v.state
      from recount_due d join audience_version v on v.account_id = d.account_id and v.id = d.version_id
      join audience a on a.account_id = v.account_id and a.id = v.audience_id
     where ${inScope(tx, sql.ref('d.account_id'))} order by a.current_version_id = v.id desc nulls last, v.rows, v.id`,
  );
}

/** A version whose import failed has no count. */
export async function forgetDue(tx: Tx, { account_id: accountId, version_id: versionId }: VersionKey): Promise<void> {
  await tx.deleteFrom('recount_due').where('account_id', '=', accountId).where('version_id', '=', versionId).execute();
}

const PROGRESS = { last_id: bigint, is_counted: bool, rows: bigint };

/** Locks the version before its people, as an import and an unsubscribe do: the other order would deadlock with them. */
async function lockDue(tx: Tx, { account_id: accountId, version_id: versionId }: VersionKey) {
  const version = await selectRow(
    tx,
    { id: int },
    sql`select id from audience_version where account_id = ${accountId} and id = ${versionId} and state = 'sealed' for update`,
  );
  if (!version) return undefined;
  return selectRow(
    tx,
    PROGRESS,
    sql`
    select d.last_id, d.is_counted, v.rows
      from recount_due d join audience_version v on v.account_id = d.account_id and v.id = d.version_id
     where d.account_id = ${accountId} and d.version_id = ${versionId} for update of d`,
  );
}

const COMPARED = { people: bigint, last: orNull(bigint), house: bigint };

/** Marks again which of the next people are on a list of the house or the account. */
async function comparePiece(
  tx: Tx,
  { account_id: accountId, version_id: versionId }: VersionKey,
  { after, size }: { after: number; size: number },
) {
  const people = sql`(select email from piece) m`;
  return selectRow(
    tx,
    COMPARED,
    sql`
    with piece as materialized (
      select id, email from audience_member where version_id = ${versionId} and id > ${after} order by id limit ${size}),
    hit as materialized (${suppressedIn(people, accountId)}),
    marked as (
      update audience_member m set is_suppressed = not m.is_suppressed from piece p
       where m.version_id = ${versionId} and m.email = p.email
         and m.is_suppressed <> (m.email in (select hit.email from hit)))
    select (select count(*) from piece) as people, (select max(id) from piece) as last,
           (select count(*) from (${heldByHouseIn(people, accountId)}) held) as house`,
  );
}

async function storeCount(tx: Tx, { account_id: accountId, version_id: versionId }: VersionKey): Promise<void> {
  await sql`
    update audience_version v set suppressed_now = c.suppressed, deliverable = c.people - c.suppressed,
           suppressed_by_house = d.held_by_house, recounted_at = business_now()
      from recount_due d,
           (select count(*) as people, count(*) filter (where is_suppressed) as suppressed
              from audience_member where version_id = ${versionId}) c
     where v.id = ${versionId} and d.account_id = ${accountId} and d.version_id = ${versionId}`.execute(tx);
}

/**
 * Compares the next people of a version with the lists, and after the last ones counts all of them. Each transaction continues
 * where the one before ended, in this run or an earlier one. The counts of the import stay. Returns whether the version is
 * counted.
 */
export async function countPiece(tx: Tx, version: VersionKey, size = PIECE): Promise<boolean> {
  const before = await lockDue(tx, version);
  if (!before || before.is_counted) return true;
  if (before.rows > MOST_LOOKED_UP) await allowMemory(tx);
  const piece = await comparePiece(tx, version, { after: before.last_id, size });
  const { people, last, house } = piece ?? { people: 0, last: null, house: 0 };
  const isLast = people < size;
  await sql`
    update recount_due set started_at = coalesce(started_at, business_now()), last_id = coalesce(${last}::bigint, last_id),
           done = done + ${people}, held_by_house = held_by_house + ${house}, is_counted = ${isLast}
     where account_id = ${version.account_id} and version_id = ${version.version_id}`.execute(tx);
  if (isLast) await storeCount(tx, version);
  return isLast;
}

/** Announces the new count. Where a list has changed meanwhile, the version is counted once more. */
export async function announceCount(tx: Tx, version: VersionKey): Promise<void> {
  const { account_id: accountId, version_id: versionId } = version;
  const row = await selectRow(
    tx,
    { audience_id: int, is_counted: bool, is_asked_again: bool },
    sql`
    select v.audience_id, d.is_counted, d.is_asked_again
      from recount_due d join audience_version v on v.account_id = d.account_id and v.id = d.version_id
     where d.account_id = ${accountId} and d.version_id = ${versionId} for update of d`,
  );
  if (!row?.is_counted) return;
  if (row.is_asked_again) {
    await sql`
      update recount_due set started_at = null, last_id = 0, done = 0, held_by_house = 0, is_counted = false, is_asked_again = false
       where account_id = ${accountId} and version_id = ${versionId}`.execute(tx);
  } else {
    await forgetDue(tx, version);
  }
  await changed(tx, 'audience', row.audience_id, accountId);
}
