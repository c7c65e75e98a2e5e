import type { CheckChoices } from '@mailroom/domain/verdicts/checkSettings';
import { sql } from 'kysely';
import {
  bigint,
  bool,
  int,
  json,
  oneOf,
  orNull,
  selectRow,
  text,
  type RowOf,
} from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import { joinFile, leftJoinFile } from '../../../platform/files/files.reads.ts';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';
import { joinAccount, leftJoinAdvertiser, leftJoinSender } from '../../accounts/accounts.reads.ts';
import type { CheckData } from '../creatives.queues.ts';
import type { ZipUse } from '../revision/zipUse.ts';
import type { Progress } from './progress.ts';
import type { ContentFacts } from './contentFacts.ts';

export type SeedListName = 'test' | 'live';
export type SeedSource = 'creative' | 'advertiser';

/** An image that came with the HTML or was fetched by an earlier check. */
interface PresentImage {
  url: string;
  key: string;
  bytes: number;
  /** Null where its size wasn't stored. */
  size: PixelSize | null;
  /** When the file was stored: for an image of the web, when its address answered. */
  storedAt: string;
}

const CHECK_INPUT = {
  fence: int,
  type: oneOf<'html' | 'zip' | 'text'>(),
  subject: orNull(text),
  preheader: orNull(text),
  textPart: orNull(text),
  hasSender: bool,
  postalAddress: orNull(text),
  fromName: orNull(text),
  replyTo: orNull(text),
  htmlKey: orNull(text),
  htmlSize: bigint,
  zipUse: orNull(json<ZipUse>()),
  /** The images that are here already. */
  images: json<PresentImage[]>(),
  checkChoices: json<CheckChoices>(),
  testKey: orNull(text),
  testSource: oneOf<SeedSource>(),
  liveKey: orNull(text),
  liveSource: oneOf<SeedSource>(),
};

export type CheckInput = RowOf<typeof CHECK_INPUT>;

/** Reads what a check needs. The advertiser's seed lists are used where the revision has none. */
export async function inputOf(tx: Tx, revisionId: number): Promise<CheckInput | null> {
  const row = await selectRow(
    tx,
    CHECK_INPUT,
    sql`
    select c.creative_type as type, r.subject, r.preheader, r.text_part as "textPart", r.check_fence as fence,
           s.id is not null as "hasSender", s.postal_address as "postalAddress", s.from_name as "fromName", s.reply_to as "replyTo", h.key as "htmlKey", coalesce(h.size, 0) as "htmlSize", r.zip_use as "zipUse",
           coalesce((select json_agg(json_build_object('url', i.url, 'key', f.key, 'bytes', f.size, 'size',
                              case when i.pixel_width is not null then json_build_object('width', i.pixel_width, 'height', i.pixel_height) end,
                              'storedAt', f.created_at))
                       from creative_image i ${joinFile('f', sql.ref('i.file_id'))} where i.revision_id = r.id), '[]') as images,
           ac.check_choices as "checkChoices",
           t.key as "testKey", case when r.test_seed_file_id is null then 'advertiser' else 'creative' end as "testSource",
           l.key as "liveKey", case when r.live_seed_file_id is null then 'advertiser' else 'creative' end as "liveSource"
      from creative_revision r
      join creative c on c.account_id = r.account_id and c.id = r.creative_id
      ${joinAccount('r.account_id')}
      ${leftJoinAdvertiser('c.account_id', 'c.advertiser_id')}
      ${leftJoinSender('r.account_id', 'r.sender_profile_id')}
      ${leftJoinFile('h', sql.ref('r.html_file_id'))}
      ${leftJoinFile('t', sql`coalesce(r.test_seed_file_id, ad.test_seed_file_id)`)}
      ${leftJoinFile('l', sql`coalesce(r.live_seed_file_id, ad.live_seed_file_id)`)}
     where r.id = ${revisionId}`,
  );
  return row ?? null;
}

