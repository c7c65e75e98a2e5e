import type { StatusCode } from '@mailroom/domain/statuses/statuses';
import { sql } from 'kysely';
import {
  arrayOf,
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
import { fileJson, filesWithHash, joinFile, leftJoinFile, type StoredFile } from '../../platform/files/files.reads.ts';
import type { Resource } from '../../platform/list/resource.ts';
import type { ContentFacts } from './check/contentFacts.ts';
import { isOverriddenDeath } from './check/findings.repository.ts';
import {
  leftJoinAdvertiser,
  leftJoinSender,
  personJson,
  senderJson,
  type SenderJson,
} from '../accounts/accounts.reads.ts';

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

/** The sender that the sending takes, which need not be chosen. */
interface UsedSender {
  from_name: string;
  from_email: string;
  is_first: boolean;
}

const CREATIVE_DETAIL = {
  preheader: orNull(text),
  sender_profile_id: orNull(int),
  sender_profile: orNull(json<SenderJson>()),
  sender: orNull(json<UsedSender>()),
  html_file: orNull(json<StoredFile>()),
  text_part: orNull(text),
  derived_text: orNull(text),
  content_facts: orNull(json<ContentFacts>()),
  merge_fields: orNull(json<string[]>()),
  html_bytes: orNull(bigint),
  image_bytes: bigint,
  banner_file_id: orNull(bigint),
  test_seeds: json<SeedsRow>(),
  live_seeds: json<SeedsRow>(),
  check_state: oneOf<StatusCode<'action'>>(),
  check_progress: json<unknown>(),
  check_started_at: orNull(instant),
  check_finished_at: orNull(instant),
  check_error: orNull(text),
  link_count: bigint,
  broken_link_count: bigint,
  image_count: bigint,
  client_count: bigint,
  revision_count: bigint,
  same_html: json<Named[]>(),
  rejected_reason: orNull(text),
  rejected_at: orNull(instant),
  rejected_by: orNull(json<Named>()),
};

export type CreativeDetail = RowOf<typeof CREATIVE_DETAIL>;

const MOST_SAME = 10;

/** Other creatives of the account whose newest revision has the same bytes of HTML. */
const sameHtml = sql`(select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id desc), '[]') from (
    select s.id, s.name from creative s
      join creative_revision sr on sr.account_id = s.account_id and sr.id = s.current_revision_id
     where s.account_id = c.account_id and s.id <> c.id
       and sr.html_file_id in ${filesWithHash(sql.ref('c.account_id'), sql.ref('h.sha256'))}
     order by s.id desc limit ${MOST_SAME}) o)`;

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
           case when s.id is not null then json_build_object('from_name', s.from_name, 'from_email', s.from_email,
             'is_first', r.sender_profile_id is null) end as sender,
           ${fileJson(sql.ref('r.source_file_id'))} as html_file, r.text_part, r.derived_text, r.content_facts, r.merge_fields, r.banner_file_id,
           h.size as html_bytes, i.image_bytes, ${sameHtml} as same_html,
           ${seedsJson('test')} as test_seeds, ${seedsJson('live')} as live_seeds,
           r.check_state, r.check_progress, r.check_started_at, r.check_finished_at, r.check_error,
           l.link_count, l.broken_link_count, l.image_count,
           (select count(*) from creative_client e where e.revision_id = r.id) as client_count,
           (select count(*) from creative_revision n where n.creative_id = c.id) as revision_count,
           c.rejected_reason, c.rejected_at, ${personJson('c.rejected_by')} as rejected_by
      from creative c
      ${leftJoinAdvertiser('c.account_id', 'c.advertiser_id')}
      left join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
      ${leftJoinSender('c.account_id', 'r.sender_profile_id')}
      ${leftJoinFile('h', sql.ref('r.html_file_id'))}
      cross join lateral (
        select coalesce(sum(f.size), 0)::bigint as image_bytes
          from creative_image i ${joinFile('f', sql.ref('i.file_id'))} where i.revision_id = r.id) i
      cross join lateral (
        select count(*) filter (where l.kind <> 'image') as link_count, count(*) filter (where l.kind = 'image') as image_count,
               count(*) filter (where l.kind <> 'image' and l.result = 'Error' and l.verdict is distinct from 'accepted'
                                  and not exists (select from creative_finding f where ${isOverriddenDeath('f', 'l')})) as broken_link_count
          from creative_link l where l.revision_id = r.id) l
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}`,
  );
}

/** The parts of a revision, each by its column. */
const PARTS = {
  html: 'html_file_id',
  subject: 'subject',
  preheader: 'preheader',
  sender: 'sender_profile_id',
  text: 'text_part',
  test_seeds: 'test_seed_file_id',
  live_seeds: 'live_seed_file_id',
} as const;

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
  changes: arrayOf(oneOf<keyof typeof PARTS>()),
  created_at: instant,
  created_by: orNull(json<Named>()),
};

/** The parts in which the revision `r` differs from `before`, the one before it. */
const changedParts = sql.join(
  Object.entries(PARTS).map(
    ([part, column]) =>
      sql`case when ${sql.ref(`r.${column}`)} is distinct from ${sql.ref(`before.${column}`)} then ${part}::text end`,
  ),
);

export type RevisionRow = RowOf<typeof REVISION_ROW>;

export const revisions: Resource<RevisionRow> = {
  row: REVISION_ROW,
  from: sql`creative_revision r
    left join creative_revision before
      on before.account_id = r.account_id and before.creative_id = r.creative_id and before.number = r.number - 1`,
  columns: sql`r.id, r.creative_id, r.number, r.subject, r.preheader, ${fileJson(sql.ref('r.source_file_id'))} as html_file,
    r.html_file_id is not null as has_html, r.check_state, r.created_at, ${personJson('r.created_by')} as created_by,
    array_remove(array[${changedParts}], null) as changes,
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
