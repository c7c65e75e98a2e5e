import { sql } from 'kysely';
import { bigint, int, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const REJECTED_ROW = {
  line: bigint,
  reason: text,
  /** The row as it is in the file. */
  raw: text,
};

export type RejectedRow = RowOf<typeof REJECTED_ROW>;

/** Returns the first rejected row for each reason. */
export async function examplesOf(tx: Tx, versionId: number, reasons: readonly string[]): Promise<RejectedRow[]> {
  if (reasons.length === 0) return [];
  return selectRows(
    tx,
    REJECTED_ROW,
    sql`
    select r.reason, x.line, x.raw from unnest(${sql.val([...reasons])}::text[]) as r(reason)
      cross join lateral (select line, raw from audience_reject
                           where version_id = ${versionId} and reason = r.reason order by line limit 1) x`,
  );
}

/** Returns the next rejected rows after a line, in the file's order. */
export function rejectsAfter(tx: Tx, versionId: number, line: number, limit: number): Promise<RejectedRow[]> {
  return tx
    .selectFrom('audience_reject')
    .select(['line', 'reason', 'raw'])
    .where('version_id', '=', versionId)
    .where('line', '>', line)
    .orderBy('line')
    .limit(limit)
    .execute();
}

const OPTED_OUT_ROW = {
  line: bigint,
  /** The place of the column whose cell leaves the row out. */
  column_at: int,
  cell: text,
  /** The row as it is in the file. */
  raw: text,
};

export type OptedOutRow = RowOf<typeof OPTED_OUT_ROW>;

/** Returns the first opted-out row for each column. */
export async function optOutExamplesOf(tx: Tx, versionId: number, columns: readonly number[]): Promise<OptedOutRow[]> {
  if (columns.length === 0) return [];
  return selectRows(
    tx,
    OPTED_OUT_ROW,
    sql`
    select c.at as column_at, x.line, x.cell, x.raw from unnest(${sql.val([...columns])}::int[]) as c(at)
      cross join lateral (select line, cell, raw from audience_opt_out
                           where version_id = ${versionId} and column_at = c.at order by line limit 1) x`,
  );
}

/** Returns the next opted-out rows after a line, in the file's order. */
export function optOutsAfter(tx: Tx, versionId: number, line: number, limit: number): Promise<OptedOutRow[]> {
  return tx
    .selectFrom('audience_opt_out')
    .select(['line', 'column_at', 'cell', 'raw'])
    .where('version_id', '=', versionId)
    .where('line', '>', line)
    .orderBy('line')
    .limit(limit)
    .execute();
}
