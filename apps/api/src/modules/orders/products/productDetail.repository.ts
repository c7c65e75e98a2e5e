import type { AudienceStatus } from '@mailroom/domain/statuses/audienceStatuses';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import type { ProductStatus } from '@mailroom/domain/statuses/productStatuses';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { personJson, type Named } from '../person.ts';
import type { ProductRow } from './products.resource.ts';

export interface AudiencePart {
  id: number;
  name: string;
  status: AudienceStatus;
  version_id: number | null;
  version_number: number | null;
  rows: number | null;
  accepted: number | null;
  rejected: number | null;
  duplicates: number | null;
  suppressed: number | null;
  merged: number | null;
}

/** The audience and its pinned version, else the one in use. */
export async function audiencePart(tx: Tx, row: ProductRow, isPinned: boolean): Promise<AudiencePart | undefined> {
  const pinned = isPinned ? row.pinned_version_id : null;
  const { rows } = await sql<AudiencePart>`
    select a.id, a.name, a.status, v.id as version_id, v.number as version_number,
           v.rows, v.accepted, v.rejected, v.duplicates, v.suppressed, v.merged
      from audience a
      left join audience_version v on v.account_id = a.account_id and v.id = coalesce(${pinned}::int, a.current_version_id)
     where a.account_id = ${row.account_id} and a.id = ${row.audience_id}`.execute(tx);
  return rows[0];
}

export interface CreativePart {
  id: number;
  name: string;
  status: CreativeStatus;
  revision: number | null;
  subject: string | null;
  from_name: string | null;
  has_html: boolean;
}

/** The creative and its pinned revision, else the newest. */
export async function creativePart(tx: Tx, row: ProductRow, isPinned: boolean): Promise<CreativePart | undefined> {
  const pinned = isPinned ? row.pinned_revision_id : null;
  const { rows } = await sql<CreativePart>`
    select c.id, c.name, c.status, r.number as revision, coalesce(nullif(trim(r.subject), ''), c.name) as subject,
           s.from_name, r.html_file_id is not null as has_html
      from creative c
      left join creative_revision r on r.account_id = c.account_id and r.id = coalesce(${pinned}::int, c.current_revision_id)
      left join sender_profile s on s.account_id = c.account_id and s.id = coalesce(r.sender_profile_id,
             (select min(id) from sender_profile where account_id = c.account_id))
     where c.account_id = ${row.account_id} and c.id = ${row.creative_id}`.execute(tx);
  return rows[0];
}

export async function installPart(tx: Tx, row: ProductRow): Promise<Named | undefined> {
  if (row.install_id === null) return undefined;
  const { rows } = await sql<Named>`
    select id, name from install where account_id = ${row.account_id} and id = ${row.install_id}`.execute(tx);
  return rows[0];
}

interface HistoryRow {
  at: Date;
  event: string;
  from_status: ProductStatus;
  to_status: ProductStatus;
  by: Named | null;
  detail: string | null;
}

const SHOWN_HISTORY = 200;

export async function historyOf(tx: Tx, productId: number): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select t.at, t.event, t.from_status, t.to_status, ${personJson('t.user_id')} as by, t.detail
      from product_transition t where t.product_id = ${productId} order by t.id desc limit ${SHOWN_HISTORY}`.execute(
    tx,
  );
  return rows;
}
