import type { CompiledQuery, RawBuilder } from 'kysely';
import type pg from 'pg';
import { contextOf } from './context.ts';
import { clientOf, type Tx } from './tx.ts';

declare const value: unique symbol;

/** The kind of value in a column of a raw statement, and the types of the database that are read as it. */
interface Kind<T> {
  readonly name: string;
  /** The data types of the database, by their OIDs. */
  readonly oids: readonly number[];
  /** The OID of an array of it, where the driver reads its elements as it reads a single value. */
  readonly arrayOid?: number;
  readonly isNullable: boolean;
  /** Only carries the type. */
  readonly [value]?: T;
}

/** The columns of a row, as a raw statement declares them. */
export type ColumnsOf<Row> = { readonly [Name in keyof Row]: Kind<Row[Name]> };

/** The row that a declaration of columns describes. */
export type RowOf<Columns> = {
  -readonly [Name in keyof Columns]: Columns[Name] extends Kind<infer T> ? T : never;
};

function kind<T>(name: string, oids: readonly number[], arrayOid?: number): Kind<T> {
  return { name, oids, isNullable: false, ...(arrayOid !== undefined && { arrayOid }) };
}

export const int = kind<number>('int', [23, 21], 1007);
export const bigint = kind<number>('bigint', [20]);
export const numeric = kind<number>('numeric', [1700]);
export const float = kind<number>('float', [701, 700], 1022);
export const bool = kind<boolean>('bool', [16], 1000);
export const text = kind<string>('text', [25, 1043, 19], 1009);
export const uuid = kind<string>('uuid', [2950], 2951);
export const bytes = kind<Buffer>('bytes', [17]);
/** A point in time: timestamp with time zone. */
export const instant = kind<Date>('instant', [1184], 1185);
/** A calendar day, as text like 2026-03-31. */
export const date = kind<string>('date', [1082]);

/** Text that is one of a known set of values. A check of the table or the statement itself holds the set. */
export function oneOf<Union extends string>(): Kind<Union> {
  return text as Kind<Union>;
}

/** JSON of a known shape; the statement that builds it is responsible for the shape. */
export function json<T>(): Kind<T> {
  return kind('json', [114, 3802]);
}

export function arrayOf<T>(element: Kind<T>): Kind<T[]> {
  if (element.arrayOid === undefined) throw new Error(`The driver has no parser for an array of ${element.name}`);
  return kind(`${element.name}[]`, [element.arrayOid]);
}

/** Every kind is 'not null' unless it says otherwise. */
export function orNull<T>(other: Kind<T>): Kind<T | null> {
  return { ...other, name: `${other.name} or null`, isNullable: true };
}

/** A query that carries its declaration. The driver ignores it; the server's tests compare it with each result. */
export interface DeclaredQuery extends pg.QueryConfig<unknown[]> {
  columns: ColumnsOf<Record<string, unknown>>;
}

/**
 * Runs a raw statement that returns rows. The declaration gives the row's type and costs nothing per row: only the
 * server's tests compare it with the names, types and nulls that the database returns.
 */
export async function selectRows<Row>(tx: Tx, columns: ColumnsOf<Row>, statement: RawBuilder<unknown>): Promise<Row[]> {
  const { sql, parameters } = statement.compile(tx);
  const query: DeclaredQuery = { text: sql, values: [...parameters], columns };
  const { rows } = await clientOf(tx).query(query);
  return rows as Row[];
}

/** The first row of a raw statement; undefined when it returns none. */
export async function selectRow<Row>(
  tx: Tx,
  columns: ColumnsOf<Row>,
  statement: RawBuilder<unknown>,
): Promise<Row | undefined> {
  return (await selectRows(tx, columns, statement))[0];
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `prepared_${names.size}`;
  names.set(sql, name);
  return name;
}

/**
 * Runs a statement under a name, so that the server parses and plans it once for each connection: for what runs hundreds
 * of times a second. Through a pooler it runs without a name, because another server process wouldn't know it. The text must not depend on the values, because every text is remembered until the process ends.
 */
export async function selectPrepared<Row>(
  tx: Tx,
  columns: ColumnsOf<Row>,
  statement: RawBuilder<unknown>,
): Promise<Row[]> {
  const query = preparedQuery(columns, statement.compile(tx), contextOf(tx).keepsPrepared);
  const { rows } = await clientOf(tx).query(query);
  return rows as Row[];
}

/** A statement under its name, or without one where a name can't be kept. */
export function preparedQuery(
  columns: ColumnsOf<Record<string, unknown>>,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
  keepsPrepared: boolean,
): DeclaredQuery {
  return { ...(keepsPrepared && { name: nameOf(sql) }), text: sql, values: [...parameters], columns };
}

/**
 * Runs one statement outside a transaction, with no account in reach: for the functions of the schema that have rights of their
 * own. The text must not depend on the values.
 */
export type Ask = <Row>(columns: ColumnsOf<Row>, statement: RawBuilder<unknown>) => Promise<Row[]>;
