import { sql, type RawBuilder } from 'kysely';
import { malformed } from '../../errors.ts';
import { nowOf, serviceOf } from '../database/context.ts';
import { accountsOf, seesAll, userOf } from '../database/actor.ts';
import { bigint, selectRow, selectRows, type ColumnsOf } from '../database/statement.ts';
import { actorOf, type Tx } from '../database/tx.ts';
import type { ListQuery } from './query.ts';
import type { ListPage, Resource } from './resource.ts';
import { TOTALS } from './totals.ts';
import { arrayType, parseValues } from './values.ts';

function fieldOf<Row>(resource: Resource<Row>, name: string) {
  const field = resource.fields[name];
  if (!field) throw malformed(name, "isn't a field of this list");
  return field;
}

/** Whether a row has one of the values in a field. */
export function filterSql<Row>(resource: Resource<Row>, name: string, texts: readonly string[]): RawBuilder<boolean> {
  const field = fieldOf(resource, name);
  const values = parseValues(name, field.type, field.read ? texts.map(field.read) : texts);
  const array = sql`${sql.val(values)}::${sql.raw(arrayType(field.type))}`;
  // Compares a single value with `=`, because the index then also gives the order of the rows.
  const operand = values.length === 1 ? sql`(${array})[1]` : sql`any(${array})`;
  return field.where?.(operand, values) ?? sql<boolean>`${field.filter ?? field.sql} = ${operand}`;
}

export function conditions<Row>(tx: Tx, resource: Resource<Row>, list: ListQuery, extra?: RawBuilder<boolean>) {
  const filters = Object.entries(list.filters).map(([name, texts]) => filterSql(resource, name, texts));
  const parts = [resource.scope(tx), ...(extra ? [extra] : []), ...filters];
  if (list.search) {
    const { field: name, text } = list.search;
    const search = resource.search?.[name];
    parts.push(
      search ? search(tx, text) : sql<boolean>`lower((${fieldOf(resource, name).sql})::text) like like_inside(${text})`,
    );
  }
  return sql.join(parts, sql` and `);
}

interface Order {
  by: RawBuilder<unknown>;
  direction: RawBuilder<unknown>;
}

function ordersOf<Row>(resource: Resource<Row>, list: ListQuery): Order[] {
  const directionSql = (direction: 'asc' | 'desc' | undefined) => (direction === 'desc' ? sql`desc` : sql`asc`);
  const fields = list.order.map(([name, direction]) => ({
    by: fieldOf(resource, name).sql,
    direction: directionSql(direction),
  }));
  // In the direction of the first field, so that one index serves both directions.
  return [...fields, { by: resource.id, direction: directionSql(list.order[0]?.[1]) }];
}

function orderOf<Row>(resource: Resource<Row>, list: ListQuery) {
  return sql.join(ordersOf(resource, list).map(({ by, direction }) => sql`${by} ${direction}`));
}

/** The accounts whose pages are merged; undefined when the page is of one account or of all. */
function severalAccounts<Row>(tx: Tx, resource: Resource<Row>, list: ListQuery): readonly number[] | undefined {
  const actor = actorOf(tx);
  const accounts = accountsOf(actor);
  const isNarrowed = list.filters['account_id'] !== undefined || list.search !== undefined;
  return resource.account && !isNarrowed && !seesAll(actor) && accounts.length > 1 ? accounts : undefined;
}

/**
 * The statement of one page with its total. For several accounts it reads the first rows of each, using the index that
 * begins with the account, and merges them: no index gives the order over several accounts, and sorting all their rows
 * would take longer with every row.
 */
export function pageSql<Row>(
  tx: Tx,
  resource: Resource<Row>,
  list: ListQuery,
  total: RawBuilder<number>,
  where = conditions(tx, resource, list),
): RawBuilder<Row & { total_rows: number }> {
  const accounts = severalAccounts(tx, resource, list);
  if (!accounts || !resource.account) {
    return sql`select ${resource.columns}, ${total} as total_rows from ${resource.from} where ${where}
      order by ${orderOf(resource, list)} limit ${list.limit} offset ${list.offset}`;
  }
  const orders = ordersOf(resource, list);
  const keys = sql.join(orders.map(({ by }, at) => sql`${by} as ${sql.id(`order_${at}`)}`));
  const merged = sql.join(orders.map(({ direction }, at) => sql`page.${sql.id(`order_${at}`)} ${direction}`));
  const columns = resource.row
    ? sql.join(Object.keys(resource.row).map((name) => sql.ref(`page.${name}`)))
    : sql`page.*`;
  return sql`select ${columns}, ${total} as total_rows from unnest(${sql.val([...accounts])}::int[]) as own(account)
    cross join lateral (select ${resource.columns}, ${keys} from ${resource.from} where ${where} and ${resource.account} = own.account
      order by ${orderOf(resource, list)} limit ${list.offset + list.limit}) page
    order by ${merged} limit ${list.limit} offset ${list.offset}`;
}

