import { lazy, Suspense, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { ChoiceList } from './ChoiceList.styles.ts';
import type { FilterFieldProps } from './FilterField.tsx';
import type { TableChoiceFilter, TableFilter } from './tableFilters.ts';
import { withFilter, type TableState } from './tableState.ts';

// Dates weigh more than all lists of choices together.
const FilterField = lazy(() => import('./FilterField.tsx')) as unknown as <Row>(
  props: FilterFieldProps<Row>,
) => ReactNode;

export interface FilterPanelProps<Row> {
  filters: readonly TableFilter<Row>[];
  /** A server is asked once the reader pauses. */
  isServer: boolean;
  state: TableState;
  onState: (state: TableState) => void;
}

/** Every filter with its choices or fields; loaded when it is opened. */
export default function FilterPanel<Row>({ filters, isServer, state, onState }: FilterPanelProps<Row>) {
  function choose(filter: TableChoiceFilter<Row>, value: string, isOn: boolean) {
    const others = filter.isSingle ? [] : (state.filters[filter.id] ?? []).filter((other) => other !== value);
    onState(withFilter(state, filter.id, isOn ? [...others, value] : others));
  }
  return filters.map((filter) => (
    <ChoiceList key={filter.id}>
      <legend>{filter.label}</legend>
      {'options' in filter ? (
        filter.options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            value={state.filters[filter.id]?.includes(option.value) ?? false}
            onValueChange={(isOn) => choose(filter, option.value, isOn)}
          />
        ))
      ) : (
        <Suspense fallback={<div style={{ blockSize: 60 }} />}>
          <FilterField
            filter={filter}
            values={state.filters[filter.id] ?? []}
            isServer={isServer}
            onValues={(values) => onState(withFilter(state, filter.id, values))}
          />
        </Suspense>
      )}
    </ChoiceList>
  ));
}
