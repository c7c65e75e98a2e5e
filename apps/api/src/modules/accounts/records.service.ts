import { expectVersion } from '../../contract/version.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { findRow } from '../../platform/list/rows.reads.ts';
import { lockRecord, type RecordTable } from './records.repository.ts';

interface Edit<Row> {
  table: RecordTable;
  resource: Resource<Row>;
  id: number;
  ifMatch: number | undefined;
  /** Shows the current record to an editor whose version is stale. */
  present: (row: Row) => unknown;
}

/** The record, or 404 when it doesn't exist or is out of reach. */
export async function recordOf<Row>(tx: Tx, resource: Resource<Row>, id: number): Promise<Row> {
  const row = await findRow(tx, resource, id);
  if (!row) throw notFound();
  return row;
}

/** Locks a record for an edit and checks its version. Of two editors, the second one waits and is then refused. */
export async function lockForEdit<Row extends { version: number }>(
  tx: Tx,
  { table, resource, id, ifMatch, present }: Edit<Row>,
): Promise<Row> {
  await lockRecord(tx, table, id);
  const row = await recordOf(tx, resource, id);
  await expectVersion(ifMatch, row, () => present(row));
  return row;
}
