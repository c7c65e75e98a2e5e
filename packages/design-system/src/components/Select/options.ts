import type { ReactNode } from 'react';
import { foldText } from './foldText.ts';
import type { Disableable } from '../../theme/disableable.ts';
import type { PassedPart } from './usePassedPart.ts';

/** The value of an option, such as the id of a record. */
export type OptionValue = string | number;

interface SelectOptionOwn<Value extends OptionValue> {
  value: Value;
  label: string;
  /** Shown under the label. */
  description?: string | undefined;
}
/** A disabled option stays in the list and shows its reason. */
export type SelectOption<Value extends OptionValue = string> = SelectOptionOwn<Value> & Disableable;

/** Returns why an option can't be chosen, or undefined when it can. */
export function reasonOf(option: Disableable): string | undefined {
  return option.disabled ? option.reason : undefined;
}

export interface SelectGroup<Value extends OptionValue = string> {
  label: string;
  options: readonly SelectOption<Value>[];
}

export type SelectOptions<Value extends OptionValue = string> = readonly (SelectOption<Value> | SelectGroup<Value>)[];

/** Draws an option. A method's type, so that a list of numbers fits where any values are taken. */
export type RenderOption<Value extends OptionValue = string> = {
  render(option: SelectOption<Value>): ReactNode;
}['render'];

export interface LoadRequest {
  search: string;
  /** Starts at 1. */
  page: number;
  signal: AbortSignal;
}

export interface LoadedOptions<Value extends OptionValue = string> {
  options: readonly SelectOption<Value>[];
  hasMore: boolean;
}

/** Fetches one page of the matching options. The signal aborts a request that is no longer needed. */
export type LoadOptions<Value extends OptionValue = string> = (request: LoadRequest) => Promise<LoadedOptions<Value>>;

export interface OptionChoice {
  kind: 'option';
  value: OptionValue;
  label: string;
  option: SelectOption<OptionValue>;
  /** Why it can't be chosen now. */
  reason: string | undefined;
  group: string | undefined;
  /** The option's position among all that match, from 1. Needed because only the visible lines are rendered. */
  position: number;
}

/** One line of the menu. */
export type Choice =
  | OptionChoice
  | { kind: 'all'; value: string; label: string; isOn: boolean }
  | { kind: 'create'; value: string; label: string; text: string; reason: string | undefined }
  | { kind: 'retry'; value: string; label: string }
  | { kind: 'loading'; value: string; label: string };

/** Turns a chosen option into a chip, or into the text of the box. */
export function toChosen(option: SelectOption<OptionValue>): OptionChoice {
  const { value, label } = option;
  return { kind: 'option', value, label, option, reason: undefined, group: undefined, position: 0 };
}

/** Returns why a line can't be chosen now, or undefined when it can. */
export function reasonAgainst(choice: Choice): string | undefined {
  return choice.kind === 'option' || choice.kind === 'create' ? choice.reason : undefined;
}

export interface PreparedOption {
  option: SelectOption<OptionValue>;
  group: string | undefined;
  /** The folded text, made only once, because up to 10,000 options are compared at every key. */
  words: string;
}

export function prepare(options: SelectOptions<OptionValue>): PreparedOption[] {
  const one = (option: SelectOption<OptionValue>, group?: string): PreparedOption => ({
    option,
    group,
    words: foldText(`${option.label} ${option.description ?? ''}`),
  });
  return options.flatMap((entry) =>
    'options' in entry ? entry.options.map((option) => one(option, entry.label)) : one(entry),
  );
}

export function matching(prepared: readonly PreparedOption[], search: string): readonly PreparedOption[] {
  const words = foldText(search.trim());
  return words === '' ? prepared : prepared.filter((entry) => entry.words.includes(words));
}

export interface ChoiceGroup {
  label: string;
  options: Choice[];
}

/**
 * Returns the lines for a part of the options, each group under its heading. Reuses the objects in `before` for unchanged
 * lines. Otherwise react-select would forget the focused line and return to the first one after every choice.
 */
export function toChoices(
  entries: readonly PreparedOption[],
  { from, to }: PassedPart,
  reasonFor: (option: SelectOption<OptionValue>) => string | undefined,
  before = new Map<OptionValue, OptionChoice>(),
): (Choice | ChoiceGroup)[] {
  const lines: (Choice | ChoiceGroup)[] = [];
  let group: ChoiceGroup | undefined;
  for (const [index, entry] of entries.slice(from, to).entries()) {
    const { option } = entry;
    const position = from + index + 1;
    const reason = reasonFor(option);
    const known = before.get(option.value);
    const isSame = known?.option === option && known.reason === reason && known.position === position;
    const choice = isSame ? known : { ...toChosen(option), reason, group: entry.group, position };
    before.set(option.value, choice);
    if (entry.group === undefined) lines.push(choice);
    else if (group?.label === entry.group) group.options.push(choice);
    else {
      group = { label: entry.group, options: [choice] };
      lines.push(group);
    }
  }
  return lines;
}

/** Returns the lines without headings. */
export function flatChoices(lines: readonly (Choice | { options: readonly Choice[] })[]): Choice[] {
  return lines.flatMap((line) => ('options' in line ? line.options : [line]));
}
