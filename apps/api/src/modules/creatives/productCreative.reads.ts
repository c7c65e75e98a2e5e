import type { Correction } from '@mailroom/domain/actions/correction';
import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import { sql, type RawBuilder } from 'kysely';
import {
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
import type { Tx } from '../../platform/database/tx.ts';
import { advertiserJson, leftJoinSender, personJson, type Person } from '../accounts/accounts.reads.ts';

interface Approval {
  part: 'content' | 'links' | 'clients' | 'findings';
  count: number;
  by: Person | null;
  at: string;
}

const PRODUCT_CREATIVE = {
  id: int,
  name: text,
  status: oneOf<CreativeStatus>(),
  revision: orNull(int),
  subject: text,
  preheader: orNull(text),
  from_name: orNull(text),
  from_email: orNull(text),
  has_html: bool,
  advertiser: orNull(json<{ id: number; name: string }>()),
  checked_at: orNull(instant),
  approvals: json<Approval[]>(),
};

export type ProductCreative = RowOf<typeof PRODUCT_CREATIVE>;

/** The creative of a product, with the revision that is pinned, or else with its current one, and who approved what. */
export function creativeOfProduct(
  tx: Tx,
  { accountId, creativeId, revisionId }: { accountId: number; creativeId: number; revisionId: number | null },
): Promise<ProductCreative | undefined> {
  return selectRow(
    tx,
    PRODUCT_CREATIVE,
    sql`
    select c.id, c.name, c.status, r.number as revision, coalesce(nullif(trim(r.subject), ''), c.name) as subject,
           nullif(trim(r.preheader), '') as preheader, s.from_name, s.from_email, r.html_file_id is not null as has_html,
           ${advertiserJson('c.account_id', 'c.advertiser_id')} as advertiser, r.check_finished_at as checked_at,
           coalesce((select json_agg(json_build_object('part', a.part, 'count', a.count, 'by', ${personJson('a.by')}, 'at', a.at)
                                     order by a.at)
              from (select 'content' as part, 1 as count, r.created_by as by, r.created_at as at where r.id is not null
                    union all
                    select 'links', count(*), verdict_by, max(verdict_at) from creative_link
                     where revision_id = r.id and verdict = 'accepted' and verdict_at is not null group by verdict_by
                    union all
                    select 'clients', count(*), decided_by, max(decided_at) from creative_client
                     where revision_id = r.id and decision = 'accepted' and decided_at is not null group by decided_by
                    union all
                    select 'findings', count(*), overridden_by, max(overridden_at) from creative_finding
                     where revision_id = r.id and overridden_at is not null group by overridden_by
                    order by at limit 50) a), '[]') as approvals
      from creative c
      left join creative_revision r on r.account_id = c.account_id and r.id = coalesce(${revisionId}::int, c.current_revision_id)
      ${leftJoinSender('c.account_id', 'r.sender_profile_id')}
     where c.account_id = ${accountId} and c.id = ${creativeId}`,
  );
}

/** SQL of the advertiser that a revision's creative has now, from the columns that refer to the revision. */
export function advertiserOfRevision(accountId: string, id: string): RawBuilder<number | null> {
  return sql<
    number | null
  >`(select c.advertiser_id from creative_revision r join creative c on c.account_id = r.account_id and c.id = r.creative_id
    where r.account_id = ${sql.ref(accountId)} and r.id = ${sql.ref(id)})`;
}

/** SQL of the creative of a revision with its name, as JSON, from the columns that refer to the revision. */
export function creativeOfRevision(accountId: string, id: string): RawBuilder<{ id: number; name: string }> {
  return sql`(select json_build_object('id', c.id, 'name', c.name)
     from creative_revision r join creative c on c.account_id = r.account_id and c.id = r.creative_id
    where r.account_id = ${sql.ref(accountId)} and r.id = ${sql.ref(id)})`;
}

/** SQL of what has become of the creative of the paused product with the alias `p`; null in any other state. */
export function correctionOfProduct(): RawBuilder<Correction | null> {
  return sql<Correction | null>`(case when p.attention in ('paused', 'step_failed') then (
    select json_build_object('sent', sent.number, 'newest', newest.number, 'status', c.status)
      from creative c
      join creative_revision newest on newest.account_id = c.account_id and newest.id = c.current_revision_id
      join creative_revision sent on sent.account_id = c.account_id and sent.id = p.pinned_revision_id
     where c.account_id = p.account_id and c.id = p.creative_id) end)`;
}

/**
 * Part of a condition: a person rejected the given revision, whatever came after it. The status of the creative is asked too,
 * because a server of the release before doesn't note it on the revision.
 */
export function isRejected(accountId: string, revisionId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from creative_revision r join creative c on c.account_id = r.account_id and c.id = r.creative_id
     where r.account_id = ${sql.ref(accountId)} and r.id = ${sql.ref(revisionId)}
       and (r.rejected_at is not null or c.status = 'Invalid' and c.current_revision_id = r.id))`;
}
