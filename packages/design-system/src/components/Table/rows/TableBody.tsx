import { Fragment, useCallback, useMemo, type ReactNode, type RefObject } from 'react';
import type { PlacedColumn } from '../columns/columnLayout.ts';
import { LongRows } from './LongRows.tsx';
import { MoreRow } from './MoreRow.tsx';
import type { TableRoles } from '../keyboard/tableRoles.ts';
import { TableRow } from './TableRow.tsx';
import { isSelected, type TableSelection } from '../selection/tableSelection.ts';

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  placed: readonly PlacedColumn<Row>[];
  roles: TableRoles;
  isGrid: boolean;
  isLeadPinned: boolean;
  leadCount: number;
  /** Rows on the pages before this one. Undefined: all there are stand here, and nobody has to be told their places. */
  offset: number | undefined;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowTone: ((row: Row) => 'danger' | undefined) | undefined;
  selection: TableSelection | undefined;
  onSelect: (id: string, isOn: boolean, isRange: boolean) => void;
  renderMore: ((row: Row) => ReactNode) | undefined;
  hasMore: ((row: Row) => boolean) | undefined;
  opened: readonly string[];
  onOpen: (id: string, isOpen: boolean) => void;
  /** Only the rows in sight are in the document. */
  isVirtual: boolean;
  scroller: RefObject<HTMLDivElement | null>;
  scrollToRow: RefObject<((row: number) => void) | undefined>;
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowId, placed, roles, isGrid, leadCount, offset, selection, renderMore, hasMore, opened } = props;
  const openedIndexes = useMemo(() => {
    const ids = new Set(opened);
    return new Set(ids.size === 0 ? [] : rows.flatMap((row, index) => (ids.has(rowId(row)) ? [index] : [])));
  }, [opened, rows, rowId]);
  const idAt = useCallback((index: number) => (rows[index] === undefined ? '' : rowId(rows[index])), [rows, rowId]);
  function renderRow(index: number, onHeight?: (id: string, height: number) => void): ReactNode {
    const row = rows[index];
    if (row === undefined) return null;
    const id = rowId(row);
    const isOpen = renderMore && (hasMore?.(row) === false ? null : opened.includes(id));
    const line = (
      <TableRow
        key={id}
        row={row}
        id={id}
        placed={placed}
        roles={roles}
        rowIndex={offset === undefined ? undefined : offset + index + 2}
        gridRow={isGrid ? index : undefined}
        href={props.rowHref?.(row)}
        tone={props.rowTone?.(row)}
        isLeadPinned={props.isLeadPinned}
        isSelected={selection && isSelected(selection, id)}
        onSelect={props.onSelect}
        isOpen={isOpen}
        onOpen={props.onOpen}
      />
    );
    if (renderMore === undefined) return line;
    // The same parts whether it is open or not: else the row would be a new one, and the focus in it gone.
    return (
      <Fragment key={id}>
        {line}
        {isOpen && (
          <MoreRow id={id} roles={roles} columnCount={leadCount + placed.length} onHeight={onHeight}>
            {renderMore(row)}
          </MoreRow>
        )}
      </Fragment>
    );
  }
  if (props.isVirtual) {
    return (
      <LongRows
        count={rows.length}
        roles={roles}
        scroller={props.scroller}
        scrollToRow={props.scrollToRow}
        openedIndexes={openedIndexes}
        idAt={idAt}
        renderRow={renderRow}
      />
    );
  }
  return <tbody {...roles.rowGroup}>{rows.map((_, index) => renderRow(index))}</tbody>;
}
