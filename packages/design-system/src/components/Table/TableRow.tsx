import { memo } from 'react';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { useFormats } from '../../provider/useFormats.ts';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.ts';
import { cellText } from './cellText.ts';
import type { PlacedColumn } from './columnLayout.ts';
import { leadPin } from './LeadCells.tsx';
import { RowCells } from './RowCells.tsx';
import type { TableRoles } from './tableRoles.ts';

export interface TableRowProps<Row> {
  row: Row;
  id: string;
  placed: readonly PlacedColumn<Row>[];
  roles: TableRoles;
  /** Place in the whole table, counted from 1 with the header; undefined where all rows are in the document. */
  rowIndex: number | undefined;
  /** Place on the page, counted from 0; undefined in a plain table. */
  gridRow: number | undefined;
  href: string | undefined;
  tone: 'danger' | undefined;
  isLeadPinned: boolean;
  /** Undefined: rows can't be selected. */
  isSelected: boolean | undefined;
  onSelect: (id: string, isOn: boolean, isRange: boolean) => void;
  /** Undefined: rows can't be opened; null: this one has no more. */
  isOpen: boolean | null | undefined;
  onOpen: (id: string, isOpen: boolean) => void;
}

function Row<Data>(props: TableRowProps<Data>) {
  const { row, id, placed, roles, rowIndex, gridRow, href, tone, isLeadPinned, isSelected, isOpen } = props;
  const texts = useTableTexts();
  const formats = useFormats();
  const name = placed.find((place) => place.isName);
  const rowName = name === undefined ? id : cellText(name.column, row, formats);
  const isSelectable = isSelected !== undefined;
  return (
    <tr
      {...roles.row}
      aria-rowindex={rowIndex}
      data-row={id}
      data-grid-row={gridRow}
      data-tone={tone}
      {...(href !== undefined && { 'data-link': '' })}
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
                props.onSelect(id, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
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
              onClick={() => props.onOpen(id, !isOpen)}
            >
              <ChevronRightIcon size={14} />
            </button>
          )}
        </td>
      )}
      <RowCells row={row} rowName={rowName} placed={placed} roles={roles} href={href} />
    </tr>
  );
}

/** A new page renders its own rows only; a tick renders one. */
export const TableRow = memo(Row) as typeof Row;
