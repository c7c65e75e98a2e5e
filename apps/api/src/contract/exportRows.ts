import { Readable } from 'node:stream';
import type { Call } from './handlers.ts';
import { download } from './answer.ts';
import { csvLine } from '../platform/list/csv.ts';
import type { csvCell } from '../platform/list/csv.ts';
import type { Resource } from '../platform/list/resource.ts';
import { listIds, rowsOfIds } from '../platform/list/rows.reads.ts';

const BATCH = 500;

/** The columns: each header with the function that makes the cell of a row. */
type ExportColumns<Row> = Readonly<Record<string, (row: Row) => Parameters<typeof csvCell>[0]>>;

/** Exports all rows of the filtered, sorted list as CSV, streamed in short transactions. */
export function exportRows<Row>(
  call: Pick<Call, 'list' | 'read'>,
  resource: Resource<Row>,
  name: string,
  columns: ExportColumns<Row>,
) {
  async function* lines(): AsyncGenerator<string> {
    yield csvLine(Object.keys(columns));
    const ids = await call.read((tx) => listIds(tx, resource, call.list));
    for (let at = 0; at < ids.length; at += BATCH) {
      const rows = await call.read((tx) => rowsOfIds(tx, resource, ids.slice(at, at + BATCH)));
      yield rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('');
    }
  }
  return download(`${name}.csv`, 'text/csv; charset=utf-8', Readable.from(lines()));
}
