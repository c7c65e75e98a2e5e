import { severities, type Severity } from '../statuses/recordStatuses.ts';
import { findingKinds } from './creativeFindings.ts';

interface GroupedFinding {
  readonly kind: string;
  readonly severity: Severity;
  readonly message: string;
  readonly line: number | null;
  readonly override: object | null;
}

interface FindingGroup<F extends GroupedFinding> {
  /** The same for the same cause, whatever the order of the findings. */
  readonly key: string;
  readonly title: string;
  readonly severity: Severity;
  readonly isOverridden: boolean;
  readonly findings: readonly [F, ...F[]];
  /** The lines of its places, each once, in the order of the HTML. */
  readonly lines: readonly number[];
}

/** Kinds whose findings share a cause only if they say the same: one placeholder, one client, one seed list. */
const SAME_TEXT_KINDS = /^((foreign|unknown)_merge_field$|client_|seed_)/;

function causeOf({ kind, message }: GroupedFinding): string {
  return SAME_TEXT_KINDS.test(kind) ? `${kind} ${message}` : kind;
}

function titleOf(findings: readonly [GroupedFinding, ...GroupedFinding[]]): string {
  const [{ kind, message }] = findings;
  if (findings.every((finding) => finding.message === message)) return message;
  return findingKinds.find((known) => known.kind === kind)?.label ?? message;
}

function rank({ isOverridden, severity }: { isOverridden: boolean; severity: Severity }): number {
  return (isOverridden ? severities.length : 0) + severities.findIndex(({ code }) => code === severity);
}

/**
 * Groups findings by what mends them, Critical first and the overridden ones last. An overridden finding never shares a
 * group with an open one, so that a count says what is still to do.
 */
export function groupFindings<F extends GroupedFinding>(findings: readonly F[]): FindingGroup<F>[] {
  const byKey = new Map<string, [F, ...F[]]>();
  for (const finding of findings) {
    const state = finding.override ? 'overridden' : 'open';
    const key = `${state} ${finding.severity} ${causeOf(finding)}`;
    const same = byKey.get(key);
    if (same) same.push(finding);
    else byKey.set(key, [finding]);
  }
  return [...byKey]
    .map(([key, same]) => ({
      key,
      title: titleOf(same),
      severity: same[0].severity,
      isOverridden: same[0].override !== null,
      findings: same,
      lines: [...new Set(same.flatMap(({ line }) => line ?? []))].toSorted((one, other) => one - other),
    }))
    .toSorted((one, other) => rank(one) - rank(other));
}
