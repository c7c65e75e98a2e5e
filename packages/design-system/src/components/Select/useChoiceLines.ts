import { useMemo, useState } from 'react';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import { foldText } from './foldText.ts';
import {
  toChoices,
  type Choice,
  type ChoiceGroup,
  type OptionChoice,
  type SelectOption,
  type OptionValue,
  reasonOf,
} from './options.ts';
import { splitPasted } from './pastedValues.ts';
import type { PassedPart } from './usePassedPart.ts';
import type { OptionSource } from './useOptions.ts';

interface LineSettings {
  source: OptionSource;
  /** The part of the options that is passed to react-select. */
  part: PassedPart;
  search: string;
  isMulti: boolean;
  isOn: ReadonlySet<OptionValue>;
  /** Why nothing more can be chosen. */
  fullReason: string | undefined;
  hasSelectAll: boolean;
  words: { selectAll: string; unselectAll: string };
  /** Returns what is wrong with a new value. Undefined when no value can be added. */
  check: ((text: string) => string | undefined) | undefined;
}

const free = new WeakMap<OptionSource['entries'], OptionValue[]>();

/** Returns the values that 'Select All' chooses, which leaves out disabled options. Computed once per list, which may have 10,000. */
export function freeValues(entries: OptionSource['entries']): OptionValue[] {
  const known = free.get(entries);
  if (known) return known;
  const values = entries.flatMap(({ option }) => (option.disabled ? [] : [option.value]));
  free.set(entries, values);
  return values;
}

/** Returns the lines of the menu. */
export function useChoiceLines(settings: LineSettings): (Choice | ChoiceGroup)[] {
  const { source, part, search, isOn, fullReason, hasSelectAll, check, isMulti } = settings;
  const { entries, hasFailed, hasMore, isGathering, isLoading } = source;
  const { selectAll, unselectAll } = settings.words;
  const texts = useChoiceTexts();
  const [before] = useState(() => new Map<OptionValue, OptionChoice>());
  const retry = useMemo((): Choice => ({ kind: 'retry', value: ':retry', label: texts.retry }), [texts]);
  const all = useMemo((): Choice | undefined => {
    // Not during a search, because Enter chooses the first line, which must not be 'Select All'.
    if (!hasSelectAll || search !== '') return undefined;
    const values = freeValues(entries);
    if (isGathering) return { kind: 'loading', value: ':gathering', label: texts.loadingMore };
    const isAll = !hasMore && values.every((value) => isOn.has(value));
    const label = isAll ? unselectAll : selectAll;
    return values.length > 0 ? { kind: 'all', value: ':all', label, isOn: isAll } : undefined;
  }, [hasSelectAll, selectAll, unselectAll, search, entries, isOn, hasMore, isGathering, texts]);
  return useMemo(() => {
    const reasonFor = (option: SelectOption<OptionValue>) =>
      reasonOf(option) ?? (isOn.has(option.value) ? undefined : fullReason);
    const lines = toChoices(entries, part, reasonFor, before);
    if (all && part.from === 0) lines.unshift(all);
    const text = search.trim();
    const isSame = (other: OptionValue) => foldText(String(other)) === foldText(text);
    const isNew =
      check && text !== '' && !entries.some(({ option }) => isSame(option.label)) && ![...isOn].some(isSame);
    // Several values in one text are checked one by one as they are added.
    const hasSeveral = isMulti && splitPasted(text).length > 1;
    if (isNew)
      lines.push({
        kind: 'create',
        value: ':create',
        label: texts.create(text),
        text,
        reason: fullReason ?? (hasSeveral ? undefined : check(text)),
      });
    if (hasFailed) lines.push(retry);
    else if (isLoading && !isGathering && entries.length > 0)
      lines.push({ kind: 'loading', value: ':loading', label: texts.loadingMore });
    return lines;
  }, [
    entries,
    hasFailed,
    isLoading,
    isGathering,
    part,
    isOn,
    fullReason,
    all,
    search,
    check,
    texts,
    before,
    retry,
    isMulti,
  ]);
}
