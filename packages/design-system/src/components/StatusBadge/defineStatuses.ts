import type { Tone } from '../../theme/tones.ts';

export interface StatusDefinition<Code extends string = string> {
  code: Code;
  /** What is shown; the code itself when absent. */
  label?: string | undefined;
  tone: Tone;
  /** What it means, as a sentence. */
  meaning: string;
  /** What happens next, or who must do what. */
  next?: string | undefined;
}

export interface Statuses<Code extends string = string> {
  list: readonly StatusDefinition<Code>[];
  codes: readonly Code[];
  /** A code that the list doesn't know is shown all the same, as itself; one without a label is called by its code. */
  of: (code: string) => StatusDefinition & { label: string };
  /** For a filter or a select. */
  choices: readonly { value: Code; label: string }[];
}

/** Takes any application's list of statuses; badge, legend and filter choices come from it. */
export function defineStatuses<const List extends readonly StatusDefinition[]>(
  list: List,
): Statuses<List[number]['code']> {
  type Code = List[number]['code'];
  const named = list.map((status) => ({ ...status, label: status.label ?? status.code }));
  const byCode = new Map<string, StatusDefinition & { label: string }>(named.map((status) => [status.code, status]));
  if (byCode.size !== list.length) throw new Error('A status is defined twice.');
  return {
    list: list as readonly StatusDefinition<Code>[],
    codes: list.map((status) => status.code as Code),
    of: (code) => byCode.get(code) ?? { code, label: code, tone: 'secondary', meaning: '' },
    choices: list.map((status) => ({ value: status.code as Code, label: status.label ?? status.code })),
  };
}
