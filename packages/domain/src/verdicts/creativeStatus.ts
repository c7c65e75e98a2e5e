import { findingKind } from './creativeFindings.ts';
import type { FindingKindName } from './creativeFindings.ts';
import type { CreativeStatus } from '../statuses/creativeStatuses.ts';
import type { Severity } from '../statuses/recordStatuses.ts';

interface Finding {
  readonly kind: FindingKindName;
  /** As the check judged it: the account may have chosen another severity than the kind's. */
  readonly severity: Severity;
  readonly isOverridden: boolean;
}

/** The facts about a creative's newest revision that decide its status. */
export interface CreativeFacts {
  readonly hasHtml: boolean;
  /** Whether it was saved as a draft. A draft isn't checked until somebody asks for it. */
  readonly isDraft: boolean;
  readonly check: 'none' | 'running' | 'finished';
  /** Whether a person rejected the whole creative. */
  readonly isRejected: boolean;
  readonly findings: readonly Finding[];
  /** How many links and e-mail clients a person rejected. */
  readonly rejectedParts: number;
  /** Whether a product that pinned this revision went Live. */
  readonly isLive: boolean;
}

function isOpen({ kind, isOverridden }: Finding): boolean {
  return !(isOverridden && findingKind(kind).isOverridable);
}

/** Derives the status of a creative; the first rule that matches decides. */
export function creativeStatus(facts: CreativeFacts): CreativeStatus {
  if (!facts.hasHtml || facts.isDraft) return 'Draft';
  if (facts.check === 'running') return 'Action Pending - Validate';
  if (facts.isRejected) return 'Invalid';
  // A rejection was withdrawn before the first check of this revision finished, so its findings are still unknown.
  if (facts.check === 'none') return 'Action Pending - Validate';
  const open = facts.findings
    .filter(isOpen)
    .map(({ kind, severity }) => ({ severity, forces: findingKind(kind).forces }));
  if (open.some(({ forces }) => forces === 'Error - Invalid Creative')) return 'Error - Invalid Creative';
  if (open.some(({ forces }) => forces === 'Error - Invalid Seed')) return 'Error - Invalid Seed';
  if (facts.rejectedParts > 0 || open.some(({ severity }) => severity === 'Critical')) return 'Need Attention';
  return facts.isLive ? 'Live - See Report' : 'Approved';
}
