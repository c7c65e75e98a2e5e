import { sql } from 'kysely';
import { nowOf } from '../../../platform/database/context.ts';
import { bigint, selectRow } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { CheckData } from '../creatives.queues.ts';
import { SEED_FINDINGS } from '../seeds/seeds.repository.ts';

/**
 * Gives a revision the results of an earlier one whose content is the same but for its seeds: links, clients, images, findings
 * about them, and people's verdicts. An override that has ended is not carried.
 */
export async function carryResults(tx: Tx, { creativeId, revisionId }: CheckData, earlierId: number): Promise<void> {
  await sql`
    insert into creative_link (account_id, creative_id, revision_id, position, line, col, text, url, kind, is_outlook_only,
                               shown_width, shown_height, final_url, http_status, redirects, tracking, result, problem,
                               verdict, verdict_by, verdict_at, note, checked_at)
    select account_id, creative_id, ${revisionId}, position, line, col, text, url, kind, is_outlook_only,
           shown_width, shown_height, final_url, http_status, redirects, tracking, result, problem,
           verdict, verdict_by, verdict_at, note, checked_at
      from creative_link where creative_id = ${creativeId} and revision_id = ${earlierId} order by position`.execute(
    tx,
  );
  await sql`
    insert into creative_client (account_id, creative_id, revision_id, family, platform, is_required, verdict, issues,
                                 decision, decided_by, decided_at, note)
    select account_id, creative_id, ${revisionId}, family, platform, is_required, verdict, issues,
           decision, decided_by, decided_at, note
      from creative_client where creative_id = ${creativeId} and revision_id = ${earlierId} order by id`.execute(tx);
  await sql`
    insert into creative_image (account_id, revision_id, url, file_id, pixel_width, pixel_height, problem)
    select account_id, ${revisionId}, url, file_id, pixel_width, pixel_height, problem
      from creative_image where revision_id = ${earlierId} order by id
        on conflict (revision_id, url) do nothing`.execute(tx);
  await carryFindings(tx, { creativeId, revisionId }, earlierId);
  await sql`
    update creative_revision r
       set derived_text = e.derived_text, content_facts = e.content_facts, merge_fields = e.merge_fields
      from creative_revision e
     where r.id = ${revisionId} and e.id = ${earlierId} and e.creative_id = r.creative_id`.execute(tx);
}

/** A finding about a link or a client is now about the same link or client of the new revision. */
async function carryFindings(
  tx: Tx,
  { creativeId, revisionId }: Pick<CheckData, 'creativeId' | 'revisionId'>,
  earlierId: number,
): Promise<void> {
  const holds = sql`f.override_until is null or f.override_until > ${nowOf(tx)}`;
  await sql`
    insert into creative_finding (account_id, creative_id, revision_id, kind, severity, message, line, col, field, subject_entity,
                                  subject_id, fingerprint, is_overridable, overridden_at, overridden_by, override_reason,
                                  override_until)
    select f.account_id, f.creative_id, ${revisionId}, f.kind, f.severity, f.message, f.line, f.col, f.field, f.subject_entity,
           coalesce(l.id, c.id), f.fingerprint, f.is_overridable,
           case when ${holds} then f.overridden_at end, case when ${holds} then f.overridden_by end,
           case when ${holds} then f.override_reason end, case when ${holds} then f.override_until end
      from creative_finding f
      left join creative_link el on f.subject_entity = 'email_link' and el.id = f.subject_id
      left join creative_link l on l.revision_id = ${revisionId} and l.position = el.position
      left join creative_client ec on f.subject_entity = 'email_client' and ec.id = f.subject_id
      left join creative_client c
        on c.revision_id = ${revisionId} and c.family = ec.family and c.platform = ec.platform
     where f.creative_id = ${creativeId} and f.revision_id = ${earlierId} and f.kind <> all(${sql.val([...SEED_FINDINGS])})
     order by f.id`.execute(tx);
}

/** How many links, images and clients of a revision have been checked. */
export async function countCarried(tx: Tx, revisionId: number): Promise<number> {
  const row = await selectRow(
    tx,
    { total: bigint },
    sql`
    select (select count(*) from creative_link where revision_id = ${revisionId}) +
           (select count(*) from creative_client where revision_id = ${revisionId}) as total`,
  );
  return row?.total ?? 0;
}
