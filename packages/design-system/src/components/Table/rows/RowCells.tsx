import { memo, type ReactNode } from 'react';
import { useFormats } from '../../../provider/useFormats.ts';
import type { PlacedColumn } from '../columns/columnLayout.ts';
import { plainMarks, plainWords } from '../cells/plainWords.ts';
import { TableCell } from '../cells/TableCell.tsx';
import type { TableRoles } from '../keyboard/tableRoles.ts';

interface RowCellsProps<Row> {
  row: Row;
  rowName: string;
  placed: readonly PlacedColumn<Row>[];
  roles: TableRoles;
  href: string | undefined;
}

function Cells<Row>({ row, rowName, placed, roles, href }: RowCellsProps<Row>): ReactNode {
  const formats = useFormats();
  return placed.map((place) => {
    const { column, isName, cell } = place;
    const Cell = isName ? 'th' : 'td';
    const link = isName ? href : undefined;
    const words = link === undefined ? plainWords(place, row, formats) : undefined;
    return (
      <Cell
        key={column.id}
        {...(isName ? roles.rowHeader : roles.cell)}
        {...cell}
        {...(words !== undefined && plainMarks(place, row))}
      >
        {words ?? <TableCell column={column} row={row} rowName={rowName} href={link} />}
      </Cell>
    );
  });
}

/** Apart from their row, whose place and tick change while they don't: a sort moves rows and renders no cell. */
export const RowCells = memo(Cells) as typeof Cells;
