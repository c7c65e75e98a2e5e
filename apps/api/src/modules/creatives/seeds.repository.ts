import { sql } from 'kysely';
import { inScope, type Tx } from '../../platform/database/tx.ts';

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
  const { rows } = await sql<SeedRow & { total: number }>`
    select id, list, source, line, email, first_name, last_name, problem, count(*) over () as total
      from creative_seed where revision_id = ${revisionId} and ${inScope(tx, sql.ref('account_id'))} and ${list}
     order by list desc, line, id limit ${options.limit}`.execute(tx);
  return { objects: rows.map(({ total: _, ...row }) => row), total_rows: Number(rows[0]?.total ?? 0) };
};
