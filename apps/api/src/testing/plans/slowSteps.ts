import { sql, type RawBuilder } from 'kysely';
import type { Actor } from '../../platform/database/actor.ts';
import type { ListQuery } from '../../platform/list/query.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { conditions, foundSql, pageSql } from '../../platform/list/rows.reads.ts';
import type { TestApp } from '../app.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Counts the rows that a step of the plan read, also those that it dropped. */
function rowsReadBy(node: Node): number {
  return (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}

/** The first page of ten. `within` narrows the list as its operation does, to the rows of one record. */
export interface PageRequest extends Pick<ListQuery, 'order' | 'search'> {
  filters?: ListQuery['filters'];
  within?: RawBuilder<boolean>;
}

/** The steps of a page that get slower with the table: a full scan, or a sort of more than a thousand rows. */
export async function slowSteps<Row>(
  app: TestApp,
  actor: Actor,
  resource: Resource<Row>,
  { order, search, filters = {}, within }: PageRequest,
): Promise<string[]> {
  const list = { offset: 0, limit: 10, order, filters, ...(search && { search }) };
  const plan = await app.read(actor, async (tx) => {
    const where = conditions(tx, resource, list, within);
    const page = search ? foundSql(tx, resource, list, where) : pageSql(tx, resource, list, sql<number>`0`, where);
    const { rows: lines } = await sql<{
      'QUERY PLAN': { Plan: Node }[];
    }>`explain (analyze, format json) ${page}`.execute(tx);
    return lines[0]?.['QUERY PLAN'][0]?.Plan;
  });
  if (!plan) throw new Error('no plan');
  return nodesOf(plan).flatMap((node) => {
    const [kind, below] = [node['Node Type'], node.Plans?.[0]];
    if (kind === 'Seq Scan' && rowsReadBy(node) > 1000) return [`scans all of ${node['Relation Name']}`];
    if (kind === 'Sort' && below && rowsReadBy(below) > 1000) return [`sorts ${rowsReadBy(below)} rows`];
    return [];
  });
}
