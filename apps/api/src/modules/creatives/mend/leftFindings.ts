import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { isMendKind, type MendKind } from '@mailroom/domain/verdicts/creativeMends';

interface FindingsOfKind {
  kind: string;
  findings: number;
}

export interface AskedFindings {
  open: readonly FindingsOfKind[];
  /** The kinds that are to be mended. */
  kinds: readonly MendKind[];
}

/** How many findings of each kind a change clears. */
export type Cleared = Partial<Record<FindingKindName, number>>;

/**
 * The open findings that are left for a person. A kind that has a safe change and wasn't asked for is not among them: one click
 * may clear it.
 */
export function leftFindings({ open, kinds }: AskedFindings, cleared: Cleared): FindingsOfKind[] {
  const clearedOf: Readonly<Record<string, number | undefined>> = cleared;
  return open.flatMap(({ kind, findings }) => {
    if (isMendKind(kind) && !kinds.includes(kind)) return [];
    const left = findings - (clearedOf[kind] ?? 0);
    return left > 0 ? [{ kind, findings: left }] : [];
  });
}
