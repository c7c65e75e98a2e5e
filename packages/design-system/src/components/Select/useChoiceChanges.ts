import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import type { ActionMeta } from 'react-select';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import { countText } from './choiceMessages.ts';
import {
  reasonAgainst,
  type Choice,
  type ChoiceGroup,
  type LoadOptions,
  type SelectOption,
  type OptionValue,
} from './options.ts';
import { sortPasted, splitPasted } from './pastedValues.ts';
import { freeValues } from './useChoiceLines.ts';
import type { useChosen } from './useChosen.ts';
import type { OptionSource } from './useOptions.ts';

interface ChangeSettings {
  values: readonly OptionValue[];
  onValues: (values: OptionValue[]) => void;
  isMulti: boolean;
  isDisabled: boolean;
  /** -1: no limit. */
  limit: number;
  check: ((text: string) => string | undefined) | undefined;
  source: OptionSource;
  /** Set when the options are fetched. */
  load: LoadOptions<OptionValue> | undefined;
  lines: readonly (Choice | ChoiceGroup)[];
  known: ReturnType<typeof useChosen>;
  search: string;
  setSearch: (search: string) => void;
  setOpen: (isOpen: boolean) => void;
}

/** Changes the values for each way of choosing, and announces the change. */
export function useChoiceChanges(settings: ChangeSettings) {
  const { values, onValues, isMulti, isDisabled, limit, check, source, lines, known, search } = settings;
  const texts = useChoiceTexts();
  const [said, setSaid] = useState('');
  const [report, setReport] = useState<string>();
  const newest = useRef({ values, onValues });
  useEffect(() => {
    newest.current = { values, onValues };
  });

  function change(next: OptionValue[], what: string) {
    setSaid(isMulti ? `${what} ${countText(texts, next.length, limit)}` : what);
    setReport(undefined);
    newest.current.onValues(next);
  }
  /** Chooses every option that isn't disabled. The values may change while the missing options are fetched. */
  async function chooseAll(label: string) {
    const options = await source.all();
    if (!options) return;
    known.meet(options);
    const free = options.filter((option) => !option.disabled).map((option) => option.value);
    change([...new Set([...newest.current.values, ...free])], `${label}.`);
  }
  function add(options: readonly SelectOption<OptionValue>[], what: string) {
    known.meet(options);
    const added = options.map((option) => option.value);
    change(isMulti ? [...values, ...added] : added.slice(-1), what);
  }
  function remove(value: OptionValue | undefined) {
    if (value === undefined) return;
    const rest = values.filter((other) => other !== value);
    change(rest, texts.removed(known.labelOf(value)));
  }
  function addAll(parts: readonly string[]) {
    const { taken, left } = sortPasted(parts, {
      options: known.given.values(),
      chosen: new Set(values),
      room: limit < 0 ? Infinity : limit - values.length,
      check,
      words: { unknown: texts.notAnOption, noRoom: texts.noRoom },
    });
    add(taken, texts.pasted(taken.length));
    // Rejected values stay in the search field, so that people can correct them.
    settings.setSearch(left.map(({ text }) => text).join(', '));
    if (left.length > 0) setReport(texts.notTaken(left.map(({ text, why }) => `${text} (${why})`).join(', ')));
  }
  function take(choice: Choice) {
    if (choice.kind === 'option') add([choice.option], texts.chosen(choice.label));
    else if (choice.kind === 'create') {
      settings.setSearch('');
      const parts = isMulti ? splitPasted(choice.text) : [];
      if (parts.length > 1) addAll(parts);
      else add([{ value: choice.text, label: choice.text }], texts.chosen(choice.text));
    } else if (choice.kind === 'all' && !choice.isOn && source.hasMore) {
      void chooseAll(choice.label);
    } else if (choice.kind === 'all') {
      const free = new Set(freeValues(source.entries));
      const others = values.filter((value) => !free.has(value));
      change(choice.isOn ? others : [...others, ...free], `${choice.label}.`);
    } else if (choice.kind === 'retry') {
      // react-select treated 'Retry' as a choice, emptied the search and closed the menu. This restores both.
      settings.setSearch(search);
      settings.setOpen(true);
      source.retry();
    }
  }
  return {
    said: report === undefined ? said : `${said} ${report}`,
    /** The values that were rejected, until the next change. */
    report,
    forgetReport: () => setReport(undefined),
    choose(next: Choice | readonly Choice[] | null, meta: ActionMeta<Choice>) {
      if (isDisabled) return;
      if (meta.action === 'clear') change([], texts.cleared);
      // Backspace removes the last value, which '+12' may hide.
      else if (meta.action === 'pop-value') remove(values.at(-1));
      else if (meta.action === 'remove-value') remove(meta.removedValue.value);
      else if (meta.action === 'deselect-option' && meta.option?.kind === 'option') remove(meta.option.value);
      else {
        const choice = isMulti ? meta.option : (next as Choice | null);
        if (choice) take(choice);
      }
    },
    /** Adds the typed text as a value. Returns false when it isn't a new value. */
    create: () => {
      const line = lines.find((one): one is Choice => 'kind' in one && one.kind === 'create');
      if (!line || reasonAgainst(line) !== undefined) return false;
      take(line);
      return true;
    },
    onPaste(event: ClipboardEvent) {
      const parts = splitPasted(event.clipboardData.getData('text/plain'));
      const canTake = isMulti && !isDisabled && (check !== undefined || settings.load === undefined);
      if (!canTake || parts.length < 2) return;
      event.preventDefault();
      addAll(parts);
      settings.setOpen(true);
    },
  };
}
