import type { RawBuilder } from 'kysely';
import { Readable } from 'node:stream';
import type { Call } from './handlers.ts';
import { download } from './answer.ts';
import { csvLine } from '../platform/list/csv.ts';
import type { csvCell } from '../platform/list/csv.ts';
import type { Resource } from '../platform/list/resource.ts';
import { insertSecurityEvent } from '../platform/auth/securityEvents.repository.ts';
import { nowOf } from '../platform/database/context.ts';
import type { Tx } from '../platform/database/tx.ts';
import { listIds, rowsOfIds } from '../platform/list/rows.reads.ts';

const BATCH = 500;

/** The columns: each header with the function that makes the cell of a row. */
type ExportColumns<Row> = Readonly<Record<string, (row: Row) => Parameters<typeof csvCell>[0]>>;

type Caller = Pick<Call, 'list' | 'read' | 'write' | 'actor' | 'operationId' | 'requestId' | 'request'>;

/** Notes who took how many rows of which list. Written before the first row goes out, so no export is missing. */
async function noteExport(tx: Tx, { operationId, list, actor, requestId, request }: Caller, rows: number) {
  await insertSecurityEvent(tx, nowOf(tx), {
    kind: 'download',
    operation: operationId,
    userId: actor.userId,
    requestId,
    address: request.ip,
    detail: JSON.stringify({ rows, filters: list.filters, ...(list.search && { search: list.search }) }),
  });
}

/**
 * Exports all rows of the filtered, sorted list as CSV, streamed in short transactions. Finds the rows before it answers,
 * so that a wrong filter or order is a refusal and not a broken file. `extra` leaves out what the list leaves out.
 */
export async function exportRows<Row>(
  call: Caller,
  resource: Resource<Row>,
  name: string,
  columns: ExportColumns<Row>,
  extra?: RawBuilder<boolean>,
) {
  const ids = await call.write(async (tx) => {
    const found = await listIds(tx, resource, call.list, extra);
    await noteExport(tx, call, found.length);
    return found;
  });
  async function* lines(): AsyncGenerator<string> {
    yield csvLine(Object.keys(columns));
    for (let at = 0; at < ids.length; at += BATCH) {
      const rows = await call.read((tx) => rowsOfIds(tx, resource, ids.slice(at, at + BATCH)));
      yield rows.map((row) => csvLine(Object.values(columns).map((cell) => cell(row)))).join('');
    }
  }
  return download(`${name}.csv`, 'text/csv; charset=utf-8', Readable.from(lines()));
}
