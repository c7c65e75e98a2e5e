import pg from 'pg';
import type { ColumnsOf } from '../../platform/database/statement.ts';

export interface Result {
  fields: readonly { name: string; dataTypeID: number }[];
  rows: readonly Readonly<Record<string, unknown>>[];
}

const typeNames = new Map(Object.entries(pg.types.builtins).map(([name, oid]) => [oid, name.toLowerCase()]));

function typeName(oid: number): string {
  return `${typeNames.get(oid) ?? 'type'} (${oid})`;
}

/** Compares the declaration of a statement with its result. Returns a sentence for each column that differs. */
export function disagreements(columns: ColumnsOf<Record<string, unknown>>, { fields, rows }: Result): string[] {
  const found: string[] = [];
  const returned = new Map<string, number>();
  for (const { name, dataTypeID } of fields) {
    if (returned.has(name)) found.push(`column '${name}' is returned twice`);
    returned.set(name, dataTypeID);
    const declared = columns[name];
    if (!declared) found.push(`column '${name}' is not declared; the database returns ${typeName(dataTypeID)}`);
    else if (!declared.oids.includes(dataTypeID))
      found.push(`column '${name}' is declared ${declared.name}; the database returns ${typeName(dataTypeID)}`);
  }
  for (const [name, { name: declared, isNullable }] of Object.entries(columns)) {
    if (!returned.has(name)) found.push(`column '${name}' is declared ${declared}; the database doesn't return it`);
    else if (!isNullable && rows.some((row) => row[name] === null))
      found.push(`column '${name}' is declared ${declared}; the database returns null`);
  }
  return found;
}
