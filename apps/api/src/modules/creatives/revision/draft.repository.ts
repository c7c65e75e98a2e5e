import { STALE_DRAFT_DAYS } from '@mailroom/domain/constants';
import { sql } from 'kysely';
import { instant, int, orNull, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { leftJoinFile } from '../../../platform/files/files.reads.ts';
import { leftJoinSender } from '../../accounts/accounts.reads.ts';

const DRAFT = {
  base_revision: int,
  html: text,
  kept_at: instant,
};

export type Draft = RowOf<typeof DRAFT>;

/** The unsaved text of one person. There is no way to ask for somebody else's without their id. */
export async function draftIn(tx: Tx, creativeId: number, userId: number): Promise<Draft | undefined> {
  return selectRow(
    tx,
    DRAFT,
    sql`
    select base_revision, html, kept_at from creative_draft
     where creative_id = ${creativeId} and user_id = ${userId} and ${inScope(tx, sql.ref('account_id'))}`,
  );
}

const DRAFT_HASH = { hash: text };

/** Names the unsaved text of one person: another text has another hash. */
export async function draftHashIn(tx: Tx, creativeId: number, userId: number): Promise<string | undefined> {
  const row = await selectRow(
    tx,
    DRAFT_HASH,
    sql`
    select encode(sha256(convert_to(html, 'UTF8')), 'hex') as hash from creative_draft
     where creative_id = ${creativeId} and user_id = ${userId} and ${inScope(tx, sql.ref('account_id'))}`,
  );
  return row?.hash;
}

interface NewDraft {
  accountId: number;
  creativeId: number;
  userId: number;
  baseRevision: number;
  html: string;
}

export async function keepDraft(tx: Tx, draft: NewDraft): Promise<Date> {
  const { kept_at } = await tx
    .insertInto('creative_draft')
    .values({
      account_id: draft.accountId,
      creative_id: draft.creativeId,
      user_id: draft.userId,
      base_revision: draft.baseRevision,
      html: draft.html,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'creative_id', 'user_id']).doUpdateSet({
        base_revision: draft.baseRevision,
        html: draft.html,
        kept_at: sql`business_now()`,
      }),
    )
    .returning('kept_at')
    .executeTakeFirstOrThrow();
  return kept_at;
}

export async function discardDraft(tx: Tx, creativeId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('creative_draft')
    .where('creative_id', '=', creativeId)
    .where('user_id', '=', userId)
    .where(inScope(tx, sql.ref('account_id')))
    .execute();
}

const STALE_SINCE = sql`business_now() - make_interval(days => ${sql.lit(STALE_DRAFT_DAYS)})`;

/**
 * Whether nobody has changed a draft for `STALE_DRAFT_DAYS`, for a query over `creative c`. Somebody who keeps a text without
 * saving it is at work on it too.
 */
export const isStaleDraft = sql<boolean>`(c.status = 'Draft' and c.updated_at < ${STALE_SINCE} and not exists (
  select from creative_draft d where d.account_id = c.account_id and d.creative_id = c.id and d.kept_at >= ${STALE_SINCE}))`;

export async function deleteOldDrafts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('creative_draft').where('kept_at', '<', before).execute();
}

const SOURCE = {
  account_id: int,
  revision_id: int,
  number: int,
  html_key: orNull(text),
  subject: orNull(text),
  preheader: orNull(text),
  postal_address: orNull(text),
};

/** A revision by its number, or the newest one, with the place of its HTML. */
export async function sourceIn(
  tx: Tx,
  creativeId: number,
  number: number | null,
): Promise<RowOf<typeof SOURCE> | undefined> {
  return selectRow(
    tx,
    SOURCE,
    sql`
    select r.account_id, r.id as revision_id, r.number, h.key as html_key, r.subject, r.preheader, s.postal_address
      from creative c join creative_revision r on r.account_id = c.account_id and r.creative_id = c.id
           ${leftJoinSender('r.account_id', 'r.sender_profile_id')}
           ${leftJoinFile('h', sql.ref('r.html_file_id'))}
     where c.id = ${creativeId} and ${inScope(tx, sql.ref('c.account_id'))}
       and case when ${number}::int is null then r.id = c.current_revision_id else r.number = ${number}::int end`,
  );
}
