import type { StatusCode } from '@mailroom/domain/statuses/statuses';
import { sql } from 'kysely';
import { instant, int, json, oneOf, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { personJson } from '../../accounts/accounts.reads.ts';
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
  text,
  url: text,
  kind: oneOf<LinkKind>(),
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
  checked_at: orNull(instant),
  version: int,
};

export type EmailLinkRow = RowOf<typeof EMAIL_LINK_ROW>;

/** Links of newest revisions only, because a decision about an older revision changes nothing. */
export const emailLinks: Resource<EmailLinkRow> = {
  row: EMAIL_LINK_ROW,
  from: sql`creative_link l
    join creative c on c.account_id = l.account_id and c.id = l.creative_id and c.current_revision_id = l.revision_id
    join creative_revision r on r.account_id = l.account_id and r.id = l.revision_id`,
  columns: sql`l.id, l.account_id, l.creative_id, l.revision_id, r.number as revision, l.position, l.line, l.text, l.url, l.kind, l.final_url,
    l.http_status, l.redirects, l.tracking, l.result, l.problem, l.verdict as decision, ${personJson('l.verdict_by')} as decided_by,
    l.verdict_at as decided_at, l.note, l.checked_at, l.version`,
  id: sql.ref('l.id'),
  fields: {
    position: { sql: sql.ref('l.position'), type: 'integer' },
    result: { sql: sql.ref('l.result'), type: 'text' },
    creative_id: { sql: sql.ref('l.creative_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('l.account_id')),
};
