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
  /** The letters typed in quick succession, when there is no search. */
  typed: { text: string; at: number };
  /** Passes the first or the last options to react-select, which has only a part of many options. */
  passEnd: (end: 'first' | 'last') => void;
  /** Opens the menu synchronously. */
  open: () => void;
  /** Shows the chips behind '+12', so that arrow keys can reach them. */
  showChips: () => void;
  /** Adds the typed text as a value. Returns false when it isn't a new value. */
  create: () => boolean;
}

const TYPING_TIMEOUT = 700;

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
  const isFollowing = event.timeStamp - typed.at < TYPING_TIMEOUT;
  // The same letter again moves to the next option that starts with it.
  typed.text = isFollowing && typed.text !== event.key ? typed.text + event.key : event.key;
  typed.at = event.timeStamp;
  if (!state.isOpen) state.open();
  const lines = flatChoices(select.props.options);
  const from = lines.findIndex((line) => line === select.state.focusedOption) + (typed.text.length === 1 ? 1 : 0);
  const words = foldText(typed.text);
  const found = [...lines.slice(Math.max(0, from)), ...lines].find((line) => foldText(line.label).startsWith(words));
  if (found) focusLine(select, found);
}

/** Returns the end of the options that a key leads to, directly or by wrapping around. */
function endFor(event: KeyboardEvent, { select, isOpen }: ChoiceState): 'first' | 'last' | undefined {
  if (!isOpen) return event.key === 'ArrowUp' ? 'last' : undefined;
  const lines = flatChoices(select.props.options);
  const { focusedOption } = select.state;
  if (event.key === 'End' || (event.key === 'ArrowUp' && focusedOption === lines[0])) return 'last';
  if (event.key === 'Home' || (event.key === 'ArrowDown' && focusedOption === lines.at(-1))) return 'first';
  return undefined;
}

/** Handles the keys that react-select ignores or handles differently. */
export function onChoiceKey(event: KeyboardEvent, state: ChoiceState) {
  const { select, search, isOpen, isMulti } = state;
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const end = endFor(event, state);
  if (event.key === 'Escape' && isOpen) {
    // Closes only the menu. A dialog around it closes with the next Escape.
    event.stopPropagation();
  } else if ((event.key === 'Home' || event.key === 'End') && search !== '') {
    const at = event.key === 'Home' ? 0 : search.length;
    select.inputRef?.setSelectionRange(event.shiftKey ? (select.inputRef.selectionStart ?? 0) : at, at);
    event.preventDefault();
  } else if (end !== undefined) {
    state.passEnd(end);
    if (!isOpen) return;
    select.focusOption(end);
    event.preventDefault();
  } else if (event.key === 'Delete' && isMulti && search === '' && !select.state.focusedValue) {
    // Delete removes only the focused chip. react-select would remove the last one.
    event.preventDefault();
  } else if ((event.key === 'ArrowLeft' || event.key === 'ArrowRight') && isMulti && search === '') {
    // react-select moves over the chips as if every page were left to right.
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
