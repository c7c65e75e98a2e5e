import { rules } from '@mailroom/domain/forms/validation';
import type { Severity } from '@mailroom/domain/statuses/recordStatuses';
import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import type { OpenFinding } from '@mailroom/domain/verdicts/creativeReasons';
import { emailClients } from '@mailroom/domain/verdicts/emailClients';
import { clientIssuesOf } from './clientIssues.ts';
import { placedLinksOf, type DemoMail } from './creativeHtml.ts';
import { add, type Plan } from './plan.ts';

/** The outcomes of fifteen creatives in turn; most are approved. */
export const FATES = [
  'fine',
  'fine',
  'broken link',
  'fine',
  'fine',
  'draft',
  'fine',
  'no unsubscribe',
  'fine',
  'fine',
  'script',
  'fine',
  'bad seed',
  'fine',
  'rejected',
] as const;
export type Fate = (typeof FATES)[number];

interface Check {
  accountId: number;
  creativeId: number;
  revisionId: number;
  mail: DemoMail;
  fate: Fate;
  at: Date;
  testSeeds: { email: string; name: string }[];
  liveSeeds: { email: string; name: string }[];
}

/** Adds the results of this revision's check: links, seeds, clients, findings. Returns the findings. */
export function addCheck(plan: Plan, check: Check): OpenFinding[] {
  const { accountId, creativeId, revisionId } = check;
  const found: OpenFinding[] = [];
  const owner = { account_id: accountId, creative_id: creativeId, revision_id: revisionId };
  for (const [list, seeds] of [
    ['test', check.testSeeds],
    ['live', check.liveSeeds],
  ] as const) {
    seeds.forEach((seed, at) =>
      add(plan, 'creative_seed', {
        ...owner,
        list,
        line: at + 2,
        email: seed.email,
        first_name: seed.name,
        problem: rules.email(seed.email, { field: 'email' }) ?? null,
      }),
    );
  }
  const finding = (row: {
    kind: FindingKindName;
    severity: Severity;
    message: string;
    is_overridable: boolean;
    line?: number;
    subject_entity?: string;
    subject_id?: number;
  }) => {
    add(plan, 'creative_finding', { ...owner, fingerprint: `${row.kind}:${row.subject_id ?? row.line ?? ''}`, ...row });
    const { kind, severity, message, subject_entity: entity, subject_id: id } = row;
    found.push({ kind, severity, message, subject: entity !== undefined && id !== undefined ? { entity, id } : null });
  };
  if (check.fate === 'script') {
    finding({
      kind: 'active_content',
      severity: 'Critical',
      message: 'A script element at line 24 is never allowed in an e-mail.',
      is_overridable: false,
      line: 24,
    });
    return found;
  }
  placedLinksOf(check.mail).forEach((link, at) => {
    const isWeb = link.kind === 'web';
    const id = add(plan, 'creative_link', {
      ...owner,
      position: at + 1,
      line: link.line,
      col: link.col,
      text: link.text,
      url: link.url,
      kind: link.kind,
      final_url: isWeb && !link.isBroken ? link.url.split('?')[0] : null,
      http_status: isWeb ? (link.isBroken ? 404 : 200) : null,
      redirects: isWeb ? 0 : null,
      result: link.isBroken ? 'Error' : 'Success',
      problem: link.isBroken ? 'The address answers 404' : null,
      checked_at: check.at,
      tracking: link.url.includes('utm_source') ? { utm_source: 'mailroom', utm_medium: 'email' } : {},
    });
    if (link.isBroken)
      finding({
        kind: 'broken_link',
        severity: 'Critical',
        message: `${link.text} leads to a page that answers 404.`,
        is_overridable: true,
        subject_entity: 'email_link',
        subject_id: id,
      });
  });
  for (const { id: client, family, platform, isRequired } of emailClients) {
    const issues = clientIssuesOf(check.mail, client);
    const lost = issues.find(({ losesContent }) => losesContent);
    const id = add(plan, 'creative_client', {
      ...owner,
      family,
      platform,
      is_required: isRequired,
      verdict: lost ? 'loses content' : issues.length > 0 ? 'degrades' : 'works',
      issues,
    });
    if (lost && isRequired)
      finding({
        kind: 'client_loses_content',
        severity: 'Critical',
        message: `${family} (${platform}) does not show: ${lost.feature}`,
        is_overridable: true,
        line: lost.line,
        subject_entity: 'email_client',
        subject_id: id,
      });
  }
  if (check.fate === 'no unsubscribe')
    finding({
      kind: 'no_unsubscribe_link',
      severity: 'Critical',
      message: 'There is no link to unsubscribe.',
      is_overridable: false,
    });
  if (check.fate === 'bad seed')
    finding({
      kind: 'seed_bad_row',
      severity: 'Critical',
      message: 'Line 3 of the live seed list: proof.reader@ is not an address.',
      is_overridable: true,
      line: 3,
    });
  return found;
}
