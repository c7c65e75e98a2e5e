import { createHash } from 'node:crypto';

/** Everything the check can say. `stops` names the error status that an open finding of this kind leads to. */
export const findingKinds = {
  unreadable_file: { severity: 'Critical', isOverridable: false, stops: 'creative' },
  no_body: { severity: 'Critical', isOverridable: false, stops: 'creative' },
  too_large: { severity: 'Critical', isOverridable: false, stops: 'creative' },
  active_content: { severity: 'Critical', isOverridable: false, stops: 'creative' },
  seed_unreadable: { severity: 'Critical', isOverridable: false, stops: 'seed' },
  seed_empty: { severity: 'Critical', isOverridable: false, stops: 'seed' },
  seed_row: { severity: 'Critical', isOverridable: true, stops: 'seed' },
  broken_link: { severity: 'Critical', isOverridable: true },
  no_unsubscribe: { severity: 'Critical', isOverridable: false },
  no_postal_address: { severity: 'Critical', isOverridable: true },
  no_test_seeds: { severity: 'Critical', isOverridable: true },
  client_loses_content: { severity: 'Critical', isOverridable: true },
  check_unfinished: { severity: 'Critical', isOverridable: false },
  broken_image: { severity: 'Moderate', isOverridable: true },
  clipped: { severity: 'Moderate', isOverridable: true },
  unknown_merge_field: { severity: 'Moderate', isOverridable: true },
  no_subject: { severity: 'Moderate', isOverridable: true },
  no_sender: { severity: 'Moderate', isOverridable: true },
  shouting: { severity: 'Moderate', isOverridable: true },
  images_only: { severity: 'Moderate', isOverridable: true },
  insecure_link: { severity: 'Minor', isOverridable: true },
  long_redirect: { severity: 'Minor', isOverridable: true },
  no_alt_text: { severity: 'Minor', isOverridable: true },
  client_unchecked: { severity: 'Minor', isOverridable: true },
} as const satisfies Record<string, FindingRule>;

type FindingRule = {
  severity: 'Critical' | 'Moderate' | 'Minor';
  isOverridable: boolean;
  stops?: 'creative' | 'seed';
};

export type FindingKind = keyof typeof findingKinds;

export type Place = { line: number; col: number };

/** What the check found, before it is a row. `part` is the piece of content it speaks of. */
export type Finding = { kind: FindingKind; message: string; part: string; place?: Place };

export const ruleOf = (kind: FindingKind): FindingRule => findingKinds[kind];

/** More than these of one kind say nothing new; a hostile file must not fill the table. */
const mostOfOneKind = 200;

/**
 * Gives each finding its name across revisions: the same kind about the same piece of content. An override follows
 * the name, so it holds until that piece changes. Equal pieces are told apart by their order.
 */
export const withFingerprints = (findings: readonly Finding[]): (Finding & { fingerprint: string })[] => {
  const seen = new Map<string, number>();
  const ofKind = new Map<FindingKind, number>();
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
