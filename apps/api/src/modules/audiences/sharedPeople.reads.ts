import { sql } from 'kysely';
import { nowOf, serviceOf } from '../../platform/database/context.ts';
import { bigint, int, selectRow, selectRows } from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { SHARED_PEOPLE } from '../../platform/list/totals.ts';

/** How many people of each version may be mailed now, by the lists of house and account. */
export async function deliverableOfEach(tx: Tx, versionIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(
    tx,
    { id: int, deliverable: bigint },
    sql`
    select v.id, v.deliverable from audience_version v
     where v.id = any(${sql.val([...versionIds])}::int[]) and ${inScope(tx, sql.ref('v.account_id'))}`,
  );
  return new Map(rows.map(({ id, deliverable }) => [id, deliverable]));
}

const TOOK_TOO_LONG = new Set(['57014', '55P03']);

function tookTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TOOK_TOO_LONG.has(String(error.code));
}

/** An audience version with its deliverable people. */
interface Version {
  id: number;
  deliverable: number;
}

type Two = readonly [Version, Version];

/** Names both versions, and changes when somebody in them may no longer be mailed, or may again. */
function keyOf(versions: Two): string {
  return versions
    .map(({ id, deliverable }) => `${id} ${deliverable}`)
    .toSorted()
    .join(', ');
}

/** The number of people whom both versions have, if it was counted lately. */
export function knownSharedPeople(tx: Tx, versions: Two): number | undefined {
  return serviceOf(tx, SHARED_PEOPLE).known(() => keyOf(versions), nowOf(tx));
}

/**
 * Counts the people whom both versions have and who may be mailed now, by the lists of house and account. Returns undefined
 * when this takes longer than `ms`; the transaction goes on.
 */
export async function sharedPeople(tx: Tx, versions: Two, ms: number): Promise<number | undefined> {
  const [one, other] = versions;
  // Going back to the savepoint also brings the transaction's own time limits back.
  await sql`savepoint shared_people`.execute(tx);
  const limit = String(Math.max(1, Math.floor(ms)));
  await sql`select set_config('statement_timeout', ${limit}, true), set_config('lock_timeout', ${limit}, true)`.execute(
    tx,
  );
  try {
    const row = await selectRow(
      tx,
      { people: bigint },
      sql`
      select count(*) as people from audience_member m join audience_member n on n.email = m.email
       where m.version_id = ${one.id} and n.version_id = ${other.id} and not m.is_suppressed and not n.is_suppressed
         and ${inScope(tx, sql.ref('m.account_id'))}`,
    );
    const people = row?.people ?? 0;
    serviceOf(tx, SHARED_PEOPLE).keep(() => keyOf(versions), people, nowOf(tx));
    return people;
  } catch (error) {
    if (tookTooLong(error)) return undefined;
    throw error;
  } finally {
    await sql`rollback to savepoint shared_people`.execute(tx);
  }
}
