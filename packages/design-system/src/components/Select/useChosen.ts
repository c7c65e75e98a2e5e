import { useMemo, useState } from 'react';
import { toChosen, type Choice, type PreparedOption, type SelectOption, type SelectOptions } from './options.ts';

interface Sources {
  options: SelectOptions;
  /** Fetched so far; undefined where nothing is fetched. */
  entries: readonly PreparedOption[] | undefined;
  selectedOptions: readonly SelectOption[];
}

/** The chosen values that are shown, with their labels, wherever those are known from. */
export function useChosen(shown: readonly string[], { options, entries, selectedOptions }: Sources) {
  // What was chosen keeps its label when the next search has fetched others.
  const [met, setMet] = useState<readonly SelectOption[]>([]);
  const given = useMemo(
    () => new Map(options.flatMap((entry) => ('options' in entry ? entry.options : [entry])).map((o) => [o.value, o])),
    [options],
  );
  const others = useMemo(() => {
    const fetched = entries?.map((entry) => entry.option) ?? [];
    return new Map([...met, ...selectedOptions, ...fetched].map((option) => [option.value, option]));
  }, [met, selectedOptions, entries]);
  const labelOf = (value: string) => (given.get(value) ?? others.get(value))?.label ?? value;
  const chosen = useMemo(
    () => shown.map((value): Choice => toChosen(given.get(value) ?? others.get(value) ?? { value, label: value })),
    [shown, given, others],
  );
  return {
    chosen,
    given,
    labelOf,
    meet: (options: readonly SelectOption[]) => setMet((before) => [...before, ...options]),
  };
}
