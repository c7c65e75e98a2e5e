import { useCallback, useMemo, useState } from 'react';
import ReactSelect, { type GroupBase } from 'react-select';
import { useTexts } from '../../provider/useTexts.ts';
import { ChoiceContext } from './choiceContext.ts';
import { choiceParts } from './choiceParts.tsx';
import { choiceMessages } from './choiceMessages.ts';
import { toChoices, type Choice, type LoadOptions, type SelectOption, type SelectOptions } from './options.ts';
import { useOptions } from './useOptions.ts';

export interface ChoiceControlProps {
  id: string;
  name?: string | undefined;
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  options: SelectOptions;
  load: LoadOptions | undefined;
  /** Names the labels of chosen values that are not among the loaded options. */
  selectedOptions: readonly SelectOption[];
  values: readonly string[];
  onValues: (values: string[]) => void;
  isMulti: boolean;
  /** -1: no limit. */
  limit: number;
  isClearable: boolean;
  isSearchable: boolean;
  placeholder: string;
  maxHeight: number;
  maxChips: number;
  hasSelectAll: boolean;
  words: { selectAll: string; unselectAll: string; search: string; noData: string };
  onBlur?: (() => void) | undefined;
}

/** Handed to react-select at once; more when the end of these comes into sight. */
const STEP = 200;

/** react-select with our options, menu and words. Loaded on first use: it is heavier than most screens. */
export default function ChoiceControl(props: ChoiceControlProps) {
  const { options, load, selectedOptions, values, onValues, isMulti, limit, isDisabled, words } = props;
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(STEP);
  // What was chosen keeps its label when the next search has fetched others.
  const [met, setMet] = useState<readonly SelectOption[]>([]);
  const source = useOptions(options, load, search, isOpen);
  const isFull = isMulti && limit > 0 && values.length >= limit;
  const notice = isFull ? texts.limitReached(limit) : undefined;

  const reasonFor = useCallback(
    (option: SelectOption) =>
      option.disabledReason ?? (isFull && !values.includes(option.value) ? texts.limitReached(limit) : undefined),
    [isFull, limit, texts, values],
  );
  const free = useMemo(
    () =>
      source.entries.filter((entry) => entry.option.disabledReason === undefined).map((entry) => entry.option.value),
    [source.entries],
  );
  const choices = useMemo(() => {
    const lines = toChoices(source.entries, count, reasonFor);
    // Not while searching: Enter then takes the first match, which must not be all of them.
    if (props.hasSelectAll && search === '' && free.length > 0) {
      const isOn = free.every((value) => values.includes(value));
      lines.unshift({ kind: 'all', value: ':all', label: isOn ? words.unselectAll : words.selectAll, isOn });
    }
    if (source.hasFailed) lines.push({ kind: 'retry', value: ':retry', label: texts.retry });
    return lines;
  }, [
    source.entries,
    source.hasFailed,
    count,
    reasonFor,
    props.hasSelectAll,
    search,
    free,
    values,
    words,
    texts.retry,
  ]);
  const known = useMemo(() => {
    const all = new Map<string, SelectOption>();
    for (const option of [...met, ...selectedOptions]) all.set(option.value, option);
    for (const entry of options) {
      for (const option of 'options' in entry ? entry.options : [entry]) all.set(option.value, option);
    }
    for (const entry of source.entries) all.set(entry.option.value, entry.option);
    return all;
  }, [met, selectedOptions, options, source.entries]);
  const chosen = useMemo(
    () =>
      values.map((value): Choice => {
        const option = known.get(value) ?? { value, label: value };
        return { kind: 'option', value, label: option.label, option, reason: undefined };
      }),
    [values, known],
  );

  function choose(next: readonly Choice[]) {
    if (isDisabled) return;
    if (next.some((choice) => choice.kind === 'retry')) {
      source.retry();
      return;
    }
    if (next.some((choice) => choice.kind === 'all')) {
      const isOn = free.every((value) => values.includes(value));
      const others = values.filter((value) => !free.includes(value));
      onValues(isOn ? others : [...others, ...free]);
      return;
    }
    setMet(next.flatMap((choice) => (choice.kind === 'option' ? [choice.option] : [])));
    onValues(next.map((choice) => choice.value));
  }
  const settings = useMemo(
    () => ({
      describedBy: props.describedBy,
      isDisabled,
      isRequired: props.isRequired,
      isMulti,
      maxChips: props.maxChips,
      notice,
      onNearEnd: () => {
        if (count < source.entries.length) setCount(count + STEP);
        else if (load !== undefined && !source.isLoading) source.more();
      },
    }),
    [props.describedBy, isDisabled, props.isRequired, isMulti, props.maxChips, notice, count, source, load],
  );
  return (
    <ChoiceContext value={settings}>
      <ReactSelect<Choice, boolean, GroupBase<Choice>>
        unstyled
        classNamePrefix="choice"
        components={choiceParts}
        inputId={props.id}
        instanceId={props.id}
        {...(props.name !== undefined && { name: props.name })}
        aria-invalid={props.isInvalid}
        ariaLiveMessages={choiceMessages(texts, values.length, isMulti ? limit : -1)}
        options={choices}
        value={isMulti ? chosen : (chosen[0] ?? null)}
        onChange={(next) => choose(Array.isArray(next) ? next : next === null ? [] : [next as Choice])}
        isMulti={isMulti}
        closeMenuOnSelect={!isMulti}
        hideSelectedOptions={false}
        isOptionSelected={(choice) => values.includes(choice.value)}
        isOptionDisabled={(choice) => choice.kind === 'option' && choice.reason !== undefined}
        filterOption={null}
        inputValue={search}
        onInputChange={(next, { action }) => {
          if (isDisabled || (action === 'set-value' && isMulti)) return;
          setSearch(next);
          setCount(STEP);
        }}
        menuIsOpen={isOpen && !isDisabled}
        onMenuOpen={() => setOpen(!isDisabled)}
        onMenuClose={() => setOpen(false)}
        menuPlacement="auto"
        maxMenuHeight={props.maxHeight}
        isLoading={source.isLoading}
        isClearable={props.isClearable && !isDisabled}
        backspaceRemovesValue={!isDisabled && (isMulti || props.isClearable)}
        isSearchable={props.isSearchable}
        placeholder={isOpen && props.isSearchable ? words.search : props.placeholder}
        noOptionsMessage={() => words.noData}
        loadingMessage={() => texts.loadingMore}
        {...(props.onBlur !== undefined && { onBlur: props.onBlur })}
      />
    </ChoiceContext>
  );
}
