import type { ReactNode } from 'react';
import { useDesign } from '../../provider/DesignContext.ts';
import { Button } from '../Button/Button.tsx';
import { Pill } from '../Pill/Pill.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { TableColumn } from './tableColumns.ts';
import { chipText, type TableFilter } from './tableFilters.ts';
import { TableSearch } from './TableSearch.tsx';
import { withFilter, withoutFilters, withSearch, withSort, type TableState } from './tableState.ts';
import { ToolbarRoot } from './TableToolbar.styles.ts';

interface TableToolbarProps<Row> {
  columns: readonly TableColumn<Row>[];
  gaveWay: readonly string[];
  filters: readonly TableFilter<Row>[];
  searchLabel: string | undefined;
  hasColumnMenu: boolean;
  /** Headers can't be pressed where rows are cards. */
  hasSortMenu: boolean;
  /** A server is asked once the reader pauses; client data answers at once. */
  isServer: boolean;
  state: TableState;
  onState: (state: TableState) => void;
  children?: ReactNode;
}

/** Search, filters with their chips, and what else acts on the whole table. Not there when it would be empty. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, gaveWay, filters, searchLabel, hasColumnMenu, hasSortMenu, isServer, state, onState, children } =
    props;
  const { texts } = useDesign();
  const chosen = filters.filter((filter) => (state.filters[filter.id]?.length ?? 0) > 0);
  const isEmpty =
    searchLabel === undefined && filters.length === 0 && !hasColumnMenu && !hasSortMenu && children == null;
  if (isEmpty) return null;
  return (
    <ToolbarRoot data-part="toolbar">
      {searchLabel !== undefined && (
        <TableSearch
          label={searchLabel}
          value={state.search}
          isServer={isServer}
          onSearch={(search) => onState(withSearch(state, search))}
        />
      )}
      {filters.length > 0 && <FilterMenu filters={filters} state={state} onState={onState} />}
      {chosen.map((filter) => {
        const text = chipText(filter, state.filters[filter.id] ?? []);
        return (
          <Pill
            key={filter.id}
            onRemove={() => onState(withFilter(state, filter.id, []))}
            tone="accent"
            removeLabel={text}
          >
            {text}
          </Pill>
        );
      })}
      {chosen.length > 0 && (
        <Button variant="quiet" onClick={() => onState(withoutFilters(state))}>
          {texts.clear}
        </Button>
      )}
      <div data-part="end">
        {children}
        {hasSortMenu && (
          <SortMenu columns={columns} sort={state.sort} onSort={(sort) => onState(withSort(state, sort))} />
        )}
        {hasColumnMenu && <ColumnMenu columns={columns} gaveWay={gaveWay} state={state} onState={onState} />}
      </div>
    </ToolbarRoot>
  );
}
