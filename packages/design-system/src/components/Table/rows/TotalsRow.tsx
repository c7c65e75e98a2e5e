import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import type { CellFormats } from '../cells/cellText.ts';
import type { PlacedColumn } from '../columns/columnLayout.ts';
import { LeadCells } from './LeadCells.tsx';
import type { TableColumn, TableMoney } from '../columns/tableColumns.ts';
import type { TableRoles } from '../keyboard/tableRoles.ts';

/** Values by column id. A number is written as its column writes numbers. */
export type TableTotals = Readonly<Record<string, string | number | TableMoney | undefined>>;

interface TotalsRowProps<Row> {
  totals: TableTotals;
  placed: readonly PlacedColumn<Row>[];
  roles: TableRoles;
  leads: readonly number[];
  isLeadPinned: boolean;
  /** Place in the whole table, counted from 1 with the header; undefined where all rows are in the document. */
  rowIndex: number | undefined;
  /** Place among the rows of the grid; undefined in a plain table. */
  gridRow: number | undefined;
}

function words<Row>(column: TableColumn<Row>, value: TableTotals[string], formats: CellFormats): string {
  if (typeof value === 'number') return formats.number(value, column.kind === 'number' ? column.options : undefined);
  if (typeof value === 'object')
    return formats.number(value.cents / 100, { style: 'currency', currency: value.currency });
  return value ?? '';
}

/** What the rows come to, in sight at the table's foot while they scroll. */
export function TotalsRow<Row>({ totals, placed, roles, leads, isLeadPinned, rowIndex, gridRow }: TotalsRowProps<Row>) {
  const texts = useTableTexts();
  const formats = useFormats();
  return (
    <tfoot {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={rowIndex} data-grid-row={gridRow} data-plain="">
        <LeadCells count={leads.length} roles={roles} isPinned={isLeadPinned} />
        {placed.map(({ column, isName, cell }) => {
          const Cell = isName ? 'th' : 'td';
          const text = words(column, totals[column.id], formats) || (isName ? texts.total : '');
          return (
            <Cell key={column.id} {...(isName ? roles.rowHeader : roles.cell)} {...cell} data-kind="total">
              <span data-text="">{text}</span>
            </Cell>
          );
        })}
      </tr>
    </tfoot>
  );
}
