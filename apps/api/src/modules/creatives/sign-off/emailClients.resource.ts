import type { CheckChoices } from '@mailroom/domain/verdicts/checkSettings';
import { sql } from 'kysely';
import { bool, instant, int, json, oneOf, orNull, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope } from '../../../platform/database/tx.ts';
import type { Resource } from '../../../platform/list/resource.ts';
import { joinAccount, personJson } from '../../accounts/accounts.reads.ts';
import type { Named } from '../creativeDetail.repository.ts';
import type { ClientIssue, ClientVerdict } from '../check/clients/checkClients.ts';

const EMAIL_CLIENT_ROW = {
  id: int,
  account_id: int,
  creative_id: int,
  revision_id: int,
  revision: int,
  family: text,
  platform: text,
  is_required: bool,
  verdict: oneOf<ClientVerdict>(),
  issues: json<ClientIssue[]>(),
  decision: orNull(oneOf<'accepted' | 'rejected'>()),
  decided_by: orNull(json<Named>()),
  decided_at: orNull(instant),
  note: orNull(text),
  check_choices: json<CheckChoices>(),
  version: int,
};

export type EmailClientRow = RowOf<typeof EMAIL_CLIENT_ROW>;

export const emailClientRows: Resource<EmailClientRow> = {
  row: EMAIL_CLIENT_ROW,
  from: sql`creative_client e
    join creative c on c.account_id = e.account_id and c.id = e.creative_id and c.current_revision_id = e.revision_id
    join creative_revision r on r.account_id = e.account_id and r.id = e.revision_id
    ${joinAccount('e.account_id')}`,
  columns: sql`e.id, e.account_id, e.creative_id, e.revision_id, r.number as revision, e.family, e.platform, e.is_required, e.verdict,
    e.issues, e.decision, ${personJson('e.decided_by')} as decided_by, e.decided_at, e.note, ac.check_choices, e.version`,
  id: sql.ref('e.id'),
  fields: {
    family: { sql: sql`lower(e.family) collate "C"`, type: 'text' },
    verdict: { sql: sql.ref('e.verdict'), type: 'text' },
    creative_id: { sql: sql.ref('e.creative_id'), type: 'integer' },
  },
  scope: (tx) => inScope(tx, sql.ref('e.account_id')),
};
