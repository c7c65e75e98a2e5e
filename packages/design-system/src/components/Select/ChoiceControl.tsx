import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GroupBase, SelectInstance } from 'react-select';
// Without react-select's own state: ours is complete, and a second copy would only be loaded and run at every key.
import ReactSelect from 'react-select/base';
import { useChoiceTexts } from '../../provider/useChoiceTexts.ts';
import { ControlRoot } from './ChoiceControl.styles.ts';
import { ChoiceContext } from './choiceContext.ts';
import { onChoiceKey } from './choiceKeys.ts';
import { choiceMessages, countText } from './choiceMessages.ts';
import { choiceParts } from './choiceParts.tsx';
import { isCut } from './isCut.ts';
import {
  reasonAgainst,
  type Choice,
  type LoadOptions,
  type RenderOption,
  type SelectOption,
  type SelectOptions,
  type OptionValue,
} from './options.ts';
import { useChoiceChanges } from './useChoiceChanges.ts';
import { useChoiceLines } from './useChoiceLines.ts';
import { useChosen } from './useChosen.ts';
import { usePassedPart } from './usePassedPart.ts';
import { useOptions } from './useOptions.ts';

export interface ChoiceControlProps {
  id: string;
  describedBy?: string | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  isDisabled: boolean;
  options: SelectOptions<OptionValue>;
  load: LoadOptions<OptionValue> | undefined;
  /** The chosen options, for values that are not among the loaded options. */
  selectedOptions: readonly SelectOption<OptionValue>[];
  /** Draws options of the menu and chosen ones. Default: their labels. */
  render: Record<'menu' | 'value', RenderOption<OptionValue> | undefined>;
  values: readonly OptionValue[];
  onValues: (values: OptionValue[]) => void;
  isMulti: boolean;
  /** -1: no limit. */
  limit: number;
  isClearable: boolean;
  isSearchable: boolean;
  /** Returns what is wrong with a new value. Undefined when no value can be added. */
  check: ((text: string) => string | undefined) | undefined;
  placeholder: string;
  maxHeight: number;
  maxChips: number;
  hasSelectAll: boolean;
  words: { selectAll: string; unselectAll: string; search: string; noData: string };
  onBlur?: (() => void) | undefined;
}

/** How many chips are shown at most after a press on '+12'. */
const MOST_CHIPS = 100;

