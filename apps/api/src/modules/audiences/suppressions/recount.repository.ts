import { sql } from 'kysely';
import { bigint, int, oneOf, selectRow, selectRows, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { changed } from '../../../platform/facts/changed.ts';
import { allowMemory } from '../import/largeImport.repository.ts';
import { countHeldByHouse, suppressedIn } from './suppressions.reads.ts';

/**
 * Above this many people whole tables are joined. Until PostgreSQL has counted a new list it takes it for an empty one, and would
 * compare each person with each entry: 20,000 people and a list of 10,000 took longer than a statement may. Fewer people are looked
 * up one by one, because a change of a house list counts every audience.
 */
const MOST_LOOKED_UP = 5_000;

const COUNTED_VERSION = {
  id: int,
  account_id: int,
  state: oneOf<'importing' | 'sealed'>(),
};

type CountedVersion = RowOf<typeof COUNTED_VERSION>;

/** The versions that a changed list affects: those of one account, or of all accounts for a list of the house. */
export async function versionsToRecount(tx: Tx, accountId: number | null): Promise<CountedVersion[]> {
  return selectRows(
    tx,
    COUNTED_VERSION,
    sql`
    select id, account_id, state from audience_version
     where state in ('importing', 'sealed') and (${accountId}::int is null or account_id = ${accountId})
     order by state desc, id`,
  );
}

/** Marks again which members the lists of house and account hold, and counts them. The counts of the import stay. */
export async function recount(tx: Tx, versionId: number, accountId: number): Promise<void> {
  const before = await selectRow(
    tx,
    { deliverable: bigint, audience_id: int, rows: bigint },
    sql`
    select deliverable, audience_id, rows from audience_version where id = ${versionId} and state = 'sealed' for update`,
  );
  if (!before) return;
  if (before.rows > MOST_LOOKED_UP) await allowMemory(tx);
  await sql`
    with hit as materialized (${suppressedIn(sql`(select email from audience_member where version_id = ${versionId}) m`, accountId)})
    update audience_member m set is_suppressed = not m.is_suppressed
     where m.version_id = ${versionId} and m.is_suppressed <> (m.email in (select hit.email from hit))`.execute(tx);
  const row = await selectRow(
    tx,
    { deliverable: bigint },
    sql`
    update audience_version v set suppressed_now = c.suppressed, suppressed_by_house = ${countHeldByHouse(versionId, accountId)},
           deliverable = c.people - c.suppressed, recounted_at = business_now()
      from (select count(*) as people, count(*) filter (where is_suppressed) as suppressed
              from audience_member where version_id = ${versionId}) c
     where v.id = ${versionId} returning v.deliverable`,
  );
  if (row?.deliverable !== before.deliverable) await changed(tx, 'audience', before.audience_id, accountId);
}
