import { toAction } from '@mailroom/domain/actions/actions';
import type { Held } from '@mailroom/domain/access/can';
import { readerShare } from '@mailroom/domain/verdicts/checkSettings';
import { clientIdOf } from '@mailroom/domain/verdicts/emailClients';
import { presentOverride } from '../override/override.present.ts';
import type { EmailClientRow } from './emailClients.resource.ts';
import type { EmailLinkRow } from './emailLinks.resource.ts';

function time(date: Date | null): string | null {
  return date ? new Date(date).toISOString() : null;
}

function signOff(row: EmailLinkRow | EmailClientRow) {
  return {
    decision: row.decision,
    decided_by: row.decided_by,
    decided_at: time(row.decided_at),
    note: row.note,
    version: row.version,
  };
}

function decide(held: Held, decision: string | null) {
  return [
    toAction('accept', held, {
      needs: [['can_validate_links']],
      obstacle: decision === 'accepted' ? 'It is already accepted' : undefined,
    }),
    toAction('reject', held, {
      needs: [['can_validate_links']],
      obstacle: decision === 'rejected' ? 'It is already rejected' : undefined,
    }),
  ];
}

/** The size of our copy of an image, and the size at which the HTML shows it. */
function imageSize({ pixel_width, pixel_height, shown_width, shown_height }: EmailLinkRow) {
  return {
    sent: pixel_width === null || pixel_height === null ? null : { width: pixel_width, height: pixel_height },
    shown: shown_width === null ? null : { width: shown_width, height: shown_height },
  };
}

export function presentLink(row: EmailLinkRow, held: Held) {
  return {
    id: row.id,
    creative_id: row.creative_id,
    revision: row.revision,
    position: row.position,
    line: row.line,
    col: row.col,
    text: row.text,
    url: row.url,
    kind: row.kind,
    is_outlook_only: row.is_outlook_only,
    bytes: row.bytes === null ? null : Number(row.bytes),
    image_size: row.kind === 'image' ? imageSize(row) : null,
    final_url: row.final_url,
    http_status: row.http_status,
    redirects: row.redirects,
    tracking_parameters: row.tracking,
    result: row.result,
    problem: row.problem,
    ...signOff(row),
    override: presentOverride(row),
    checked_at: time(row.checked_at),
    reasons:
      row.problem === null
        ? []
        : [
            {
              code: 'broken_link',
              text: row.problem,
              subject: { entity: 'email_link', id: row.id },
              actor: 'Creative Specialist',
            },
          ],
    actions: [
      ...decide(held, row.decision),
      toAction('correct', held, {
        needs: [['can_validate_links'], ['can_update_creative']],
        obstacle: row.kind === 'image' ? 'An image is exchanged with the HTML' : undefined,
      }),
    ],
  };
}

/** caniemail marks code by backticks, and repeats the support before its note. */
function noteOf([note]: readonly string[]): string | null {
  return (
    note
      ?.replace(/^partial\.\s*/i, '')
      .replaceAll('`', '')
      .slice(0, 600) ?? null
  );
}

export function presentClient(row: EmailClientRow, held: Held) {
  const client = clientIdOf(row.family, row.platform);
  const share = client === null ? null : readerShare(client, row.check_choices);
  return {
    id: row.id,
    creative_id: row.creative_id,
    revision: row.revision,
    family: row.family,
    platform: row.platform,
    title: `${row.family} (${row.platform})`,
    simulation: client,
    required: row.is_required,
    reader_percent: share?.percent ?? null,
    reader_source: share?.isEstimate === false ? ('account' as const) : ('estimate' as const),
    verdict: row.verdict,
    issues: row.issues.map((issue) => ({
      feature: issue.feature,
      title: `${issue.feature} ${issue.support === 'none' ? 'is not supported' : 'is supported in part'}`,
      support: issue.support,
      loses_content: issue.losesContent,
      line: issue.line ?? null,
      column: issue.col ?? null,
      note: noteOf(issue.notes),
      tested_on: issue.testedOn ?? null,
    })),
    ...signOff(row),
    reasons: row.issues
      .filter((issue) => issue.losesContent)
      .map((issue) => ({
        code: 'client_loses_content',
        text: `It does not show ${issue.feature}`,
        subject: { entity: 'email_client', id: row.id },
        actor: 'Creative Specialist',
      })),
    actions: decide(held, row.decision),
  };
}
