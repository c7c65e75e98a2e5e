import { sql } from 'kysely';
import { int, oneOf, orNull, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { DEATHS } from '../check/findings.repository.ts';
import type { CheckedLink } from '../check/outside/checkLinks.ts';

const DUE = { creativeId: int, accountId: int };

/** Creatives asked at a time. The rest follows with the next turn. */
const MOST_AT_A_TIME = 200;

/** Which of these creatives have a finished check, and links that nobody has asked since then. */
export function dueCreatives(tx: Tx, creativeIds: readonly number[], since: Date): Promise<RowOf<typeof DUE>[]> {
  return selectRows(
    tx,
    DUE,
    sql`
    select c.id as "creativeId", c.account_id as "accountId"
      from creative c
      join creative_revision r on r.account_id = c.account_id and r.id = c.current_revision_id
      left join link_watch w on w.account_id = c.account_id and w.creative_id = c.id
     where c.id = any(${creativeIds}::int[]) and c.rejected_at is null and r.check_state = 'Success'
       and coalesce(greatest(w.asked_at, r.check_finished_at), '-infinity') <= ${since}
       and exists (select from creative_link l where l.revision_id = r.id and l.kind = 'web')
     order by w.asked_at nulls first, c.id limit ${MOST_AT_A_TIME}`,
  );
}

export async function noteAsked(tx: Tx, accountId: number, creativeId: number, at: Date): Promise<void> {
  await tx
    .insertInto('link_watch')
    .values({ account_id: accountId, creative_id: creativeId, asked_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'creative_id']).doUpdateSet({ asked_at: at }))
    .execute();
}

const STORED_LINK = {
  id: int,
  position: int,
  line: orNull(int),
  col: orNull(int),
  url: text,
  result: oneOf<'Success' | 'Pending' | 'Error' | 'Not Started' | 'Started'>(),
};

export type StoredLink = RowOf<typeof STORED_LINK>;

export function storedWebLinks(tx: Tx, revisionId: number): Promise<StoredLink[]> {
  return selectRows(
    tx,
    STORED_LINK,
    sql`select id, position, line, col, url, result from creative_link where revision_id = ${revisionId} and kind = 'web' order by position`,
  );
}

/** Whether the newest revision's check has finished, and no later one has begun. */
export async function isChecked(tx: Tx, revisionId: number): Promise<boolean> {
  const { check_state: state } = await tx
    .selectFrom('creative_revision')
    .select('check_state')
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow();
  return state === 'Success';
}

/** Stores what a link answered now. */
export async function storeAnswer(tx: Tx, id: number, link: CheckedLink, at: Date): Promise<void> {
  await tx
    .updateTable('creative_link')
    .set({
      result: link.result,
      problem: link.problem,
      final_url: link.finalUrl?.slice(0, 8192) ?? null,
      http_status: link.httpStatus,
      redirects: link.redirects,
      checked_at: at,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes what was said about a link that works again. */
export async function clearDeath(tx: Tx, linkId: number): Promise<void> {
  await tx
    .deleteFrom('creative_finding')
    .where('subject_entity', '=', 'email_link')
    .where('subject_id', '=', linkId)
    .where('kind', 'in', DEATHS)
    .execute();
}