/** Cancels a check that hasn't written its result. */
export async function withdrawCheck(tx: Tx, revisionId: number): Promise<void> {
  await tx
    .updateTable('creative_revision')
    .set((row) => ({ check_state: 'Not Started', check_fence: row('check_fence', '+', 1) }))
    .where('id', '=', revisionId)
    .where('check_state', 'in', ['Pending', 'Started'])
    .execute();
}

async function checkState(tx: Tx, revisionId: number): Promise<string> {
  const { check_state: state } = await tx
    .selectFrom('creative_revision')
    .select('check_state')
    .where('id', '=', revisionId)
    .executeTakeFirstOrThrow();
  return state;
}

/** Whether the revision was never checked, or its check was cancelled. */
export async function isUnchecked(tx: Tx, revisionId: number): Promise<boolean> {
  return (await checkState(tx, revisionId)) === 'Not Started';
}

/** Whether the revision has the results of a finished check. */
export async function isChecked(tx: Tx, revisionId: number): Promise<boolean> {
  return (await checkState(tx, revisionId)) === 'Success';
}

/** Starts a run; null if the revision no longer waits for one. */
export async function beginCheck(tx: Tx, { creativeId, revisionId }: CheckData, at: Date): Promise<CheckInput | null> {
  const begun = await selectRow(
    tx,
    { fence: int },
    sql`
    update creative_revision r
       set check_state = 'Started', check_fence = r.check_fence + 1, check_started_at = ${at}, check_progress = '{}'
      from creative c
     where c.id = ${creativeId} and r.id = ${revisionId} and c.current_revision_id = r.id
       and r.check_state in ('Pending', 'Started') and ${inScope(tx, sql.ref('c.account_id'))}
    returning r.check_fence as fence`,
  );
  if (!begun) return null;
  return inputOf(tx, revisionId);
}

/** Locks the creative and returns whether this run may still write: no newer run or revision has replaced it. */
export async function holdsCheck(tx: Tx, { creativeId, revisionId }: CheckData, fence: number): Promise<boolean> {
  const held = await selectRow(
    tx,
    { id: int },
    sql`
    select c.id from creative c join creative_revision r on r.id = c.current_revision_id
     where c.id = ${creativeId} and r.id = ${revisionId} and r.check_fence = ${fence} and r.check_state = 'Started'
       for update of c, r`,
  );
  return held !== undefined;
}

export async function isCheckPending(tx: Tx, revisionId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('creative_revision')
    .select('id')
    .where('id', '=', revisionId)
    .where('check_state', 'in', ['Pending', 'Started'])
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeProgress(tx: Tx, revisionId: number, fence: number, progress: Progress): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update creative_revision set check_progress = ${JSON.stringify(progress)}::jsonb
     where id = ${revisionId} and check_fence = ${fence} and check_state = 'Started'`.execute(tx);
  return numAffectedRows === 1n;
}

export async function finishCheck(
  tx: Tx,
  revisionId: number,
  result: {
    state: 'Success' | 'Error';
    at: Date;
    error: string | null;
    derivedText: string | null;
    /** Null keeps those of an earlier check. */
    facts: ContentFacts | null;
    /** Null keeps those that the revision has. */
    mergeFields: readonly string[] | null;
    /** How many items were checked; null keeps the last progress. */
    total: number | null;
  },
): Promise<void> {
  await tx
    .updateTable('creative_revision')
    .set((row) => ({
      check_state: result.state,
      check_finished_at: result.at,
      check_error: result.error,
      check_fence: row('check_fence', '+', 1),
      ...(result.derivedText !== null && { derived_text: result.derivedText }),
      ...(result.facts && { content_facts: JSON.stringify(result.facts) }),
      ...(result.mergeFields && { merge_fields: JSON.stringify(result.mergeFields) }),
      ...(result.total !== null && { check_progress: JSON.stringify({ done: result.total, total: result.total }) }),
    }))
    .where('id', '=', revisionId)
    .execute();
}
