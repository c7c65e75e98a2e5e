import type { CreativeStatus } from '@mailroom/domain/statuses/creativeStatuses';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  instant,
  int,
  oneOf,
  orNull,
  selectRow,
  selectRows,
  text,
  type RowOf,
} from '../../platform/database/statement.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';
import type { ListQuery } from '../../platform/list/query.ts';
import { conditions } from '../../platform/list/rows.reads.ts';
import { creatives, type CreativeType } from './creatives.resource.ts';

const LOCKED_CREATIVE = {
  id: int,
  account_id: int,
  advertiser_id: orNull(int),
  name: text,
  creative_type: oneOf<CreativeType>(),
  status: oneOf<CreativeStatus>(),
  is_draft: bool,
  rejected_at: orNull(instant),
  current_revision_id: orNull(int),
  version: int,
};

export type LockedCreative = RowOf<typeof LOCKED_CREATIVE>;

/** Locks the row for writing, if it is within the actor's reach. */
export async function lockCreative(tx: Tx, id: number): Promise<LockedCreative | undefined> {
  return selectRow(
    tx,
    LOCKED_CREATIVE,
    sql`
    select id, account_id, advertiser_id, name, creative_type, status, is_draft, rejected_at, current_revision_id, version
      from creative where id = ${id} and ${inScope(tx, sql.ref('account_id'))} for update`,
  );
}

interface NewCreative {
  accountId: number;
  advertiserId: number | null;
  name: string;
  type: CreativeType;
  isDraft: boolean;
  createdBy: number | null;
}

export async function insertCreative(tx: Tx, creative: NewCreative): Promise<number> {
  const { id } = await tx
    .insertInto('creative')
    .values({
      account_id: creative.accountId,
      advertiser_id: creative.advertiserId,
      name: creative.name,
      creative_type: creative.type,
      is_draft: creative.isDraft,
      created_by: creative.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type CreativeChanges = Partial<{
  name: string;
  advertiser_id: number | null;
  creative_type: CreativeType;
  is_draft: boolean;
  current_revision_id: number;
}>;

/** Edits the row and raises the version that If-Match refers to. */
export async function editCreative(tx: Tx, id: number, changes: CreativeChanges): Promise<void> {
  await tx
    .updateTable('creative')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setRevision(tx: Tx, id: number, revisionId: number): Promise<void> {
  await tx.updateTable('creative').set({ current_revision_id: revisionId }).where('id', '=', id).execute();
}

interface Rejection {
  reason: string;
  by: number;
  at: Date;
}

async function setRejection(tx: Tx, id: number, rejection: Rejection | null): Promise<void> {
  await tx
    .updateTable('creative')
    .set({
      rejected_reason: rejection?.reason ?? null,
      rejected_by: rejection?.by ?? null,
      rejected_at: rejection?.at ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Rejects a creative with its newest revision. */
export async function saveRejection(
  tx: Tx,
  { id, current_revision_id: revisionId }: Pick<LockedCreative, 'id' | 'current_revision_id'>,
  rejection: Rejection,
): Promise<void> {
  await setRejection(tx, id, rejection);
  if (revisionId !== null) await keepRejection(tx, revisionId, rejection.at);
}

/** Notes that a revision is rejected. It stays so when a newer one isn't, because a launch may have pinned it. */
export async function keepRejection(tx: Tx, revisionId: number, at: Date): Promise<void> {
  await tx.updateTable('creative_revision').set({ rejected_at: at }).where('id', '=', revisionId).execute();
}

/** Ends the rejection of a creative whose newest revision answers it. The revisions that were rejected stay so. */
export function endRejection(tx: Tx, id: number): Promise<void> {
  return setRejection(tx, id, null);
}

/** Takes a rejection back, also from an earlier revision that has other seeds and nothing else. */
export async function takeRejectionBack(tx: Tx, id: number): Promise<void> {
  await sql`
    update creative_revision r set rejected_at = null from creative c
     where c.id = ${id} and r.account_id = c.account_id and r.creative_id = c.id and r.rejected_at = c.rejected_at`.execute(
    tx,
  );
  await setRejection(tx, id, null);
}

export async function setDraft(tx: Tx, id: number, isDraft: boolean): Promise<void> {
  await tx.updateTable('creative').set({ is_draft: isDraft }).where('id', '=', id).execute();
}

export async function deleteCreativeRow(tx: Tx, id: number): Promise<void> {
  await sql`select delete_creative(${id})`.execute(tx);
}

/** Returns the stored files of all revisions that no other creative uses. A copy shares the files of its original. */
export async function filesOnlyIn(tx: Tx, creativeId: number): Promise<number[]> {
  const rows = await selectRows(
    tx,
    { id: bigint },
    sql`
    select distinct stored.id from creative_revision r
      left join creative_image i on i.revision_id = r.id
      cross join unnest(array[r.html_file_id, r.source_file_id, r.banner_file_id, r.test_seed_file_id, r.live_seed_file_id, i.file_id]) stored (id)
     where r.creative_id = ${creativeId} and stored.id is not null
       and not exists (
         select from creative_revision o left join creative_image oi on oi.revision_id = o.id
          where o.account_id = r.account_id and o.creative_id <> r.creative_id
            and stored.id in (o.html_file_id, o.source_file_id, o.banner_file_id, o.test_seed_file_id, o.live_seed_file_id, oi.file_id))`,
  );
  return rows.map(({ id }) => id);
}

const MOST_USES = 100;

/** Older revisions count too, because they are kept and refer to their sender. */
export function creativesOfSender(tx: Tx, senderProfileId: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('creative as c')
    .innerJoin('creative_revision as r', 'r.creative_id', 'c.id')
    .select(['c.id', 'c.name'])
    .distinct()
    .where('r.sender_profile_id', '=', senderProfileId)
    .orderBy('c.id')
    .limit(MOST_USES)
    .execute();
}

export function creativesOfAdvertiser(tx: Tx, advertiserId: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('creative')
    .select(['id', 'name'])
    .where('advertiser_id', '=', advertiserId)
    .orderBy('id')
    .limit(MOST_USES)
    .execute();
}

const STATUS_COUNT = { status: oneOf<CreativeStatus>(), count: bigint };

/** How many creatives of a list, with its search and filters, have each status. */
export function countByStatusOf(tx: Tx, list: ListQuery): Promise<RowOf<typeof STATUS_COUNT>[]> {
  return selectRows(
    tx,
    STATUS_COUNT,
    sql`
    select c.status, count(*) as count from ${creatives.from} where ${conditions(tx, creatives, list)}
     group by c.status order by c.status`,
  );
}
