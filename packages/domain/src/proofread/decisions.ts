import type { Severity } from '../statuses/recordStatuses.ts';
import { isBlank, judgeValue } from './judgeValue.ts';
import { PROOFREAD_KINDS } from './kinds.ts';
import type { ProofreadChoice, ProofreadKind } from './kinds.ts';

const SEVERITY = {
  empty_field: 'Critical',
  empty_subject: 'Critical',
  merge_syntax: 'Critical',
  broken_link: 'Critical',
  foreign_link: 'Critical',
  markup: 'Moderate',
  garbled: 'Moderate',
  placeholder: 'Moderate',
  invisible: 'Moderate',
  clipped: 'Moderate',
  too_long: 'Minor',
} as const satisfies Record<ProofreadKind, Severity>;

export function severityOfKind(kind: ProofreadKind): Severity {
  return SEVERITY[kind];
}

const RANKS: readonly Severity[] = ['Critical', 'Moderate', 'Minor'];

/** Orders kinds, the worst first. */
export function compareKinds(one: ProofreadKind, other: ProofreadKind): number {
  return (
    RANKS.indexOf(SEVERITY[one]) - RANKS.indexOf(SEVERITY[other]) ||
    PROOFREAD_KINDS.indexOf(one) - PROOFREAD_KINDS.indexOf(other)
  );
}

/** Returns the choices that a person has about a fault. A text for these people needs one field that causes it. */
export function choicesOf(kind: ProofreadKind, field: string | null): ProofreadChoice[] {
  return kind === 'clipped' || field === null ? ['leave_out', 'accept'] : ['leave_out', 'fallback', 'accept'];
}

const LONGEST_FALLBACK = 200;

const PROBLEMS = {
  empty_field: 'A fallback needs a text',
  merge_syntax: 'A fallback can’t hold merge fields: nothing would fill them',
  markup: 'A fallback can’t hold HTML: readers would see it as code',
  garbled: 'A fallback can’t hold broken characters',
  placeholder: 'This stands for a missing value',
  invisible: 'A fallback can’t hold invisible characters',
} as const;

/** Says why a text can't be a fallback; undefined for one that can. */
export function fallbackProblem(text: string | undefined): string | undefined {
  if (text === undefined || isBlank(text)) return PROBLEMS.empty_field;
  if (text.length > LONGEST_FALLBACK) return `A fallback has at most ${LONGEST_FALLBACK} characters`;
  // oxlint-disable-next-line no-control-regex -- a line end is a control character too
  if (/[{}]/.test(text)) return PROBLEMS.merge_syntax;
  if (/[\t\r\n]/.test(text)) return PROBLEMS.invisible;
  const [worst] = judgeValue(text);
  return worst && PROBLEMS[worst];
}

/** Says that faults wait for a decision; undefined if none does. */
export function undecidedText(faults: number): string | undefined {
  if (faults === 0) return undefined;
  return faults === 1
    ? '1 fault found by the proofreading waits for a decision'
    : `${faults} faults found by the proofreading wait for a decision`;
}
