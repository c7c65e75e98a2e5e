import { lazy, Suspense } from 'react';
import { ArrowDownIcon } from '../../Icon/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../../Icon/ArrowUpIcon.ts';
import { ChevronsUpDownIcon } from '../../Icon/ChevronsUpDownIcon.ts';
import { InfoIcon } from '../../Icon/InfoIcon.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { leadPin } from './leadPin.ts';
import { SelectPage } from '../selection/SelectPage.tsx';
import { nextSort, withSort } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';
import type { PlacedColumn } from './columnLayout.ts';
import { headerBelowGroup } from './tableColumns.ts';

// Few tables have groups of columns.
const ColumnGroups = lazy(() => import('./ColumnGroups.tsx'));

interface TableHeadProps {
  /** Place in the whole table, counted from 1. Undefined when every row is in the document. */
  rowIndex: number | undefined;
}

/** The row of headers. Cards hide it: screen readers still read its words, but nothing in it takes the focus. */
export function TableHead({ rowIndex }: TableHeadProps) {
  const { selection, renderMore } = useTablePart('settings');
  const { placed, roles, isGrid, isLeadPinned, hasGroups } = useTablePart('columns');
  const { isCards } = useTablePart('layout');
  return (
    <thead {...roles.rowGroup}>
      {hasGroups && (
        <Suspense fallback={<tr aria-hidden style={{ blockSize: 28 }} />}>
          <ColumnGroups />
        </Suspense>
      )}
      <tr {...roles.row} aria-rowindex={rowIndex} data-grid-row={isGrid ? -1 : undefined} data-plain="">
        {selection !== undefined && (
          <td {...roles.cell} data-kind="select" {...leadPin(isLeadPinned, 0)}>
            {!isCards && <SelectPage />}
          </td>
        )}
        {renderMore !== undefined && (
          <td {...roles.cell} data-kind="lead" {...leadPin(isLeadPinned, selection === undefined ? 0 : 1)} />
        )}
        {placed.map((place) => (
          <HeaderCell key={place.column.id} place={place} />
        ))}
      </tr>
    </thead>
  );
}

function HeaderCell({ place: { column, cell } }: { place: PlacedColumn<object> }) {
  const { roles, canArrange } = useTablePart('columns');
  const { isCards } = useTablePart('layout');
  const { state, onState } = useTablePart('state');
  const { sort } = state;
  const words = headerBelowGroup(column);
  const rank = sort.findIndex((entry) => entry.id === column.id);
  const direction = sort[rank]?.direction;
  const ariaSort = direction === undefined ? 'none' : direction === 1 ? 'ascending' : 'descending';
  const SortIcon = direction === undefined ? ChevronsUpDownIcon : direction === 1 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      {...roles.columnHeader}
      {...cell}
      aria-label={column.group ? column.header : undefined}
      {...(column.isSortable && { 'aria-sort': ariaSort })}
    >
      {column.isSortable && !isCards ? (
        <button type="button" onClick={(event) => onState(withSort(state, nextSort(sort, column.id, event.shiftKey)))}>
          <span data-text="">{words}</span>
          <SortIcon size={12} data-idle={direction === undefined ? '' : undefined} />
          {sort.length > 1 && rank >= 0 && <span data-part="place">{rank + 1}</span>}
        </button>
      ) : (
        <span data-text="" data-part={column.kind === 'actions' ? 'hidden' : undefined}>
          {words}
        </span>
      )}
      {column.hint !== undefined && !isCards && (
        <IconButton label={column.hint} icon={<InfoIcon size={14} />} size="small" />
      )}
      {/* Only for the pointer. The keyboard sets widths in the Columns panel, and on the headers of a grid. */}
      {canArrange && <span data-part="resize" aria-hidden />}
    </th>
  );
}
