import { useMemo, useState } from 'react';
import {
  toChosen,
  type Choice,
  type PreparedOption,
  type SelectOption,
  type SelectOptions,
  type OptionValue,
} from './options.ts';

interface Sources {
  options: SelectOptions<OptionValue>;
  /** The options fetched so far; undefined when `load` isn't used. */
  entries: readonly PreparedOption[] | undefined;
  selectedOptions: readonly SelectOption<OptionValue>[];
}

/** The chosen values that are shown, with their labels from all known sources. */
export function useChosen(shown: readonly OptionValue[], { options, entries, selectedOptions }: Sources) {
  // A chosen value keeps its label when the next search has fetched other options.
  const [met, setMet] = useState<readonly SelectOption<OptionValue>[]>([]);
  const given = useMemo(
    () => new Map(options.flatMap((entry) => ('options' in entry ? entry.options : [entry])).map((o) => [o.value, o])),
    [options],
  );
  const others = useMemo(() => {
    const fetched = entries?.map((entry) => entry.option) ?? [];
    return new Map([...met, ...selectedOptions, ...fetched].map((option) => [option.value, option]));
  }, [met, selectedOptions, entries]);
  const labelOf = (value: OptionValue) => (given.get(value) ?? others.get(value))?.label ?? String(value);
  const chosen = useMemo(
    () =>
      shown.map((value): Choice => toChosen(given.get(value) ?? others.get(value) ?? { value, label: String(value) })),
    [shown, given, others],
  );
  return {
    chosen,
    given,
    labelOf,
    meet: (options: readonly SelectOption<OptionValue>[]) => setMet((before) => [...before, ...options]),
  };
}
