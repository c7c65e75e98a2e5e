import type { KeyboardEvent } from 'react';
import type { GroupBase, SelectInstance } from 'react-select';
import { foldText } from './foldText.ts';
import { flatChoices, type Choice } from './options.ts';

type Instance = SelectInstance<Choice, boolean, GroupBase<Choice>>;

interface ChoiceState {
  select: Instance;
  search: string;
  isOpen: boolean;
  isMulti: boolean;
  isSearchable: boolean;
  /** Letters typed shortly after each other, where there is no search. */
  typed: { text: string; at: number };
  /** Sees to it that react-select, which has but some of many options, has the first or the last ones. */
  handEnd: (end: 'first' | 'last') => void;
  /** Opens the menu, at once. */
  open: () => void;
  /** Shows the chips behind '+12', which arrows walk through. */
  showChips: () => void;
  /** Takes what was typed; false where that is not a new value. */
  create: () => boolean;
}

const PAUSE = 700;

function focusLine(select: Instance, choice: Choice) {
  select.scrollToFocusedOptionOnUpdate = true;
  select.setState({
    focusedOption: choice,
    focusedValue: null,
    focusedOptionId: select.getFocusedOptionId(choice) ?? null,
  });
}

function typeAhead(event: KeyboardEvent, state: ChoiceState) {
  const { typed, select } = state;
  const isFollowing = event.timeStamp - typed.at < PAUSE;
  // The same letter again goes to the next that begins with it.
  typed.text = isFollowing && typed.text !== event.key ? typed.text + event.key : event.key;
  typed.at = event.timeStamp;
  if (!state.isOpen) state.open();
  const lines = flatChoices(select.props.options);
  const from = lines.findIndex((line) => line === select.state.focusedOption) + (typed.text.length === 1 ? 1 : 0);
  const words = foldText(typed.text);
  const found = [...lines.slice(Math.max(0, from)), ...lines].find((line) => foldText(line.label).startsWith(words));
  if (found) focusLine(select, found);
}

/** Which end of all options a key leads to: by itself, or past the other end. */
function endFor(event: KeyboardEvent, { select, isOpen }: ChoiceState): 'first' | 'last' | undefined {
  if (!isOpen) return event.key === 'ArrowUp' ? 'last' : undefined;
  const lines = flatChoices(select.props.options);
  const { focusedOption } = select.state;
  if (event.key === 'End' || (event.key === 'ArrowUp' && focusedOption === lines[0])) return 'last';
  if (event.key === 'Home' || (event.key === 'ArrowDown' && focusedOption === lines.at(-1))) return 'first';
  return undefined;
}

/** The keys that react-select has no mind of its own for, or another than ours. */
export function onChoiceKey(event: KeyboardEvent, state: ChoiceState) {
  const { select, search, isOpen, isMulti } = state;
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const end = endFor(event, state);
  if (event.key === 'Escape' && isOpen) {
    // The menu goes first; a dialog around it closes on the next Escape.
    event.stopPropagation();
  } else if ((event.key === 'Home' || event.key === 'End') && search !== '') {
    const at = event.key === 'Home' ? 0 : search.length;
    select.inputRef?.setSelectionRange(event.shiftKey ? (select.inputRef.selectionStart ?? 0) : at, at);
    event.preventDefault();
  } else if (end !== undefined) {
    state.handEnd(end);
    if (!isOpen) return;
    select.focusOption(end);
    event.preventDefault();
  } else if (event.key === 'Delete' && isMulti && search === '' && !select.state.focusedValue) {
    // It deletes what it stands on: react-select would take the last one.
    event.preventDefault();
  } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && isMulti && search === '') {
    // react-select walks over the chips as if every page read from the left.
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const isBack = (event.key === 'ArrowLeft') !== isRtl;
    if (isBack) state.showChips();
    select.focusValue(isBack ? 'previous' : 'next');
    event.preventDefault();
  } else if ((event.key === ',' || event.key === ';') && state.create()) {
    event.preventDefault();
  } else if (isLetter && !state.isSearchable) {
    typeAhead(event, state);
    event.preventDefault();
  }
}
