import { useTexts } from '../../provider/useTexts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilterIcon } from '../Icon/FilterIcon.ts';
import { Popover } from '../Popover/Popover.tsx';
import { ChoiceList } from './ChoiceList.styles.ts';
import type { TableFilter } from './tableFilters.ts';
import { withFilter, type TableState } from './tableState.ts';

interface FilterMenuProps<Row> {
  filters: readonly TableFilter<Row>[];
  state: TableState;
  onState: (state: TableState) => void;
}

/** All filters in one place; what is chosen stands as chips beside it. */
export function FilterMenu<Row>({ filters, state, onState }: FilterMenuProps<Row>) {
  const texts = useTexts();
  function choose(filter: TableFilter<Row>, value: string, isOn: boolean) {
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
          {filter.options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={state.filters[filter.id]?.includes(option.value) ?? false}
              onChange={(event) => choose(filter, option.value, event.currentTarget.checked)}
            />
          ))}
        </ChoiceList>
      ))}
    </Popover>
  );
}
