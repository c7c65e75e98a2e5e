import { useEffect, useRef } from 'react';
import { useTexts } from '../../provider/useTexts.ts';
import { ArrowDownIcon } from '../Icon/ArrowDownIcon.ts';
import { ArrowUpIcon } from '../Icon/ArrowUpIcon.ts';
import { InfoIcon } from '../Icon/InfoIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isNumeric, type TableColumn } from './tableColumns.ts';
import type { PageSelection } from './tableSelection.ts';
import type { TableSort } from './tableState.ts';
import { asCell, asColumnHeader, asRow, asRowGroup } from './tableRoles.ts';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: readonly TableSort[];
  onSort: (id: string, isAdding: boolean) => void;
  /** Undefined: rows can't be selected. */
  selected: PageSelection | undefined;
  onSelectPage: (isOn: boolean) => void;
}

export function TableHead<Row>({ columns, sort, onSort, selected, onSelectPage }: TableHeadProps<Row>) {
  const texts = useTexts();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <thead {...asRowGroup}>
      <tr {...asRow} aria-rowindex={1} data-plain="">
        {selected !== undefined && (
          <td {...asCell} data-kind="select">
            <label data-part="tick">
              <input
                ref={box}
                type="checkbox"
                checked={selected === 'all'}
                aria-label={texts.selectPage}
                onChange={() => onSelectPage(selected !== 'all')}
              />
            </label>
          </td>
        )}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  column: TableColumn<Row>;
  sort: readonly TableSort[];
  onSort: (id: string, isAdding: boolean) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const place = sort.findIndex((entry) => entry.id === column.id);
  const direction = sort[place]?.direction;
  const ariaSort = direction === undefined ? 'none' : direction === 1 ? 'ascending' : 'descending';
  const SortIcon = direction === -1 ? ArrowDownIcon : ArrowUpIcon;
  return (
    <th
      {...asColumnHeader}
      data-kind={column.kind}
      {...(column.isSortable && { 'aria-sort': ariaSort })}
      {...(isNumeric(column) && { 'data-numeric': '' })}
    >
      {column.isSortable ? (
        <button type="button" onClick={(event) => onSort(column.id, event.shiftKey)}>
          <span data-text="">{column.header}</span>
          <SortIcon size={12} data-idle={direction === undefined ? '' : undefined} />
          {sort.length > 1 && place >= 0 && <span data-part="place">{place + 1}</span>}
        </button>
      ) : (
        <span data-text="" data-part={column.kind === 'actions' ? 'hidden' : undefined}>
          {column.header}
        </span>
      )}
      {column.hint !== undefined && <IconButton label={column.hint} icon={<InfoIcon size={14} />} size="small" />}
    </th>
  );
}
