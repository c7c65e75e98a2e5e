import { ArrowDownIcon } from '../../Icon/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../../Icon/ArrowUpIcon.ts';
import { InfoIcon } from '../../Icon/InfoIcon.ts';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { PlacedColumn } from './columnLayout.ts';
import { leadPin } from '../rows/LeadCells.tsx';
import { SelectPage } from '../selection/SelectPage.tsx';
import type { TableRoles } from '../keyboard/tableRoles.ts';
import type { PageSelection } from '../selection/tableSelection.ts';
import type { TableSort } from '../state/tableState.ts';

interface TableHeadProps<Row> {
  placed: readonly PlacedColumn<Row>[];
  /** Place in the whole table, counted from 1; undefined where all rows are in the document. */
  rowIndex: number | undefined;
  roles: TableRoles;
  isGrid: boolean;
  isLeadPinned: boolean;
  sort: readonly TableSort[];
  onSort: (id: string, isAdding: boolean) => void;
  /** Undefined: rows can't be selected. */
  selected: PageSelection | undefined;
  onSelectPage: (isOn: boolean) => void;
  /** Rows can be opened: their column has a head without words. */
  hasOpener: boolean;
  /** Columns can be pulled wider. */
  canArrange: boolean;
  /** Nobody sees the head then: it keeps its words for readers, and nothing that takes the focus. */
  isCards: boolean;
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { placed, roles, isGrid, isLeadPinned, selected, onSelectPage, hasOpener } = props;
  return (
    <thead {...roles.rowGroup}>
      <tr {...roles.row} aria-rowindex={props.rowIndex} data-grid-row={isGrid ? -1 : undefined} data-plain="">
        {selected !== undefined && (
          <td {...roles.cell} data-kind="select" {...leadPin(isLeadPinned, 0)}>
            {!props.isCards && <SelectPage selected={selected} onSelectPage={onSelectPage} />}
          </td>
        )}
        {hasOpener && (
          <td {...roles.cell} data-kind="lead" {...leadPin(isLeadPinned, selected === undefined ? 0 : 1)} />
        )}
        {placed.map((place) => (
          <HeaderCell key={place.column.id} {...props} place={place} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> extends TableHeadProps<Row> {
  place: PlacedColumn<Row>;
}

function HeaderCell<Row>({ place, roles, sort, onSort, canArrange, isCards }: HeaderCellProps<Row>) {
  const { column, cell } = place;
  const rank = sort.findIndex((entry) => entry.id === column.id);
  const direction = sort[rank]?.direction;
  const ariaSort = direction === undefined ? 'none' : direction === 1 ? 'ascending' : 'descending';
  const SortIcon = direction === -1 ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th {...roles.columnHeader} {...cell} data-column={column.id} {...(column.isSortable && { 'aria-sort': ariaSort })}>
      {column.isSortable && !isCards ? (
        <button type="button" onClick={(event) => onSort(column.id, event.shiftKey)}>
          <span data-text="">{column.header}</span>
          <SortIcon size={12} data-idle={direction === undefined ? '' : undefined} />
          {sort.length > 1 && rank >= 0 && <span data-part="place">{rank + 1}</span>}
        </button>
      ) : (
        <span data-text="" data-part={column.kind === 'actions' ? 'hidden' : undefined}>
          {column.header}
        </span>
      )}
      {column.hint !== undefined && !isCards && (
        <IconButton label={column.hint} icon={<InfoIcon size={14} />} size="small" />
      )}
      {/* For the pointer alone: the keyboard sets widths in the Columns panel, and on the header of a grid. */}
      {canArrange && <span data-part="resize" aria-hidden />}
    </th>
  );
}
