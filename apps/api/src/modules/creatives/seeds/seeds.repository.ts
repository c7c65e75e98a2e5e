import { sql } from 'kysely';
import {
  bigint,
  int,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { CheckData } from '../creatives.queues.ts';

const SEED_ROW = {
  id: int,
  list: oneOf<'test' | 'live'>(),
  source: oneOf<'creative' | 'advertiser'>(),
  line: int,
  email: text,
  first_name: orNull(text),
  last_name: orNull(text),
  problem: orNull(text),
};

type SeedRow = RowOf<typeof SEED_ROW>;

/** Reads the seeds that a revision's check stored: its own, or the advertiser's. */
export async function seedsIn(
  tx: Tx,
  revisionId: number,
  options: { list?: 'test' | 'live' | undefined; limit: number },
): Promise<{ objects: SeedRow[]; total_rows: number }> {
  const list = options.list === undefined ? sql`true` : sql`list = ${options.list}`;
  const rows = await selectRows(
    tx,
    SEED_ROW,
    sql`
    select id, list, source, line, email, first_name, last_name, problem
      from creative_seed where revision_id = ${revisionId} and ${inScope(tx, sql.ref('account_id'))} and ${list}
     order by list desc, line, id limit ${options.limit}`,
  );
  const counted = await selectRow(
    tx,
    { total: bigint },
    sql`
    select count(*) as total from creative_seed
     where revision_id = ${revisionId} and ${inScope(tx, sql.ref('account_id'))} and ${list}`,
  );
  return { objects: rows, total_rows: counted?.total ?? 0 };
}

/** Finds checked newest revisions that use a seed list of this advertiser. */
export async function inheritingRevisions(tx: Tx, advertiserId: number): Promise<CheckData[]> {
  return tx
    .selectFrom('creative as c')
    .innerJoin('creative_revision as r', 'r.id', 'c.current_revision_id')
    .select(['c.account_id as accountId', 'c.id as creativeId', 'r.id as revisionId'])
    .where('c.advertiser_id', '=', advertiserId)
    .where('r.check_state', '=', 'Success')
    .where((where) => where.or([where('r.test_seed_file_id', 'is', null), where('r.live_seed_file_id', 'is', null)]))
    .execute();
}

/** The kinds of findings about seed lists. */
export const SEED_FINDINGS = ['no_test_seeds', 'seed_list_unreadable', 'seed_list_empty', 'seed_bad_row'];

/** Removes the seeds of a revision, and the findings about them. */
export async function clearSeeds(tx: Tx, revisionId: number): Promise<void> {
  await tx.deleteFrom('creative_seed').where('revision_id', '=', revisionId).execute();
  await tx
    .deleteFrom('creative_finding')
    .where('revision_id', '=', revisionId)
    .where('kind', 'in', SEED_FINDINGS)
    .execute();
}
