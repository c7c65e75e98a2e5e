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

/** How many findings of each kind a change clears; negative where it brings new ones to light. */
export type Cleared = Partial<Record<FindingKindName, number>>;

/**
 * The open findings that are left for a person, and those that the change brings to light. A kind that has a safe change and
 * wasn't asked for is otherwise not among them: one click may clear it.
 */
export function leftFindings({ open, kinds }: AskedFindings, cleared: Cleared): FindingsOfKind[] {
  const clearedOf: Readonly<Record<string, number | undefined>> = cleared;
  const openOf = new Map(open.map(({ kind, findings }) => [kind, findings]));
  return [...new Set([...openOf.keys(), ...Object.keys(cleared)])].flatMap((kind) => {
    const change = clearedOf[kind] ?? 0;
    const isOffered = isMendKind(kind) && !kinds.includes(kind);
    const left = isOffered ? -change : (openOf.get(kind) ?? 0) - change;
    return left > 0 ? [{ kind, findings: left }] : [];
  });
}
