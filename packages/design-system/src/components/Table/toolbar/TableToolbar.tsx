import type { ReactNode } from 'react';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Button } from '../../Button/Button.tsx';
import { Pill } from '../../Pill/Pill.tsx';
import { ColumnMenu } from '../columns/ColumnMenu.tsx';
import { CsvMenu, type CsvMenuProps } from '../export/CsvMenu.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { SortMenu } from './SortMenu.tsx';
import type { TableColumn } from '../columns/tableColumns.ts';
import { isChosen, type TableFilter } from '../data/tableFilters.ts';
import { TableSearch } from './TableSearch.tsx';
import {
  withFilter,
  withoutFilters,
  withSearch,
  withSort,
  type TableDensity,
  type TableState,
} from '../state/tableState.ts';
import type { TableView } from '../state/tableViews.ts';
import { useChipText } from './useChipText.ts';
import { ViewsMenu } from './ViewsMenu.tsx';
import { ToolbarRoot } from './TableToolbar.styles.ts';

interface TableToolbarProps<Row> {
  columns: readonly TableColumn<Row>[];
  gaveWay: readonly string[];
  filters: readonly TableFilter<Row>[];
  searchLabel: string | undefined;
  hasColumnMenu: boolean;
  /** Headers can't be pressed where rows are cards: sorting has a menu there. */
  isCards: boolean;
  views: readonly TableView[] | undefined;
  onSaveView: ((name: string, state: TableState) => void) | undefined;
  onDeleteView: ((id: string) => void) | undefined;
  csv: CsvMenuProps<Row> | undefined;
  density: TableDensity | undefined;
  /** A server is asked once the reader pauses; client data answers at once. */
  isServer: boolean;
  state: TableState;
  onState: (state: TableState) => void;
  children?: ReactNode;
}

/** Search, filters with their chips, and what else acts on the whole table. Not there when it would be empty. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { columns, gaveWay, filters, searchLabel, hasColumnMenu, isCards, isServer, state, onState, children } = props;
  const { views, onSaveView, onDeleteView, csv, density } = props;
  const texts = useTableTexts();
  const chipText = useChipText<Row>();
  const clearing = useKeptFocus();
  const chosen = filters.filter((filter) => isChosen(filter, state.filters[filter.id]));
  const hasSortMenu = isCards && columns.some((column) => column.isSortable);
  const hasViews = views !== undefined || onSaveView !== undefined;
  const hasMenus = hasColumnMenu || hasSortMenu || hasViews || csv !== undefined;
  const isEmpty = searchLabel === undefined && filters.length === 0 && !hasMenus && children == null;
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
      {filters.length > 0 && <FilterMenu {...{ filters, isServer, state, onState }} />}
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
        <Button ref={clearing} variant="quiet" onClick={() => onState(withoutFilters(state))}>
          {texts.clear}
        </Button>
      )}
      <div data-part="end">
        {children}
        {hasSortMenu && (
          <SortMenu columns={columns} sort={state.sort} onSort={(sort) => onState(withSort(state, sort))} />
        )}
        {hasViews && <ViewsMenu views={views ?? []} {...{ onSaveView, onDeleteView, state, onState }} />}
        {csv && <CsvMenu {...csv} />}
        {hasColumnMenu && <ColumnMenu {...{ columns, gaveWay, isCards, density, state, onState }} />}
      </div>
    </ToolbarRoot>
  );
}
