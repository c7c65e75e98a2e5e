import { sql } from 'kysely';
import type { Actor } from '../../platform/database/actor.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { pageSql } from '../../platform/list/rows.reads.ts';
import type { TestApp } from '../app.ts';

/**
 * How PostgreSQL would read the first page in a field's order, when it has the choice between the indexes and nothing
 * else: a test's tables are so small that it would rather sort them.
 */
export function pagePlan<Row>(app: TestApp, actor: Actor, resource: Resource<Row>, field: string): Promise<string> {
  return app.read(actor, async (tx) => {
    await sql`select set_config('enable_sort', 'off', true), set_config('enable_seqscan', 'off', true),
                     set_config('enable_bitmapscan', 'off', true)`.execute(tx);
    const page = pageSql(tx, resource, { offset: 0, limit: 10, order: [[field, 'asc']], filters: {} }, sql<number>`0`);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${page}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}
