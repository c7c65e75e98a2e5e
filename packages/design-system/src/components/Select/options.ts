export interface SelectOption {
  value: string;
  label: string;
  /** Told under the label. */
  description?: string | undefined;
  /** The option can't be chosen, and this says why. */
  disabledReason?: string | undefined;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export type SelectOptions = readonly (SelectOption | SelectGroup)[];

export interface LoadRequest {
  search: string;
  /** Starts at 1. */
  page: number;
  signal: AbortSignal;
}

export interface LoadedOptions {
  options: readonly SelectOption[];
  hasMore: boolean;
}

/** Fetches one page of the options that match. An abandoned request is aborted. */
export type LoadOptions = (request: LoadRequest) => Promise<LoadedOptions>;

/** One line of the menu. */
export type Choice =
  | { kind: 'option'; value: string; label: string; option: SelectOption; reason: string | undefined }
  | { kind: 'all'; value: string; label: string; isOn: boolean }
  | { kind: 'retry'; value: string; label: string };

export interface PreparedOption {
  option: SelectOption;
  group: string | undefined;
  /** Lower case, made once: 10,000 options are compared at every key. */
  words: string;
}

export function prepare(options: SelectOptions): PreparedOption[] {
  const one = (option: SelectOption, group?: string): PreparedOption => ({
    option,
    group,
    words: `${option.label} ${option.description ?? ''}`.toLowerCase(),
  });
  return options.flatMap((entry) =>
    'options' in entry ? entry.options.map((option) => one(option, entry.label)) : one(entry),
  );
}

export function matching(prepared: readonly PreparedOption[], search: string): readonly PreparedOption[] {
  const words = search.trim().toLowerCase();
  return words === '' ? prepared : prepared.filter((entry) => entry.words.includes(words));
}

export interface ChoiceGroup {
  label: string;
  options: Choice[];
}

/** The lines for the first `count` options, each group under its heading. */
export function toChoices(
  entries: readonly PreparedOption[],
  count: number,
  reasonFor: (option: SelectOption) => string | undefined,
): (Choice | ChoiceGroup)[] {
  const lines: (Choice | ChoiceGroup)[] = [];
  let group: ChoiceGroup | undefined;
  for (const entry of entries.slice(0, count)) {
    const { option } = entry;
    const choice: Choice = {
      kind: 'option',
      value: option.value,
      label: option.label,
      option,
      reason: reasonFor(option),
    };
    if (entry.group === undefined) lines.push(choice);
    else if (group?.label === entry.group) group.options.push(choice);
    else {
      group = { label: entry.group, options: [choice] };
      lines.push(group);
    }
  }
  return lines;
}
