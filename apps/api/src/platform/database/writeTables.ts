import type { Column } from './introspect.ts';

const types: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  'double precision': 'number',
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  date: 'string',
  bytea: 'Buffer',
  jsonb: 'Json',
  'text[]': 'string[]',
  'timestamp with time zone': 'Timestamp',
};

const HEADER = `// Written by \`npm run generate\` from the migrated schema; a test fails when it is stale.
import type { ColumnType } from 'kysely';

/** The database gives a value when the insert doesn't. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** Only the database gives the value; an insert or update may not. */
export type GeneratedAlways<T> =
  T extends ColumnType<infer Read> ? ColumnType<Read, never, never> : ColumnType<T, never, never>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** Written as text (JSON.stringify): the driver would turn a JavaScript array into a PostgreSQL one. */
export type Json = ColumnType<unknown, string, string>;
`;

function pascal(name: string): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function typeOf(column: Column): string {
  const base = types[column.type];
  if (!base) throw new Error(`${column.table}.${column.name}: no TypeScript type for ${column.type}`);
  const value = column.isNullable ? `${base} | null` : base;
  if (column.isAlways) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

/** The table types as TypeScript. */
export function writeTables(columns: readonly Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(
    ([table, own]) =>
      `export interface ${pascal(table)} {\n${own.map((column) => `  ${column.name}: ${typeOf(column)};`).join('\n')}\n}\n`,
  );
  const names = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`);
  return `${HEADER}\n${interfaces.join('\n')}\nexport interface DB {\n${names.join('\n')}\n}\n`;
}
