import { createHash } from 'node:crypto';
import { findingKind, type FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';

/** The lines of an e-mail that a person types beside its file. */
export type FindingField = 'subject' | 'preheader' | 'sender';

export interface Place {
  line: number;
  col: number;
}

/** A finding of the check before it is stored. `part` is the piece of content it is about. */
export interface Finding {
  kind: FindingKindName;
  message: string;
  part: string;
  place?: Place;
  /** The position of the link, or the name of the e-mail client, that it is about. */
  link?: number;
  client?: string;
  /** The typed line that it is about, where it isn't about the file. */
  field?: FindingField;
}

/** A finding that says nothing more than its kind. */
export function plainFinding(kind: FindingKindName, part: string): Finding {
  return { kind, message: findingKind(kind).label, part };
}

/** Findings stored per kind. More say nothing new, and a hostile file must not fill the table. */
const MOST_OF_ONE_KIND = 200;

/**
 * Gives each finding a fingerprint that survives revisions: its kind and its piece of content. An override follows
 * the fingerprint, so it holds until that piece changes. Equal pieces differ by their order.
 */
export function withFingerprints(findings: readonly Finding[]): (Finding & { fingerprint: string })[] {
  const seen = new Map<string, number>();
  const ofKind = new Map<FindingKindName, number>();
  return findings.flatMap((finding) => {
    const sameKind = (ofKind.get(finding.kind) ?? 0) + 1;
    ofKind.set(finding.kind, sameKind);
    if (sameKind > MOST_OF_ONE_KIND) return [];
    const name = `${finding.kind}\n${finding.part.replace(/\s+/g, ' ').trim()}`;
    const order = (seen.get(name) ?? 0) + 1;
    seen.set(name, order);
    const fingerprint = createHash('sha256').update(`${name}\n${order}`).digest('hex').slice(0, 32);
    return [{ ...finding, fingerprint }];
  });
}
