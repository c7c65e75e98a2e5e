import { sql } from 'kysely';
import { bigint, selectRow } from '../database/statement.ts';
import type { Tx } from '../database/tx.ts';
import type { ListQuery } from './query.ts';
import type { Resource } from './resource.ts';
import { conditions } from './rows.reads.ts';

const COUNT = { count: bigint };

/** How many rows a list has with these filters. */
export async function countRows<Row>(
  tx: Tx,
  resource: Resource<Row>,
  filters: ListQuery['filters'] = {},
): Promise<number> {
  const where = conditions(tx, resource, { offset: 0, limit: 0, order: [], filters });
  const row = await selectRow(tx, COUNT, sql`select count(*) as count from ${resource.from} where ${where}`);
  return row?.count ?? 0;
}
