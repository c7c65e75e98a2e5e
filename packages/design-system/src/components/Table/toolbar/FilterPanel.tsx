import { lazy, Suspense } from 'react';
import { withFilter } from '../state/tableState.ts';
import { useTablePart } from '../tableContexts.ts';
import { ChoiceList } from './ChoiceList.styles.ts';
import { OptionGroup } from './OptionGroup.tsx';

// Date fields weigh more than all lists of choices together.
const FilterField = lazy(() => import('./FilterField.tsx'));

/** Every filter with its choices or fields. Loaded when it is opened. */
export default function FilterPanel() {
  const { filters } = useTablePart('settings');
  const { state, onState } = useTablePart('state');
  const { isServer } = useTablePart('rows');
  return filters.map((filter) => {
    const chosen = state.filters[filter.id] ?? [];
    const choose = (values: readonly string[]) => onState(withFilter(state, filter.id, values));
    return (
      <ChoiceList key={filter.id}>
        <legend>{filter.label}</legend>
        {'options' in filter ? (
          <div data-part="choices">
            {[...Map.groupBy(filter.options, ({ group }) => group)].map(([group, options]) => (
              <OptionGroup key={group ?? ''} {...{ filter, group, options, chosen }} onChoose={choose} />
            ))}
          </div>
        ) : (
          <Suspense fallback={<div style={{ blockSize: 60 }} />}>
            <FilterField filter={filter} values={chosen} isServer={isServer} onValues={choose} />
          </Suspense>
        )}
        {filter.help}
      </ChoiceList>
    );
  });
}
