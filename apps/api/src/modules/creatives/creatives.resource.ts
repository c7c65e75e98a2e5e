import { labelKey } from '@mailroom/domain/forms/labels';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { CreativeReason } from '@mailroom/domain/verdicts/creativeReasons';
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
} from '../../platform/database/statement.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { textSearch } from '../../platform/list/textSearch.reads.ts';
import { joinAccount, leftJoinAdvertiser } from '../accounts/accounts.reads.ts';
import { hasLabel, labelsOfRow } from './labels/labels.repository.ts';
import { isStaleDraft } from './revision/draft.repository.ts';

export type CreativeType = 'html' | 'zip' | 'text';

const CREATIVE_ROW = {
  id: int,
  account_id: int,
  account_name: text,
  advertiser_id: orNull(int),
  advertiser_name: orNull(text),
  name: text,
  creative_type: oneOf<CreativeType>(),
  status: oneOf<CreativeStatus>(),
  reasons: json<CreativeReason[]>(),
  revision_id: orNull(int),
  revision: orNull(int),
  subject: orNull(text),
  has_html: bool,
  open_findings: bigint,
  overridable: bigint,
  labels: json<string[]>(),
  created_at: instant,
  updated_at: instant,
  version: int,
};

export type CreativeRow = RowOf<typeof CREATIVE_ROW>;

export const creatives: Resource<CreativeRow> = {
  row: CREATIVE_ROW,
  from: sql`creative c
    ${joinAccount('c.account_id')}
    ${leftJoinAdvertiser('c.account_id', 'c.advertiser_id')}
    left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id`,
  columns: sql`c.id, c.account_id, ac.name as account_name, c.advertiser_id, ad.advertiser_name, c.name, c.creative_type,
    c.status, c.reasons, c.created_at, c.updated_at, c.version, r.id as revision_id, r.number as revision, r.subject,
    coalesce(r.html_file_id is not null or r.text_part is not null and c.creative_type = 'text', false) as has_html,
    (select count(*) from creative_finding f where f.revision_id = r.id and f.overridden_at is null) as open_findings,
    (select count(*) from creative_finding f where f.revision_id = r.id and f.overridden_at is null and f.is_overridable) as overridable,
    ${labelsOfRow} as labels`,
  id: sql.ref('c.id'),
  fields: {
    id: { sql: sql.ref('c.id'), type: 'integer' },
    name: { sql: sql`lower(c.name) collate "C"`, type: 'text' },
    status: { sql: sql.ref('c.status'), type: 'text' },
    account_id: { sql: sql.ref('c.account_id'), type: 'integer' },
    account_name: { sql: sql`lower(ac.name) collate "C"`, type: 'text' },
    advertiser_id: {
      sql: sql.ref('c.advertiser_id'),
      type: 'integer',
      // No advertiser has the number 0, so it stands for none.
      where: (ids) => sql`(c.advertiser_id = ${ids} or c.advertiser_id is null and 0 = ${ids})`,
    },
    advertiser_name: { sql: sql`lower(ad.advertiser_name) collate "C"`, type: 'text' },
    label: { sql: labelsOfRow, type: 'text', read: labelKey, where: hasLabel },
    stale_draft: { sql: isStaleDraft, type: 'boolean' },
    created_at: { sql: sql.ref('c.created_at'), type: 'timestamp' },
    updated_at: { sql: sql.ref('c.updated_at'), type: 'timestamp' },
  },
  search: { name: textSearch(sql`lower(c.name)`, (text) => sql<boolean>`c.id in (select search_creative(${text}))`) },
  scope: (tx) => inScope(tx, sql.ref('c.account_id')),
  account: sql.ref('c.account_id'),
};
