import { lazy, Suspense } from 'react';
import { useKeptFocus } from '../../../hooks/useKeptFocus.ts';
import { useTableTexts } from '../../../provider/useTableTexts.ts';
import { Button } from '../../Button/Button.tsx';
import { Pill } from '../../Pill/Pill.tsx';
import { ColumnMenu } from '../columns/ColumnMenu.tsx';
import { isChosen } from '../data/tableFilters.ts';
import { withFilter, withoutFilters, withSearch } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';
import { ControlsMenu } from './ControlsMenu.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { TableSearch } from './TableSearch.tsx';
import { ToolbarRoot } from './TableToolbar.styles.ts';
import { useChipText } from './useChipText.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const SortMenu = lazy(() => import('./SortMenu.tsx'));
const CsvMenu = lazy(() => import('../export/CsvMenu.tsx'));

interface TableToolbarProps {
  onSaveCsv: (rows: readonly object[]) => void;
}

/** Search, filters with their chips, and everything else that acts on the whole table. Not rendered when it is empty. */
export function TableToolbar({ onSaveCsv }: TableToolbarProps) {
  const { rows, search, filters, views, onSaveView, csvName, toolbar, tabs, choices, renderCards } =
    useTablePart('settings');
  const { all, canArrange } = useTablePart('columns');
  const { isCards, isEarly } = useTablePart('layout');
  const texts = useTableTexts();
  const hasViews = views !== undefined || onSaveView !== undefined;
  const hasCsv = csvName !== undefined && rows !== undefined;
  // Cards have no headers to press, so their controls include a menu for sorting.
  const isSortable = all.some((column) => column.isSortable);
  const hasSort = renderCards !== undefined && isSortable;
  const hasMore = ((isCards || isEarly) && (choices != null || isSortable)) || hasSort;
  const hasControls = filters.length > 0 || canArrange || hasViews || hasCsv || toolbar != null || hasMore;
  return (
    <>
      {!isCards && choices != null && <div data-part="above">{choices}</div>}
      {(search || hasControls || tabs != null) && (
        <ToolbarRoot data-part="toolbar" data-cards={isCards || undefined}>
          {tabs != null && <div data-part="tabs">{tabs}</div>}
          {search && <Search label={search} />}
          {(isCards || isEarly) && hasControls && <ControlsMenu onSaveCsv={onSaveCsv} />}
          {!isCards && (
            <>
              {filters.length > 0 && <FilterMenu />}
              <Chips />
              <div data-part="end">
                {toolbar}
                {hasSort && (
                  <Suspense fallback={<ComingMenu label={texts.sort} />}>
                    <SortMenu />
                  </Suspense>
                )}
                {hasViews && <ViewsMenu />}
                {hasCsv && (
                  <Suspense fallback={<ComingMenu label={texts.downloadCsv} />}>
                    <CsvMenu onSave={onSaveCsv} />
                  </Suspense>
                )}
                {canArrange && <ColumnMenu />}
              </div>
            </>
          )}
        </ToolbarRoot>
      )}
    </>
  );
}

/** Takes the room of a menu whose code is loading, so that the buttons beside it stay. */
function ComingMenu({ label }: { label: string }) {
  return (
    <span inert aria-hidden aria-busy>
      <Button variant="quiet">{label}</Button>
    </span>
  );
}

function Search({ label }: { label: string }) {
  const { state, onState } = useTablePart('state');
  const { isServer } = useTablePart('rows');
  return (
    <TableSearch
      label={label}
      value={state.search}
      isServer={isServer}
      onSearch={(search) => onState(withSearch(state, search))}
    />
  );
}

/** The filters that are in use, each with a way to remove it. */
function Chips() {
  const { filters } = useTablePart('settings');
  const { state, onState } = useTablePart('state');
  const texts = useTableTexts();
  const chipText = useChipText<object>();
  const keptFocus = useKeptFocus();
  const chosen = filters.filter((filter) => isChosen(filter, state.filters[filter.id]));
  if (chosen.length === 0) return null;
  return (
    <>
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
      <Button ref={keptFocus} variant="quiet" onClick={() => onState(withoutFilters(state))}>
        {texts.clear}
      </Button>
    </>
  );
}
