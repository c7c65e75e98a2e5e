import { sql } from 'kysely';
import { bigint, int, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Where a row is: its line in one of the version's files. */
interface Place {
  ingest: number;
  line: number;
}

const REJECTED_ROW = {
  ingest: int,
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
    select r.reason, x.ingest, x.line, x.raw from unnest(${sql.val([...reasons])}::text[]) as r(reason)
      cross join lateral (select ingest, line, raw from audience_reject
                           where version_id = ${versionId} and reason = r.reason and corrected_in is null
                           order by ingest, line limit 1) x`,
  );
}

/** Returns the next rejected rows after a place, in the order of the files. Those that were corrected are left out. */
export function rejectsAfter(
  tx: Tx,
  versionId: number,
  { ingest, line }: Place,
  limit: number,
): Promise<RejectedRow[]> {
  return selectRows(
    tx,
    REJECTED_ROW,
    sql`
    select ingest, line, reason, raw from audience_reject
     where version_id = ${versionId} and (ingest, line) > (${ingest}::int, ${line}::bigint) and corrected_in is null
     order by ingest, line limit ${limit}`,
  );
}

const HEADING_ROW = {
  ingest: int,
  line: bigint,
  /** The row as it is in the file. */
  raw: text,
};

type HeadingRow = RowOf<typeof HEADING_ROW>;

/** For each of these places, the nearest heading row at it or above it in the same file. Corrected ones count too. */
export async function headingsAbove(tx: Tx, versionId: number, places: readonly Place[]): Promise<HeadingRow[]> {
  if (places.length === 0) return [];
  return selectRows(tx, HEADING_ROW, headingsAboveSql(versionId, places));
}

export function headingsAboveSql(versionId: number, places: readonly Place[]) {
  return sql`
    select distinct on (h.ingest, h.line) h.ingest, h.line, h.raw
      from unnest(${sql.val(places.map((place) => place.ingest))}::int[],
                  ${sql.val(places.map((place) => place.line))}::bigint[]) as p(ingest, line)
      cross join lateral (select ingest, line, raw from audience_reject
                           where version_id = ${versionId} and ingest = p.ingest and line <= p.line and reason = 'heading'
                           order by line desc limit 1) h
     order by h.ingest, h.line`;
}

interface RejectedPage {
  /** Undefined: for any reason. */
  reasons: readonly string[] | undefined;
  isReversed: boolean;
  limit: number;
  offset: number;
}

/** Returns a page of the rejected rows of a version, in the order of its files. Those that were corrected are left out. */
export function rejectedPage(
  tx: Tx,
  versionId: number,
  { reasons, isReversed, limit, offset }: RejectedPage,
): Promise<RejectedRow[]> {
  const direction = isReversed ? sql`desc` : sql`asc`;
  const isAsked = reasons ? sql`reason = any(${sql.val([...reasons])}::text[])` : sql`true`;
  return selectRows(
    tx,
    REJECTED_ROW,
    sql`
    select ingest, line, reason, raw from audience_reject
     where version_id = ${versionId} and corrected_in is null and ${isAsked}
     order by ingest ${direction}, line ${direction} limit ${limit} offset ${offset}`,
  );
}

/** Returns those of the places that have a rejected row of the version, corrected or not, with its reason. */
export function rejectedAmong(
  tx: Tx,
  versionId: number,
  places: readonly Place[],
): Promise<(Place & { reason: string })[]> {
  const { ingest, line, reason } = REJECTED_ROW;
  return selectRows(
    tx,
    { ingest, line, reason },
    sql`
    select r.ingest, r.line, r.reason
      from unnest(${sql.val(places.map((place) => place.ingest))}::int[],
                  ${sql.val(places.map((place) => place.line))}::bigint[]) as p(ingest, line)
      join audience_reject r on r.version_id = ${versionId} and r.ingest = p.ingest and r.line = p.line`,
  );
}

const OPTED_OUT_ROW = {
  ingest: int,
  line: bigint,
  /** The place of the column whose cell leaves the row out. */
  column_at: int,
  cell: text,
  /** The row as it is in the file. */
  raw: text,
};

export type OptedOutRow = RowOf<typeof OPTED_OUT_ROW>;

/** Returns the first opted-out row for each of these columns of a version's files. */
export async function optOutExamplesOf(
  tx: Tx,
  versionId: number,
  columns: readonly { ingest: number; column: number }[],
): Promise<OptedOutRow[]> {
  if (columns.length === 0) return [];
  return selectRows(
    tx,
    OPTED_OUT_ROW,
    sql`
    select c.ingest, c.at as column_at, x.line, x.cell, x.raw
      from unnest(${sql.val(columns.map(({ ingest }) => ingest))}::int[], ${sql.val(columns.map(({ column }) => column))}::int[]) as c(ingest, at)
      cross join lateral (select line, cell, raw from audience_opt_out
                           where version_id = ${versionId} and ingest = c.ingest and column_at = c.at order by line limit 1) x`,
  );
}

/** Returns the next opted-out rows after a place, in the order of the files. */
export function optOutsAfter(
  tx: Tx,
  versionId: number,
  { ingest, line }: Place,
  limit: number,
): Promise<OptedOutRow[]> {
  return selectRows(
    tx,
    OPTED_OUT_ROW,
    sql`
    select ingest, line, column_at, cell, raw from audience_opt_out
     where version_id = ${versionId} and (ingest, line) > (${ingest}::int, ${line}::bigint)
     order by ingest, line limit ${limit}`,
  );
}
