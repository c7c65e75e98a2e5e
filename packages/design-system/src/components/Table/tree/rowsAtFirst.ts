import { withValues } from '../columns/tableColumns.ts';
import type { TableProps } from '../tableProps.ts';

/** How many rows a tree or groups show before the reader opens or closes any. Undefined: the rows are not known yet. */
export function rowsAtFirst(props: TableProps<object>): number | undefined {
  const { columns, rows, rowId, rowChildren, groupBy, opened } = props;
  if (!rows) return undefined;
  if (groupBy !== undefined) {
    const column = withValues(columns).find(({ id }) => id === groupBy);
    const groups = new Set(rows.map((row) => JSON.stringify(column?.value(row))));
    return groups.size + (opened ? 0 : rows.length);
  }
  // The loop meets what is added in it, and a row that was already met only once.
  const met = new Set(rows);
  for (const row of met) if (opened?.includes(rowId(row))) rowChildren?.(row)?.forEach((child) => met.add(child));
  return met.size;
}
