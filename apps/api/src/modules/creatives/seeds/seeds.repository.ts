import { sql } from 'kysely';
import { inScope, type Tx } from '../../../platform/database/tx.ts';

export type SeedRow = {
  id: number;
  list: 'test' | 'live';
  source: 'creative' | 'advertiser';
  line: number;
  email: string;
  first_name: string | null;
  last_name: string | null;
  problem: string | null;
};

/** The seeds of a revision: its own, or the advertiser's as its check read them. */
export const seedsIn = async (
  tx: Tx,
  revisionId: number,
  options: { list?: 'test' | 'live' | undefined; limit: number },
): Promise<{ objects: SeedRow[]; total_rows: number }> => {
  const list = options.list === undefined ? sql`true` : sql`list = ${options.list}`;
  const { rows } = await sql<SeedRow>`
    select id, list, source, line, email, first_name, last_name, problem
      from creative_seed where revision_id = ${revisionId} and ${inScope(tx, sql.ref('account_id'))} and ${list}
     order by list desc, line, id limit ${options.limit}`.execute(tx);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from creative_seed
     where revision_id = ${revisionId} and ${inScope(tx, sql.ref('account_id'))} and ${list}`.execute(tx);
  return { objects: rows, total_rows: Number(counted[0]?.total ?? 0) };
};
