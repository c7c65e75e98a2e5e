import { memo } from 'react';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { useFormats } from '../../../provider/useFormats.ts';
import { ChevronRightIcon } from '../../Icon/ChevronRightIcon.ts';
import { cellText } from '../cells/cellText.ts';
import { useTablePart } from '../tableContexts.ts';
import { leadPin } from '../columns/leadPin.ts';
import type { TableRowTone } from '../tableProps.ts';
import type { TreeLine } from '../tree/tableTree.ts';
import { RowCells } from './RowCells.tsx';

interface TableRowProps {
  row: object;
  id: string;
  /** Where the row is in a tree. */
  node: TreeLine | undefined;
  /** Place in the whole table, counted from 1 with the header. Undefined when every row is in the document. */
  rowIndex: number | undefined;
  /** Place on the page, counted from 0. Undefined in a plain table. */
  gridRow: number | undefined;
  href: string | undefined;
  /** Whether a click on the row does something other than following a link. */
  hasAction: boolean;
  tone: TableRowTone | undefined;
  /** Undefined: rows can't be selected. */
  isSelected: boolean | undefined;
  /** Undefined: rows can't be opened. Null: this row has nothing to open. */
  isOpen: boolean | null | undefined;
}

function Row({ row, id, node, rowIndex, gridRow, href, hasAction, tone, isSelected, isOpen }: TableRowProps) {
  const { placed, roles, isLeadPinned } = useTablePart('columns');
  const { onSelect, onOpen } = useTablePart('handles');
  const texts = useTableTexts();
  const formats = useFormats();
  const name = placed.find((place) => place.isName);
  const rowName = name === undefined ? id : cellText(name.column, row, formats);
  const isSelectable = isSelected !== undefined;
  return (
    <tr
      {...roles.row}
      {...node?.row}
      aria-rowindex={rowIndex}
      data-row={id}
      data-grid-row={gridRow}
      data-tone={tone}
      {...((href !== undefined || hasAction) && { 'data-link': '' })}
      {...(isSelectable && { 'data-selectable': '' })}
      {...(isSelected && { 'data-selected': '' })}
      {...(isSelectable && gridRow !== undefined && { 'aria-selected': isSelected })}
    >
      {isSelectable && (
        <td {...roles.cell} data-kind="select" {...leadPin(isLeadPinned, 0)}>
          <label data-part="tick">
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={texts.selectRow(rowName)}
              onChange={(event) =>
                onSelect(id, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
              }
            />
          </label>
        </td>
      )}
      {isOpen !== undefined && (
        <td {...roles.cell} data-kind="open" {...leadPin(isLeadPinned, isSelectable ? 1 : 0)}>
          {isOpen !== null && (
            <button
              type="button"
              data-part="open-row"
              aria-expanded={isOpen}
              aria-label={texts.moreOf(rowName)}
              onClick={() => onOpen(id, !isOpen)}
            >
              <ChevronRightIcon size={14} />
            </button>
          )}
        </td>
      )}
      <RowCells row={row} rowName={rowName} href={href} hasAction={hasAction} opener={node?.opener} />
    </tr>
  );
}

/** Memoised: another page renders only its new rows, and ticking a row renders only that row. */
export const TableRow = memo(Row);
