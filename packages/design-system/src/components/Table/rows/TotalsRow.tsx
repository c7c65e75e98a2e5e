import { useMemo } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { useTablePart } from '../tableContexts.ts';
import { LeadCells } from './LeadCells.tsx';
import { totalText } from '../cells/totalText.ts';

interface TotalsRowProps {
  /** Place in the whole table, counted from 1 with the header. Undefined when every row is in the document. */
  rowIndex: number | undefined;
}

/** The totals of the rows. They stay at the foot of the table while the rows scroll. */
export function TotalsRow({ rowIndex }: TotalsRowProps) {
  const { totals } = useTablePart('settings');
  const { placed, roles, isGrid } = useTablePart('columns');
  const { page, matching } = useTablePart('rows');
  const texts = useTableTexts();
  const formats = useFormats();
  const values = useMemo(() => (typeof totals === 'function' ? totals(matching()) : totals), [totals, matching]);
  return (
    <tfoot {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={rowIndex} data-grid-row={isGrid ? page.length : undefined} data-plain="">
        <LeadCells roles={roles} />
        {placed.map(({ column, isName, cell }) => {
          const Cell = isName ? 'th' : 'td';
          const text = totalText(column, values?.[column.id], formats) || (isName ? texts.total : '');
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
