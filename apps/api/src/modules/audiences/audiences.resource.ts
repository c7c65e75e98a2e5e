import type { ComputedColumn } from '@mailroom/domain/computed/computedKinds';
import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import type { Reason } from '@mailroom/domain/derivation/reasons';
import { sql, type RawBuilder } from 'kysely';
import { instant, int, json, oneOf, orNull, text, type RowOf } from '../../platform/database/statement.ts';
import { inScope } from '../../platform/database/tx.ts';
import type { Resource } from '../../platform/list/resource.ts';
import { textSearch } from '../../platform/list/textSearch.reads.ts';
import { joinAccount } from '../accounts/accounts.reads.ts';
import type { Mapping } from './csv/mapping.ts';
import type { SuspectGroup } from './csv/suspects.ts';
import { LARGE_IMPORT_ROWS } from './versions/import.repository.ts';
import { recountOf, type RunningRecount } from './suppressions/recount.reads.ts';

interface ImportQueue {
  place: number;
  bytes_ahead: number;
  /** How fast the imports that run now are read; null before the first rows. */
  bytes_per_second: number | null;
}

export interface VersionJson {
  id: number;
  number: number;
  state: 'importing' | 'sealed' | 'failed' | 'cancelled';
  /** The version that it adds to or corrects. */
  base_version_id: number | null;
  rows: number;
  accepted: number;
  rejected: number;
  duplicates: number;
  suppressed: number;
  opted_out: number;
  merged: number;
  suppressed_now: number;
  suppressed_by_house: number;
  deliverable: number;
  bytes_read: number;
  file_name: string;
  file_size: number;
  file_sha256: string;
  mapping: Mapping[];
  header: string[] | null;
  computed: ComputedColumn[] | null;
  reject_counts: Record<string, number>;
  opt_out_counts: Record<string, number>;
  suspects: SuspectGroup[];
  failure: string | null;
  started_at: string | null;
  sealed_at: string | null;
}

const AUDIENCE_ROW = {
  id: int,
  account_id: int,
  account_name: text,
  name: text,
  description: orNull(text),
  status: oneOf<AudienceStatus>(),
  reasons: json<Reason[]>(),
  created_at: instant,
  updated_at: instant,
  version: int,
  /** The version in use. */
  current: orNull(json<VersionJson>()),
  /** The newest import, whether it succeeded or not. */
  latest: orNull(json<VersionJson>()),
  /** Where the newest import stands among those that wait; null once it has begun. */
  queue: orNull(json<ImportQueue>()),
  /** The suppression list of the people whom the files of the shown version say not to mail. */
  opt_out_list: orNull(json<{ id: number; name: string }>()),
  /** The count of the version in use that is being renewed. */
  recount: orNull(json<RunningRecount>()),
};

export type AudienceRow = RowOf<typeof AUDIENCE_ROW>;

function versionJson(alias: string): RawBuilder<unknown> {
  const v = sql.raw(alias);
  return sql`case when ${v}.id is not null then json_build_object('id', ${v}.id, 'number', ${v}.number, 'state', ${v}.state, 'base_version_id', ${v}.base_version_id,
    'rows', ${v}.rows, 'accepted', ${v}.accepted, 'rejected', ${v}.rejected, 'duplicates', ${v}.duplicates,
    'suppressed', ${v}.suppressed, 'opted_out', ${v}.opted_out, 'merged', ${v}.merged, 'suppressed_now', ${v}.suppressed_now,
    'suppressed_by_house', ${v}.suppressed_by_house,
    'deliverable', ${v}.deliverable, 'bytes_read', ${v}.bytes_read, 'file_name', ${v}.file_name,
    'file_size', ${v}.file_size, 'file_sha256', ${v}.file_sha256, 'mapping', ${v}.mapping,
    'header', ${v}.settings -> 'header', 'computed', ${v}.settings -> 'computed', 'opt_out_counts', ${v}.opt_out_counts, 'suspects', ${v}.suspects,
    'reject_counts', ${v}.reject_counts, 'failure', ${v}.failure, 'started_at', ${v}.started_at, 'sealed_at', ${v}.sealed_at) end`;
}

/** The version that `shownVersion` returns. */
const SHOWN_ID = sql`case when l.base_version_id is null or l.state = 'sealed' then l.id else c.id end`;

export const audiences: Resource<AudienceRow> = {
  row: AUDIENCE_ROW,
  from: sql`audience a ${joinAccount('a.account_id')}
    left join audience_version c on c.account_id = a.account_id and c.id = a.current_version_id
    left join audience_version l on l.account_id = a.account_id and l.id = a.latest_version_id`,
  columns: sql`a.id, a.account_id, ac.name as account_name, a.name, a.description, a.status, a.reasons, a.created_at,
    a.updated_at, a.version, ${versionJson('c')} as current, ${versionJson('l')} as latest,
    ${recountOf('c')} as recount,
    case when l.opted_out > 0 or c.opted_out > 0 then (
      select json_build_object('id', s.id, 'name', s.name) from suppression_list s where s.version_id = ${SHOWN_ID}) end as opt_out_list,
    case when l.state = 'importing' and l.started_at is null then (
      select to_json(q) from import_queue(l.id, ${LARGE_IMPORT_ROWS}::int) q) end as queue`,
  id: sql.ref('a.id'),
  fields: {
    id: { sql: sql.ref('a.id'), type: 'integer' },
    name: { sql: sql`lower(a.name) collate "C"`, type: 'text' },
    status: { sql: sql.ref('a.status'), type: 'text' },
    account_id: { sql: sql.ref('a.account_id'), type: 'integer' },
    account_name: { sql: sql`lower(ac.name) collate "C"`, type: 'text' },
    created_at: { sql: sql.ref('a.created_at'), type: 'timestamp' },
    updated_at: { sql: sql.ref('a.updated_at'), type: 'timestamp' },
    deliverable: { sql: sql`coalesce(c.deliverable, 0)`, type: 'integer' },
    rows: { sql: sql`coalesce(c.rows, l.rows, 0)`, type: 'integer' },
  },
  search: { name: textSearch(sql`lower(a.name)`, (text) => sql<boolean>`a.id in (select search_audience(${text}))`) },
  scope: (tx) => inScope(tx, sql.ref('a.account_id')),
  account: sql.ref('a.account_id'),
};
