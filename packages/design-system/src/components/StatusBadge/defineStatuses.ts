import type { Tone } from '../../theme/tones.ts';

export interface StatusDefinition<Code extends string = string> {
  code: Code;
  /** The text of the badge. Default: the code. */
  label?: string | undefined;
  tone: Tone;
  /** Says what the status means, as a sentence. */
  meaning: string;
  /** Says what happens next, or who must act, as a sentence. */
  next?: string | undefined;
}

export interface Statuses<Code extends string = string> {
  list: readonly StatusDefinition<Code>[];
  codes: readonly Code[];
  /** Returns the status of a code. An unknown code, or a status without a label, is shown as its code. */
  of: (code: string) => StatusDefinition & { label: string };
  /** The statuses as options of a filter or a select. */
  choices: readonly { value: Code; label: string }[];
}

/** Defines an application's statuses. Badge, legend and filter options are made from the list. */
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
