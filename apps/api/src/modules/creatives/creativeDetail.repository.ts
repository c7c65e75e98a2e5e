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
  selectRow,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import { fileJson, type StoredFile } from '../../platform/files/files.reads.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { joinAdvertiser, personJson, senderJson, type SenderJson } from '../accounts/accounts.reads.ts';

export interface Named {
  id: number;
  name: string;
}

interface SeedsRow {
  source: 'creative' | 'advertiser' | 'none';
  count: number;
  bad_rows: number;
  file: StoredFile | null;
}

const CREATIVE_DETAIL = {
  preheader: orNull(text),
  sender_profile_id: orNull(int),
  sender_profile: orNull(json<SenderJson>()),
  html_file: orNull(json<StoredFile>()),
  text_part: orNull(text),
  derived_text: orNull(text),
  banner_file_id: orNull(bigint),
  test_seeds: json<SeedsRow>(),
  live_seeds: json<SeedsRow>(),
  check_state: oneOf<StatusCode<'action'>>(),
  check_progress: json<unknown>(),
  check_started_at: orNull(instant),
  check_finished_at: orNull(instant),
  check_error: orNull(text),
  link_count: bigint,
  client_count: bigint,
  revision_count: bigint,
  rejected_reason: orNull(text),
  rejected_at: orNull(instant),
  rejected_by: orNull(json<Named>()),
};

export type CreativeDetail = RowOf<typeof CREATIVE_DETAIL>;

function seedsJson(list: 'test' | 'live') {
  const own = sql.ref(`r.${list}_seed_file_id`);
  const inherited = sql.ref(`ad.${list}_seed_file_id`);
  return sql`json_build_object(
    'source', case when ${own} is not null then 'creative' when ${inherited} is not null then 'advertiser' else 'none' end,
    'count', (select count(*) from creative_seed s where s.revision_id = r.id and s.list = ${list} and s.problem is null),
    'bad_rows', (select count(*) from creative_seed s where s.revision_id = r.id and s.list = ${list} and s.problem is not null),
    'file', ${fileJson(sql`coalesce(${own}, ${inherited})`)})`;
}

/** Reads what a creative's page shows beyond its row in a list. */
export async function detailOf(tx: Tx, creativeId: number): Promise<CreativeDetail | undefined> {
  return selectRow(
    tx,
    CREATIVE_DETAIL,
    sql`
    select r.preheader, r.sender_profile_id,
           ${senderJson('c.account_id', 'r.sender_profile_id')} as sender_profile,
           ${fileJson(sql.ref('r.source_file_id'))} as html_file, r.text_part, r.derived_text, r.banner_file_id,
           ${seedsJson('test')} as test_seeds, ${seedsJson('live')} as live_seeds,
           r.check_state, r.check_progress, r.check_started_at, r.check_finished_at, r.check_error,
           (select count(*) from creative_link l where l.revision_id = r.id) as link_count,
           (select count(*) from creative_client e where e.revision_id = r.id) as client_count,
           (select count(*) from creative_revision n where n.creative_id = c.id) as revision_count,
           c.rejected_reason, c.rejected_at, ${personJson('c.rejected_by')} as rejected_by
      from creative c
      ${joinAdvertiser('c.account_id', 'c.advertiser_id')}
      left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`,
  );
}

const REVISION_ROW = {
  id: int,
  creative_id: int,
  number: int,
  subject: orNull(text),
  preheader: orNull(text),
  html_file: orNull(json<StoredFile>()),
  has_html: bool,
  check_state: oneOf<StatusCode<'action'>>(),
  open_findings: bigint,
  created_at: instant,
  created_by: orNull(json<Named>()),
};

export type RevisionRow = RowOf<typeof REVISION_ROW>;

export const revisions: Resource<RevisionRow> = {
  row: REVISION_ROW,
  from: sql`creative_revision r`,
  columns: sql`r.id, r.creative_id, r.number, r.subject, r.preheader, ${fileJson(sql.ref('r.source_file_id'))} as html_file,
    r.html_file_id is not null as has_html, r.check_state, r.created_at, ${personJson('r.created_by')} as created_by,
    (select count(*) from creative_finding f where f.revision_id = r.id and f.overridden_at is null) as open_findings`,
  id: sql.ref('r.id'),
  fields: { revision: { sql: sql.ref('r.number'), type: 'integer' } },
  scope: (tx) => inScope(tx, sql.ref('r.account_id')),
};

export function ofCreative(creativeId: number) {
  return sql<boolean>`r.creative_id = ${creativeId}`;
}

export async function creativeIn(
  tx: Tx,
  creativeId: number,
): Promise<{ id: number; revisionId: number | null } | undefined> {
  return tx
    .selectFrom('creative')
    .select(['id', 'current_revision_id as revisionId'])
    .where('id', '=', creativeId)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
}
