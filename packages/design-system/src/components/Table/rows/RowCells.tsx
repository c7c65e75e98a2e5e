import { memo, type ReactNode } from 'react';
import { useFormats } from '../../../provider/useFormats.ts';
import { plainMarks, plainWords } from '../cells/plainWords.ts';
import { TableCell } from '../cells/TableCell.tsx';
import { isEditable } from '../columns/tableColumns.ts';
import { useTablePart } from '../tableContexts.ts';

interface RowCellsProps {
  row: object;
  rowName: string;
  href: string | undefined;
  hasAction: boolean;
  /** Drawn before the name. */
  opener: ReactNode;
}

function Cells({ row, rowName, href, hasAction, opener }: RowCellsProps): ReactNode {
  const { placed, roles } = useTablePart('columns');
  const { onRow } = useTablePart('handles');
  const formats = useFormats();
  return placed.map((place) => {
    const { column, isName, cell } = place;
    const Cell = isName ? 'th' : 'td';
    const link = isName ? (href ?? (hasAction ? () => onRow(row) : undefined)) : undefined;
    const before = isName && opener;
    const words = link === undefined && !before ? plainWords(place, row, formats) : undefined;
    return (
      <Cell
        key={column.id}
        {...(isName ? roles.rowHeader : roles.cell)}
        {...cell}
        // Without it, the name of the row would also have the names of its buttons.
        aria-label={isName && (before || isEditable(column)) ? rowName : undefined}
        {...(words !== undefined && plainMarks(place, row))}
      >
        {before}
        {words ?? <TableCell column={column} row={row} rowName={rowName} link={link} />}
      </Cell>
    );
  });
}

/** Memoised apart from the row, whose place and checkbox change more often: a sort moves rows and renders no cell. */
export const RowCells = memo(Cells);
