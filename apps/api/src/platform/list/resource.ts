import type { RawBuilder } from 'kysely';
import type { ColumnsOf } from '../database/statement.ts';
import type { Tx } from '../database/tx.ts';

export type FieldType = 'integer' | 'text' | 'boolean' | 'timestamp' | 'date';

/**
 * `filter`: the expression to filter by where it isn't the one to sort by (sorted by lower-cased text, filtered as it is).
 * `where`: for a row with several values (a user's accounts), any of which may match. It gets what a column is compared with,
 * one value or `any(…)` of several, and the values. `read`: for a filter whose text stands for
 * another value (a label for its key).
 */
interface ListField {
  sql: RawBuilder<unknown>;
  type: FieldType;
  filter?: RawBuilder<unknown>;
  where?: (operand: RawBuilder<unknown>, values: readonly unknown[]) => RawBuilder<boolean>;
  read?: (text: string) => string;
}

/** How one kind of record is read. `listRows` adds filters, search, order, page and total. */
export interface Resource<Row> {
  /** The names and types of `columns`. */
  row: ColumnsOf<Row>;
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  /** The last order of every page, so that pages neither skip nor repeat a row. */
  id: RawBuilder<unknown>;
  fields: Readonly<Record<string, ListField>>;
  /** Text search per searchable field; without one, `listRows` matches the field's lower-cased text literally. */
  search?: Readonly<Record<string, (tx: Tx, text: string) => RawBuilder<boolean>>>;
  /** Which rows the actor reaches, `inScope(tx, sql.ref('c.account_id'))` for a tenant's table. */
  scope: (tx: Tx) => RawBuilder<boolean>;
  /** The row's account, for large lists: a page over several accounts is then merged from a page of each. */
  account?: RawBuilder<unknown>;
}

export interface ListPage<Row> {
  objects: Row[];
  total_rows: number;
}
