import { lazy, Suspense, type ReactNode } from 'react';
import { useTableTexts } from '../../provider/useTableTexts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilterIcon } from '../Icon/FilterIcon.ts';
import { Popover } from '../Popover/Popover.tsx';
import { ChoiceList } from './ChoiceList.styles.ts';
import type { FilterPanelProps } from './FilterPanel.tsx';
import type { TableChoiceFilter, TableFilter } from './tableFilters.ts';
import { withFilter, type TableState } from './tableState.ts';

const FilterPanel = lazy(() => import('./FilterPanel.tsx')) as unknown as <Row>(
  props: FilterPanelProps<Row>,
) => ReactNode;

interface FilterMenuProps<Row> {
  filters: readonly TableFilter<Row>[];
  isServer: boolean;
  state: TableState;
  onState: (state: TableState) => void;
}

/** All filters in one place; what is chosen stands as chips beside it. */
export function FilterMenu<Row>({ filters, isServer, state, onState }: FilterMenuProps<Row>) {
  const texts = useTableTexts();
  function choose(filter: TableChoiceFilter<Row>, value: string, isOn: boolean) {
    const others = filter.isSingle ? [] : (state.filters[filter.id] ?? []).filter((other) => other !== value);
    onState(withFilter(state, filter.id, isOn ? [...others, value] : others));
  }
  return (
    <Popover
      title={texts.filters}
      variant="quiet"
      label={
        <>
          <FilterIcon /> {texts.filters}
        </>
      }
    >
      {filters.map((filter) => (
        <ChoiceList key={filter.id}>
          <legend>{filter.label}</legend>
          {'options' in filter ? (
            filter.options.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={state.filters[filter.id]?.includes(option.value) ?? false}
                onChange={(event) => choose(filter, option.value, event.currentTarget.checked)}
              />
            ))
          ) : (
            <Suspense fallback={<div style={{ blockSize: 60 }} />}>
              <FilterPanel
                filter={filter}
                values={state.filters[filter.id] ?? []}
                isServer={isServer}
                onValues={(values) => onState(withFilter(state, filter.id, values))}
              />
            </Suspense>
          )}
        </ChoiceList>
      ))}
    </Popover>
  );
}
