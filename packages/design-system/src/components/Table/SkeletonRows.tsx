import { isNumeric, type TableColumn } from './tableColumns.ts';
import { asCell, asRow, asRowGroup } from './tableRoles.ts';

interface SkeletonRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
  hasSelection: boolean;
}

// Uneven on purpose: equal bars look like a form.
const LENGTHS = ['70%', '54%', '82%', '62%', '48%'];

/** Rows of the same height and columns as the data that is on its way. */
export function SkeletonRows<Row>({ columns, count, hasSelection }: SkeletonRowsProps<Row>) {
  return (
    <tbody {...asRowGroup} aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} {...asRow} data-plain="">
          {hasSelection && <td {...asCell} data-kind="select" />}
          {columns.map((column, index) => (
            <td
              key={column.id}
              {...asCell}
              data-kind={column.kind}
              data-label={column.header}
              {...(isNumeric(column) && { 'data-numeric': '' })}
            >
              <span data-part="bone" style={{ inlineSize: LENGTHS[(row * 2 + index) % LENGTHS.length] }} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
