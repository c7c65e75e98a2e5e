import type { StatusCode } from '@mailroom/domain/statuses/statuses';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  instant,
  int,
  json,
  oneOf,
  orNull,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { leftJoinFile } from '../../../platform/files/files.reads.ts';
import { personJson } from '../../accounts/accounts.reads.ts';
import { isOverriddenDeath } from '../check/findings.repository.ts';
import type { Named } from '../creativeDetail.repository.ts';
import type { LinkKind } from '../html/linkKind.ts';

const EMAIL_LINK_ROW = {
  id: int,
  account_id: int,
  creative_id: int,
  revision_id: int,
  revision: int,
  position: int,
  line: orNull(int),
  col: orNull(int),
  text,
  url: text,
  kind: oneOf<LinkKind>(),
  is_outlook_only: bool,
  bytes: orNull(bigint),
  pixel_width: orNull(int),
  pixel_height: orNull(int),
  shown_width: orNull(int),
  shown_height: orNull(int),
  final_url: orNull(text),
  http_status: orNull(int),
  redirects: orNull(int),
  tracking: json<Record<string, string>>(),
  result: oneOf<StatusCode<'action'>>(),
  problem: orNull(text),
  decision: orNull(oneOf<'accepted' | 'rejected'>()),
  decided_by: orNull(json<Named>()),
  decided_at: orNull(instant),
  note: orNull(text),
  overridden_at: orNull(instant),
  overridden_by: orNull(json<Named>()),
  override_reason: orNull(text),
  override_until: orNull(instant),
  checked_at: orNull(instant),
  version: int,
};

export type EmailLinkRow = RowOf<typeof EMAIL_LINK_ROW>;

/** Links of newest revisions only, because a decision about an older revision changes nothing. */
export const emailLinks: Resource<EmailLinkRow> = {
  row: EMAIL_LINK_ROW,
  from: sql`creative_link l
    join creative c on c.account_id = l.account_id and c.id = l.creative_id and c.current_revision_id = l.revision_id
    join creative_revision r on r.account_id = l.account_id and r.id = l.revision_id
    left join creative_image i on l.kind = 'image' and i.revision_id = l.revision_id and i.url = l.url
    ${leftJoinFile('f', sql.ref('i.file_id'))}
    left join lateral (
      select d.overridden_at, d.overridden_by, d.override_reason, d.override_until from creative_finding d
       where ${isOverriddenDeath('d', 'l')} order by d.id limit 1) o on true`,
  columns: sql`l.id, l.account_id, l.creative_id, l.revision_id, r.number as revision, l.position, l.line, l.col, l.text, l.url, l.kind, l.is_outlook_only, f.size as bytes, i.pixel_width, i.pixel_height, l.shown_width, l.shown_height, l.final_url,
    l.http_status, l.redirects, l.tracking, l.result, l.problem, l.verdict as decision, ${personJson('l.verdict_by')} as decided_by,
    l.verdict_at as decided_at, l.note, o.overridden_at, ${personJson('o.overridden_by')} as overridden_by, o.override_reason, o.override_until,
    l.checked_at, l.version`,
  id: sql.ref('l.id'),
  fields: {
    position: { sql: sql.ref('l.position'), type: 'integer' },
    result: { sql: sql.ref('l.result'), type: 'text' },
    kind: { sql: sql.ref('l.kind'), type: 'text' },
    creative_id: { sql: sql.ref('l.creative_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('l.account_id')),
};
