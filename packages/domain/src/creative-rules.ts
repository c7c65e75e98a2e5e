import { findingKind } from './creative-findings.ts';
import type { FindingKindName } from './creative-findings.ts';
import type { CreativeStatus } from './creative-statuses.ts';

export interface Finding {
  readonly kind: FindingKindName;
  readonly isOverridden: boolean;
}

/** What is known of a creative's newest revision. */
export interface CreativeFacts {
  readonly hasHtml: boolean;
  /** Saved as a draft: it is not checked until somebody asks for it. */
  readonly isDraft: boolean;
  readonly check: 'none' | 'running' | 'finished';
  /** Rejected by a person as a whole. */
  readonly isRejected: boolean;
  readonly findings: readonly Finding[];
  /** Links and e-mail clients that a person rejected. */
  readonly rejectedParts: number;
  /** A product that pinned this revision went Live. */
  readonly isLive: boolean;
}

export function isOpen({ kind, isOverridden }: Finding): boolean {
  return !(isOverridden && findingKind(kind).isOverridable);
}

export function mayOverride(finding: Finding): boolean {
  return !finding.isOverridden && findingKind(finding.kind).isOverridable;
}

/** The first match of the table of product.md is the status. */
export function creativeStatus(facts: CreativeFacts): CreativeStatus {
  if (!facts.hasHtml || facts.isDraft) return 'Draft';
  if (facts.check === 'running') return 'Action Pending - Validate';
  if (facts.isRejected) return 'Invalid';
  // Withdrawn before a check of this revision finished: nothing can be said of it yet.
  if (facts.check === 'none') return 'Action Pending - Validate';
  const open = facts.findings.filter(isOpen).map(({ kind }) => findingKind(kind));
  if (open.some(({ forces }) => forces === 'Error - Invalid Creative')) return 'Error - Invalid Creative';
  if (open.some(({ forces }) => forces === 'Error - Invalid Seed')) return 'Error - Invalid Seed';
  if (facts.rejectedParts > 0 || open.some(({ severity }) => severity === 'Critical')) return 'Need Attention';
  return facts.isLive ? 'Live - See Report' : 'Approved';
}
