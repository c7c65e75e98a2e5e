import { lazy, Suspense } from 'react';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import type { TableChoiceFilter } from '../data/tableFilters.ts';
import { withFilter } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';
import { ChoiceList } from './ChoiceList.styles.ts';

// Date fields weigh more than all lists of choices together.
const FilterField = lazy(() => import('./FilterField.tsx'));

/** Every filter with its choices or fields. Loaded when it is opened. */
export default function FilterPanel() {
  const { filters } = useTablePart('settings');
  const { state, onState } = useTablePart('state');
  const { isServer } = useTablePart('rows');
  function choose(filter: TableChoiceFilter<object>, value: string, isOn: boolean) {
    const others = filter.isSingle ? [] : (state.filters[filter.id] ?? []).filter((other) => other !== value);
    onState(withFilter(state, filter.id, isOn ? [...others, value] : others));
  }
  return filters.map((filter) => (
    <ChoiceList key={filter.id}>
      <legend>{filter.label}</legend>
      {'options' in filter ? (
        <div data-part="choices">
          {filter.options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              value={state.filters[filter.id]?.includes(option.value) ?? false}
              onValueChange={(isOn) => choose(filter, option.value, isOn)}
            />
          ))}
        </div>
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
