import type { TableColumn } from '@mailroom/design-system';

/**
 * With several accounts, the account gives way late, because the same names occur in many of them; but before what a
 * list is read for, of which a phone shows two values.
 */
const PRIORITY = 3;

/** The columns of a list of one account, in which each row would name the same one, or of several accounts. */
export function withAccountColumn<Row>(
  columns: readonly TableColumn<Row>[],
  accountId: number | undefined,
): readonly TableColumn<Row>[] {
  if (accountId !== undefined) return columns.filter(({ id }) => id !== 'account_name');
  return columns.map((column) => (column.id === 'account_name' ? { ...column, priority: PRIORITY } : column));
}
