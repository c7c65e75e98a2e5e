import { createHash } from 'node:crypto';
import type { FindingKindName } from '@mailroom/domain/creative-findings';

export type Place = { line: number; col: number };

/** What the check found, before it is a row. `part` is the piece of content it speaks of. */
export type Finding = {
  kind: FindingKindName;
  message: string;
  part: string;
  place?: Place;
  /** The link or the e-mail client it is about. */
  link?: number;
  client?: string;
};

/** More than these of one kind say nothing new; a hostile file must not fill the table. */
const mostOfOneKind = 200;

/**
 * Gives each finding its name across revisions: the same kind about the same piece of content. An override follows
 * the name, so it holds until that piece changes. Equal pieces are told apart by their order.
 */
export const withFingerprints = (findings: readonly Finding[]): (Finding & { fingerprint: string })[] => {
  const seen = new Map<string, number>();
  const ofKind = new Map<FindingKindName, number>();
  return findings.flatMap((finding) => {
    const sameKind = (ofKind.get(finding.kind) ?? 0) + 1;
    ofKind.set(finding.kind, sameKind);
    if (sameKind > mostOfOneKind) return [];
    const name = `${finding.kind}\n${finding.part.replace(/\s+/g, ' ').trim()}`;
    const order = (seen.get(name) ?? 0) + 1;
    seen.set(name, order);
    const fingerprint = createHash('sha256').update(`${name}\n${order}`).digest('hex').slice(0, 32);
    return [{ ...finding, fingerprint }];
  });
};
