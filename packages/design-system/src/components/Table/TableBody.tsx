import { lazy, Suspense, type ReactNode, type RefObject } from 'react';
import { isSelected, type TableSelection } from './tableSelection.ts';
import type { TableColumn } from './tableColumns.ts';
import { TableRow } from './TableRow.tsx';
import { asRowGroup } from './tableRoles.ts';

// Most tables have a page of ten; the windowing arrives with the first long one.
const VirtualRows = lazy(() => import('./VirtualRows.tsx'));

/** More rows than this and only those in sight are in the document. */
export const VIRTUAL_FROM = 200;

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  /** Rows on the pages before this one. */
  offset: number;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowTone?: ((row: Row) => 'danger' | undefined) | undefined;
  selection: TableSelection | undefined;
  onSelect: (id: string, isOn: boolean) => void;
  scroller: RefObject<HTMLDivElement | null>;
  isScrollable: boolean;
}

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowId, columns, offset, rowHref, rowTone, selection, onSelect, isScrollable } = props;
  function renderRow(row: Row | undefined, index: number): ReactNode {
    if (row === undefined) return null;
    const id = rowId(row);
    return (
      <TableRow
        key={id}
        row={row}
        id={id}
        columns={columns}
        rowIndex={offset + index + 2}
        href={rowHref?.(row)}
        tone={rowTone?.(row)}
        isSelected={selection && isSelected(selection, id)}
        onSelect={onSelect}
      />
    );
  }
  if (isScrollable && rows.length > VIRTUAL_FROM) {
    return (
      <Suspense fallback={<tbody {...asRowGroup}>{rows.slice(0, 20).map(renderRow)}</tbody>}>
        <VirtualRows
          count={rows.length}
          scroller={props.scroller}
          renderRow={(index) => renderRow(rows[index], index)}
        />
      </Suspense>
    );
  }
  return <tbody {...asRowGroup}>{rows.map(renderRow)}</tbody>;
}
