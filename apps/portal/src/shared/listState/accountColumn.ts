import type { TableColumn } from '@mailroom/design-system';

/** With several accounts, the account is among the last columns to give way: the same names occur in many of them. */
const PRIORITY = 2;

/** The columns of a list of one account, in which each row would name the same one, or of several accounts. */
export function withAccountColumn<Row>(
  columns: readonly TableColumn<Row>[],
  accountId: number | undefined,
): readonly TableColumn<Row>[] {
  if (accountId !== undefined) return columns.filter(({ id }) => id !== 'account_name');
  return columns.map((column) => (column.id === 'account_name' ? { ...column, priority: PRIORITY } : column));
}
