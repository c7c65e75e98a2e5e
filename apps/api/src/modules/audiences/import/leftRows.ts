import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import type { Transactions } from '../../../platform/database/transactions.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { csvLine } from '../../../platform/list/csv.ts';
import type { LatestVersion } from '../audiences.repository.ts';
import { rowOf } from '../csv/values.ts';
import { optOutsAfter, rejectsAfter } from './leftRows.repository.ts';
import { personShape } from './peopleReader.ts';

const labels = new Map<string, string>(rejectReasons.map(({ code, label }) => [code, label]));
const BATCH = 2000;
const MAX_VALUES = 1000;

type Reads = Pick<Transactions, 'read'>;

/** Yields rows of an import as they are in its file, in batches. Reads them in short transactions. */
async function* leftRows<Row extends { line: number; raw: string }>(
  { read }: Reads,
  { id, mapping, settings: { delimiter = ',', header = [] } }: LatestVersion,
  after: (tx: Tx, versionId: number, line: number, limit: number) => Promise<Row[]>,
  why: (row: Row) => readonly string[],
) {
  const shape = personShape({ delimiter, columns: header.length, mapping });
  for (let line = 0; ;) {
    const rows = await read((tx) => after(tx, id, line, BATCH));
    if (rows.length === 0) return;
    yield rows.map((row) => csvLine([row.line, ...why(row), ...rowOf(row.raw, shape, MAX_VALUES).values])).join('');
    line = rows.at(-1)?.line ?? line;
  }
}

/** Yields the rejected rows of an import, each with the reason. */
export async function* rejectLines(call: Reads, version: LatestVersion) {
  yield csvLine(['Line', 'Reason', ...(version.settings.header ?? [])]);
  yield* leftRows(call, version, rejectsAfter, ({ reason }) => [labels.get(reason) ?? reason]);
}

/** Yields the opted-out rows of an import, each with the cell that says so. */
export async function* optOutLines(call: Reads, version: LatestVersion) {
  const { header = [] } = version.settings;
  yield csvLine(['Line', 'Column', 'Cell', ...header]);
  yield* leftRows(call, version, optOutsAfter, ({ column_at, cell }) => [header[column_at] ?? '', cell]);
}
