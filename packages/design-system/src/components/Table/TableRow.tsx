import { memo } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { cellText } from './cellText.ts';
import { TableCell } from './TableCell.tsx';
import { isNumeric, type TableColumn } from './tableColumns.ts';
import { asCell, asRow, asRowHeader } from './tableRoles.ts';

export interface TableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly TableColumn<Row>[];
  /** Place in the whole table, counted from 1 with the header. */
  rowIndex: number;
  href?: string | undefined;
  tone?: 'danger' | undefined;
  /** Undefined: rows can't be selected. */
  isSelected?: boolean | undefined;
  onSelect: (id: string, isOn: boolean) => void;
}

function Row<Data>({ row, id, columns, rowIndex, href, tone, isSelected, onSelect }: TableRowProps<Data>) {
  const texts = useTexts();
  const formats = useFormats();
  const first = columns[0];
  const rowName = first === undefined ? id : cellText(first, row, formats);
  const isSelectable = isSelected !== undefined;
  return (
    <tr
      {...asRow}
      aria-rowindex={rowIndex}
      data-row={id}
      data-tone={tone}
      {...(href !== undefined && { 'data-link': '' })}
      {...(isSelectable && { 'data-selectable': '' })}
      {...(isSelected && { 'data-selected': '' })}
    >
      {isSelectable && (
        <td {...asCell} data-kind="select">
          <label data-part="tick">
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={texts.selectRow(rowName)}
              onChange={(event) => onSelect(id, event.currentTarget.checked)}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(index === 0 ? asRowHeader : asCell)}
            data-kind={column.kind}
            data-label={column.header}
            {...(isNumeric(column) && { 'data-numeric': '' })}
          >
            <TableCell column={column} row={row} rowName={rowName} href={index === 0 ? href : undefined} />
          </Cell>
        );
      })}
    </tr>
  );
}

/** A new page renders its own rows only; a tick renders one. */
export const TableRow = memo(Row) as typeof Row;