/** react-select with our options, menu and texts. Loaded on first use, because it is larger than most screens. */
export default function ChoiceControl(props: ChoiceControlProps) {
  const { options, load, values, isMulti, isDisabled, words, check } = props;
  const limit = isMulti ? props.limit : -1;
  const texts = useChoiceTexts();
  const select = useRef<SelectInstance<Choice, boolean, GroupBase<Choice>>>(null);
  const typed = useRef({ text: '', at: 0 });
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [hasAllChips, setAllChips] = useState(false);
  const [cutAt, setCutAt] = useState<HTMLElement | null>(null);
  const place = useCallback((root: HTMLElement | null) => setCutAt(root && isCut(root) ? root : null), []);
  const source = useOptions(options, load, search, isOpen);
  const { part, startAgain, passEnd, passMore } = usePassedPart(source.entries.length);
  const isOn = useMemo(() => new Set(values), [values]);
  const shown = useMemo(
    () => values.slice(0, !isMulti ? 1 : hasAllChips ? MOST_CHIPS : props.maxChips),
    [values, isMulti, hasAllChips, props.maxChips],
  );
  const entries = load && source.entries;
  const known = useChosen(shown, { ...props, entries });
  const fullReason = limit >= 0 && values.length >= limit ? texts.limitReached(limit) : undefined;
  const lines = useChoiceLines({ ...props, source, part, search, isOn, fullReason });

  const changes = useChoiceChanges({
    ...props,
    limit,
    source,
    lines,
    known,
    search,
    setSearch,
    setOpen,
  });
  const notice = changes.report ?? (source.hasFailed ? texts.loadFailed : fullReason);
  const onNear = (side: 'before' | 'after') => {
    if (!passMore(side) && side === 'after' && load !== undefined && !source.isLoading) source.more();
  };
  const settings = {
    ...props,
    describedBy: [props.describedBy, isMulti && values.length > 0 && `${props.id}-count`].filter(Boolean).join(' '),
    searchText: isOpen && isMulti && values.length > 0 ? words.search : undefined,
    hiddenCount: isMulti ? values.length - shown.length : 0,
    onShowAll: () => setAllChips(true),
    notice,
    noticeId: `${props.id}-notice`,
    setSize: load !== undefined && source.hasMore ? -1 : source.entries.length,
    firstPlace: part.from,
    onNear,
    onPaste: changes.onPaste,
  };
  const messages = useMemo(() => choiceMessages(texts, source.entries.length), [texts, source.entries.length]);
  return (
    <ChoiceContext value={settings}>
      <ControlRoot ref={place}>
        <ReactSelect<Choice, boolean, GroupBase<Choice>>
          ref={select}
          unstyled
          classNamePrefix="choice"
          components={choiceParts}
          inputId={props.id}
          instanceId={props.id}
          aria-invalid={props.isInvalid}
          ariaLiveMessages={messages}
          options={lines}
          value={isMulti ? known.chosen : (known.chosen[0] ?? null)}
          formatOptionLabel={(choice, { context }) =>
            (choice.kind === 'option' && props.render[context]?.(choice.option)) || choice.label
          }
          onChange={changes.choose}
          isMulti={isMulti}
          closeMenuOnSelect={!isMulti}
          // Where touch exists, react-select would give up the focus after each choice, and the list would close.
          blurInputOnSelect={false}
          hideSelectedOptions={false}
          isOptionSelected={(choice) => isOn.has(choice.value)}
          isOptionDisabled={(choice) => choice.kind === 'loading' || reasonAgainst(choice) !== undefined}
          filterOption={null}
          inputValue={search}
          onInputChange={(next, { action }) => {
            if (isDisabled || !props.isSearchable || (action === 'set-value' && isMulti)) return;
            // Leaving the field loses no text: it becomes a new value, or stays to be corrected.
            if (check && (action === 'menu-close' || (action === 'input-blur' && !changes.create()))) return;
            setSearch(next);
            startAgain();
            if (action === 'input-change') changes.forgetReport();
          }}
          menuIsOpen={isOpen && !isDisabled}
          onMenuOpen={() => setOpen(!isDisabled)}
          onMenuClose={() => {
            setOpen(false);
            startAgain();
          }}
          onKeyDown={(event) => {
            if (!select.current || isDisabled) return;
            onChoiceKey(event, {
              select: select.current,
              search,
              isOpen,
              isMulti,
              isSearchable: props.isSearchable,
              typed: typed.current,
              passEnd,
              open: () => flushSync(() => setOpen(true)),
              showChips: () => flushSync(() => setAllChips(true)),
              create: () => isMulti && changes.create(),
            });
          }}
          menuPlacement="auto"
          menuPortalTarget={cutAt}
          menuPosition={cutAt ? 'fixed' : 'absolute'}
          maxMenuHeight={props.maxHeight}
          isLoading={source.isLoading}
          isClearable={props.isClearable && !isDisabled}
          // Tab chooses only after a search. Otherwise react-select would choose or remove the first option of the list.
          tabSelectsValue={!isMulti && search !== ''}
          backspaceRemovesValue={!isDisabled && (isMulti || props.isClearable)}
          placeholder={isOpen && props.isSearchable ? words.search : props.placeholder}
          noOptionsMessage={() => words.noData}
          loadingMessage={() => texts.loadingMore}
          onBlur={() => {
            setAllChips(false);
            changes.forgetReport();
            props.onBlur?.();
          }}
        />
        {isMulti && (
          <span id={`${props.id}-count`} hidden>
            {countText(texts, values.length, limit)}
          </span>
        )}
        <span aria-live="polite" data-part="said">
          {changes.said}
        </span>
      </ControlRoot>
    </ChoiceContext>
  );
}
