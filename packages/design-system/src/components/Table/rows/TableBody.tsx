import { Fragment, useCallback, useMemo, type ReactNode } from 'react';
import { isSelected } from '../selection/tableSelection.ts';
import { useTablePart } from '../tableContexts.ts';
import { LongRows } from './LongRows.tsx';
import { MoreRow } from './MoreRow.tsx';
import { TableRow } from './TableRow.tsx';

interface TableBodyProps {
  /** Rows on the pages before this one. Undefined: every row is in the document, and the browser counts them. */
  offset: number | undefined;
}

const NO_HEADINGS: readonly undefined[] = [];

/** The rows of the page. */
export function TableBody({ offset }: TableBodyProps) {
  const { rowId, rowHref, onRowAction, rowTone, rowHeading, renderMore, hasMore } = useTablePart('settings');
  const { roles, isGrid } = useTablePart('columns');
  const { page, opened, isVirtual, tree } = useTablePart('rows');
  const { selection } = useTablePart('selection');
  const openedIndexes = useMemo(() => {
    const ids = new Set(opened);
    return new Set(ids.size === 0 ? [] : page.flatMap((row, index) => (ids.has(rowId(row)) ? [index] : [])));
  }, [opened, page, rowId]);
  const idAt = useCallback((index: number) => (page[index] === undefined ? '' : rowId(page[index])), [page, rowId]);
  function renderRow(index: number, onHeight?: (id: string, height: number) => void): ReactNode {
    const row = page[index];
    if (row === undefined) return null;
    const node = tree?.lineAt(index);
    const rowIndex = offset === undefined ? undefined : offset + index + 2;
    if (node?.draw) return node.draw(rowIndex, index);
    const id = rowId(row);
    const isOpen = renderMore && (hasMore?.(row) === false ? null : opened.includes(id));
    const line = (
      <TableRow
        key={id}
        row={row}
        id={id}
        node={node}
        rowIndex={rowIndex}
        gridRow={isGrid ? index : undefined}
        href={rowHref?.(row)}
        hasAction={onRowAction !== undefined}
        tone={rowTone?.(row)}
        isSelected={selection && isSelected(selection, id)}
        isOpen={isOpen}
      />
    );
    if (renderMore === undefined) return line;
    // The same elements whether it is open or closed. Otherwise opening would replace the row and lose its focus.
    return (
      <Fragment key={id}>
        {line}
        {isOpen && (
          <MoreRow id={id} onHeight={onHeight}>
            {renderMore(row)}
          </MoreRow>
        )}
      </Fragment>
    );
  }
  if (isVirtual) return <LongRows count={page.length} {...{ openedIndexes, idAt, renderRow }} />;
  const headings = rowHeading ? page.map(rowHeading) : NO_HEADINGS;
  return (
    <tbody {...roles.rowGroup}>
      {page.flatMap((_, index) => {
        const heading = headings[index];
        if (heading === undefined || heading === headings[index - 1]) return [renderRow(index)];
        return [<HeadingRow key={`heading ${index}`} heading={heading} />, renderRow(index)];
      })}
    </tbody>
  );
}

/** Heads the rows below it. The keyboard passes it, because nothing can be done with it. */
function HeadingRow({ heading }: { heading: string }) {
  const { roles, leads, placed } = useTablePart('columns');
  return (
    <tr {...roles.row} data-heading="" data-plain="">
      <td {...roles.cell} tabIndex={undefined} colSpan={leads.length + placed.length} data-kind="heading">
        {heading}
      </td>
    </tr>
  );
}
