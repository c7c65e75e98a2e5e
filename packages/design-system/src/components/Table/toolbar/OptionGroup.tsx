import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import type { TableChoiceFilter, TableFilterOption } from '../data/tableFilters.ts';

interface OptionGroupProps {
  filter: TableChoiceFilter<object>;
  /** The heading of these options. Undefined: they have none. */
  group: string | undefined;
  options: readonly TableFilterOption[];
  chosen: readonly string[];
  onChoose: (values: readonly string[]) => void;
}

/** The options of a filter below one heading, whose box is for all of them. A group of one needs no heading. */
export function OptionGroup({ filter, group, options, chosen, onChoose }: OptionGroupProps) {
  const values = options.map(({ value }) => value);
  const count = values.filter((value) => chosen.includes(value)).length;
  function put(some: readonly string[], isOn: boolean) {
    const others = filter.isSingle ? [] : chosen.filter((other) => !some.includes(other));
    onChoose(isOn ? [...others, ...some] : others);
  }
  const boxes = options.map(({ value, label }) => (
    <Checkbox key={value} label={label} value={chosen.includes(value)} onValueChange={(isOn) => put([value], isOn)} />
  ));
  if (group === undefined || boxes.length === 1) return boxes;
  return (
    <div role="group" aria-label={group} data-part="option-group">
      <Checkbox
        label={group}
        value={count === values.length}
        isIndeterminate={count > 0 && count < values.length}
        onValueChange={() => put(values, count < values.length)}
      />
      <div data-part="options">{boxes}</div>
    </div>
  );
}
