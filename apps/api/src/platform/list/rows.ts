import { sql, type RawBuilder } from 'kysely';
import { malformed } from '../../errors.ts';
import { contextOf } from '../database/context.ts';
import type { Tx } from '../database/tx.ts';
import type { ListQuery } from './query.ts';
import type { ListPage, Resource } from './resource.ts';
import { totalKey } from './totals.ts';
import { arrayType, parseValues } from './values.ts';

const fieldOf = <Row>(resource: Resource<Row>, name: string) => {
  const field = resource.fields[name];
  if (!field) throw malformed(name, "isn't a field of this list");
  return field;
};

const conditions = <Row>(tx: Tx, resource: Resource<Row>, list: ListQuery, extra?: RawBuilder<boolean>) => {
  const parts = [resource.scope(tx), ...(extra ? [extra] : [])];
  for (const [name, texts] of Object.entries(list.filters)) {
    const field = fieldOf(resource, name);
    const values = parseValues(name, field.type, texts);
    const wanted = sql`any(${sql.val(values)}::${sql.raw(arrayType(field.type))})`;
    parts.push(field.where?.(wanted) ?? sql<boolean>`${field.filter ?? field.sql} = ${wanted}`);
  }
  if (list.search) {
    const { field: name, text } = list.search;
    const search = resource.search?.[name];
    parts.push(
      search ? search(tx, text) : sql<boolean>`lower((${fieldOf(resource, name).sql})::text) like like_inside(${text})`,
    );
  }
  return sql.join(parts, sql` and `);
};

const orderOf = <Row>(resource: Resource<Row>, list: ListQuery) => {
  const fields = list.order.map(([name, direction]) => {
    const field = fieldOf(resource, name);
    return direction === 'asc' ? sql`${field.sql} asc` : sql`${field.sql} desc`;
  });
  // In the direction of the first order, so that one index serves both ways.
  const last = list.order[0]?.[1] === 'desc' ? sql`${resource.id} desc` : sql`${resource.id} asc`;
  return sql.join([...fields, last]);
};

/**
 * One page and the total. The total is a scalar subselect: `count(*) over ()` would make the page itself cost as much
 * as counting all of its rows. A large one is counted anew every ten seconds only.
 */
export const listRows = async <Row>(
  tx: Tx,
  resource: Resource<Row>,
  list: ListQuery,
  extra?: RawBuilder<boolean>,
): Promise<ListPage<Row>> => {
  const where = conditions(tx, resource, list, extra);
  const count = sql<number>`(select count(*) from ${resource.from} where ${where})`;
  const { totals, now } = contextOf(tx);
  const key = (): string => {
    const { sql: text, parameters } = count.compile(tx);
    return totalKey(tx, text, parameters);
  };
  const known = totals.known(key, now);
  const total = known === undefined ? count : sql<number>`${known}::bigint`;
  const { rows } = await sql<Row & { total_rows: number }>`
    select ${resource.columns}, ${total} as total_rows from ${resource.from} where ${where}
     order by ${orderOf(resource, list)} limit ${list.limit} offset ${list.offset}`.execute(tx);
  const [first] = rows;
  if (first) {
    if (known === undefined) totals.keep(key, first.total_rows, now);
    return { objects: rows, total_rows: first.total_rows };
  }
  if (list.offset === 0) return { objects: [], total_rows: 0 };
  const beyond = await sql<{ total_rows: number }>`select ${total} as total_rows`.execute(tx);
  return { objects: [], total_rows: beyond.rows[0]?.total_rows ?? 0 };
};

/** The one row of this id within the actor's reach, by the same columns as the list. */
export const findRow = async <Row>(tx: Tx, resource: Resource<Row>, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select ${resource.columns} from ${resource.from} where ${resource.scope(tx)} and ${resource.id} = ${id}`.execute(
    tx,
  );
  return rows[0];
};

/** The ids of all rows of a list, in its order: what an export walks along, so that rows that move meanwhile are neither left out nor repeated. */
export const listIds = async <Row>(tx: Tx, resource: Resource<Row>, list: ListQuery): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select ${resource.id} as id from ${resource.from} where ${conditions(tx, resource, list)} order by ${orderOf(resource, list)}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
};

/** Rows of these ids in their order; those that are gone or out of reach by now are left out. */
export const rowsOfIds = async <Row>(tx: Tx, resource: Resource<Row>, ids: readonly number[]): Promise<Row[]> => {
  const wanted = sql`${sql.val([...ids])}::int[]`;
  const { rows } = await sql<Row>`
    select ${resource.columns} from ${resource.from} where ${resource.scope(tx)} and ${resource.id} = any(${wanted})
     order by array_position(${wanted}, ${resource.id})`.execute(tx);
  return rows;
};