/**
 * A page of a search with its total. Searches once for both, and reads all columns only for the rows of the page:
 * in a plain query, the counts in a row would be computed for every row found.
 */
export function foundSql<Row>(
  tx: Tx,
  resource: Resource<Row>,
  list: ListQuery,
  where = conditions(tx, resource, list),
): RawBuilder<Row & { total_rows: number }> {
  const orders = ordersOf(resource, list).map((order, at) => ({ ...order, key: sql.id(`order_${at}`) }));
  const keys = sql.join(orders.map(({ by, key }) => sql`${by} as ${key}`));
  const sorted = sql.join(orders.map(({ key, direction }) => sql`${key} ${direction}`));
  return sql`
    with found as materialized (select ${resource.id} as found_id, ${keys} from ${resource.from} where ${where}),
         page as (select * from found order by ${sorted} limit ${list.limit} offset ${list.offset})
    select ${resource.columns}, (select count(*) from found) as total_rows
      from ${resource.from} join page on page.found_id = ${resource.id} order by ${sorted}`;
}

/** The key of a kept total. It includes the actor, because another actor may see other rows. */
function totalKey(tx: Tx, text: string, parameters: readonly unknown[]): string {
  const actor = actorOf(tx);
  return JSON.stringify([seesAll(actor), accountsOf(actor), userOf(actor), text, parameters]);
}

const TOTAL = { total_rows: bigint };

function readRows<Row, More>(
  tx: Tx,
  { row }: Resource<Row>,
  more: ColumnsOf<More>,
  statement: RawBuilder<unknown>,
): Promise<(Row & More)[]> {
  return selectRows(tx, { ...row, ...more } as ColumnsOf<Row & More>, statement);
}

/**
 * One page and the total. The total is a scalar subselect: `count(*) over ()` would make the page itself cost as much
 * as counting all of its rows. A large total is counted at most every ten seconds.
 */
export async function listRows<Row>(
  tx: Tx,
  resource: Resource<Row>,
  list: ListQuery,
  extra?: RawBuilder<boolean>,
): Promise<ListPage<Row>> {
  const where = conditions(tx, resource, list, extra);
  const count = sql<number>`(select count(*) from ${resource.from} where ${where})`;
  const [totals, now] = [serviceOf(tx, TOTALS), nowOf(tx)];
  const key = (): string => {
    const { sql: text, parameters } = count.compile(tx);
    return totalKey(tx, text, parameters);
  };
  const known = totals.known(key, now);
  const total = known === undefined ? count : sql<number>`${known}::bigint`;
  const isSearch = list.search !== undefined && known === undefined;
  const page = isSearch ? foundSql(tx, resource, list, where) : pageSql(tx, resource, list, total, where);
  const rows = await readRows(tx, resource, TOTAL, page);
  const [first] = rows;
  if (first) {
    if (known === undefined) totals.keep(key, first.total_rows, now);
    return { objects: rows, total_rows: first.total_rows };
  }
  if (list.offset === 0) return { objects: [], total_rows: 0 };
  const beyond = await selectRow(tx, TOTAL, sql`select ${total} as total_rows`);
  return { objects: [], total_rows: beyond?.total_rows ?? 0 };
}

/** The row with this id, if the actor reaches it, with the same columns as in the list. */
export async function findRow<Row>(tx: Tx, resource: Resource<Row>, id: number): Promise<Row | undefined> {
  const found = await readRows(
    tx,
    resource,
    {},
    sql`select ${resource.columns} from ${resource.from} where ${resource.scope(tx)} and ${resource.id} = ${id}`,
  );
  return found[0];
}

/** The ids of all rows of a list, in its order. An export reads along them, so that rows that move in the meantime are neither skipped nor repeated. */
export async function listIds<Row>(
  tx: Tx,
  resource: Resource<Row>,
  list: ListQuery,
  extra?: RawBuilder<boolean>,
): Promise<number[]> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`select (${resource.id})::bigint as id from ${resource.from}
         where ${conditions(tx, resource, list, extra)} order by ${orderOf(resource, list)}`,
  );
  return rows.map(({ id }) => id);
}

/** Which of these ids the actor reaches. */
export async function reachable<Row>(tx: Tx, resource: Resource<Row>, ids: readonly number[]): Promise<number[]> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`select (${resource.id})::bigint as id from ${resource.from}
         where ${resource.scope(tx)} and ${resource.id} = any(${sql.val([...ids])}::bigint[])`,
  );
  return rows.map(({ id }) => id);
}

/** The rows with these ids, in this order, without those that were deleted or are out of reach by now. */
export async function rowsOfIds<Row>(tx: Tx, resource: Resource<Row>, ids: readonly number[]): Promise<Row[]> {
  const idArray = sql`${sql.val([...ids])}::bigint[]`;
  return readRows(
    tx,
    resource,
    {},
    sql`
    select ${resource.columns} from ${resource.from} where ${resource.scope(tx)} and ${resource.id} = any(${idArray})
     order by array_position(${idArray}, (${resource.id})::bigint)`,
  );
}
