import { sql } from 'kysely';
import { bigint, int, json, orNull, selectRows, text, type RowOf } from '../../../platform/database/statement.ts';
import { inScope, type Tx } from '../../../platform/database/tx.ts';
import type { StagedFile } from '../../../platform/files/file.ts';
import { leftJoinFile } from '../../../platform/files/files.reads.ts';
import type { PixelSize } from '../../../platform/images/pixelSize.ts';

/** A person's part of a revision. The next revision repeats everything they didn't change. */
import type { ZipUse } from './zipUse.ts';

export interface RevisionContent {
  subject: string | null;
  preheader: string | null;
  senderProfileId: number | null;
  htmlFileId: number | null;
  sourceFileId: number | null;
  textPart: string | null;
  bannerFileId: number | null;
  testSeedFileId: number | null;
  liveSeedFileId: number | null;
  zipUse: ZipUse | null;
}

export interface RevisionImage {
  url: string;
  file: StagedFile;
  /** Null where the file doesn't say it. */
  size: PixelSize | null;
}

export const emptyContent: RevisionContent = {
  subject: null,
  preheader: null,
  senderProfileId: null,
  htmlFileId: null,
  sourceFileId: null,
  textPart: null,
  bannerFileId: null,
  testSeedFileId: null,
  liveSeedFileId: null,
  zipUse: null,
};

interface Owner {
  accountId: number;
  creativeId: number;
}

export async function contentOf(tx: Tx, revisionId: number): Promise<RevisionContent> {
  const row = await tx
    .selectFrom('creative_revision')
    .select([
      'subject',
      'preheader',
      'sender_profile_id as senderProfileId',
      'html_file_id as htmlFileId',
      'source_file_id as sourceFileId',
      'text_part as textPart',
      'banner_file_id as bannerFileId',
      'test_seed_file_id as testSeedFileId',
      'live_seed_file_id as liveSeedFileId',
    ])
    .select((row) => row.ref('zip_use').$castTo<ZipUse | null>().as('zipUse'))
    .where('id', '=', revisionId)
    .where(inScope(tx, sql.ref('account_id')))
    .executeTakeFirst();
  return row ?? emptyContent;
}

export async function insertRevision(
  tx: Tx,
  { accountId, creativeId }: Owner,
  content: RevisionContent,
  createdBy: number | null,
): Promise<{ id: number; number: number }> {
  return tx
    .insertInto('creative_revision')
    .values({
      account_id: accountId,
      creative_id: creativeId,
      number: sql<number>`1 + coalesce((select max(number) from creative_revision where creative_id = ${creativeId}), 0)`,
      subject: content.subject,
      preheader: content.preheader,
      sender_profile_id: content.senderProfileId,
      html_file_id: content.htmlFileId,
      source_file_id: content.sourceFileId,
      text_part: content.textPart,
      banner_file_id: content.bannerFileId,
      test_seed_file_id: content.testSeedFileId,
      live_seed_file_id: content.liveSeedFileId,
      zip_use: content.zipUse && JSON.stringify(content.zipUse),
      created_by: createdBy,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export async function setBanner(tx: Tx, revisionId: number, fileId: number | null): Promise<void> {
  await tx.updateTable('creative_revision').set({ banner_file_id: fileId }).where('id', '=', revisionId).execute();
}

export async function isBannerElsewhere(tx: Tx, fileId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('creative_revision')
    .select('id')
    .where('banner_file_id', '=', fileId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertImages(
  tx: Tx,
  accountId: number,
  revisionId: number,
  images: readonly { url: string; fileId: number | null; size: PixelSize | null; problem: string | null }[],
): Promise<void> {
  if (images.length === 0) return;
  await tx
    .insertInto('creative_image')
    .values(
      images.map((image) => ({
        account_id: accountId,
        revision_id: revisionId,
        url: image.url,
        file_id: image.fileId,
        pixel_width: image.size?.width ?? null,
        pixel_height: image.size?.height ?? null,
        problem: image.problem,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['revision_id', 'url']).doUpdateSet({
        file_id: (row) => row.ref('excluded.file_id'),
        pixel_width: (row) => row.ref('excluded.pixel_width'),
        pixel_height: (row) => row.ref('excluded.pixel_height'),
        problem: (row) => row.ref('excluded.problem'),
      }),
    )
    .execute();
}

const IMAGE_OF_REVISION = {
  id: int,
  url: text,
  fileId: orNull(bigint),
  key: orNull(text),
  contentType: orNull(text),
  size: orNull(json<PixelSize>()),
  problem: orNull(text),
};

type ImageOfRevision = RowOf<typeof IMAGE_OF_REVISION>;

export async function imagesOf(tx: Tx, revisionId: number): Promise<ImageOfRevision[]> {
  return selectRows(
    tx,
    IMAGE_OF_REVISION,
    sql`
    select i.id, i.url, i.file_id as "fileId", i.problem, f.key, f.content_type as "contentType",
           case when i.pixel_width is not null then json_build_object('width', i.pixel_width, 'height', i.pixel_height) end as size
      from creative_image i ${leftJoinFile('f', sql.ref('i.file_id'))}
     where i.revision_id = ${revisionId} and ${inScope(tx, sql.ref('i.account_id'))}
     order by i.id`,
  );
}

/** Stores the sizes of images that came without one, by their addresses. */
export async function storeSizes(tx: Tx, revisionId: number, sizes: ReadonlyMap<string, PixelSize>): Promise<void> {
  const all = [...sizes].map(([url, { width, height }]) => ({ url, width, height }));
  await sql`
    update creative_image i set pixel_width = s.width, pixel_height = s.height
      from json_to_recordset(${JSON.stringify(all)}::json) as s(url text, width int, height int)
     where i.revision_id = ${revisionId} and i.url = s.url and i.file_id is not null and i.pixel_width is null`.execute(
    tx,
  );
}

/** Returns the numbers of a creative's revisions by their ids. */
export async function revisionNumbers(tx: Tx, creativeId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('creative_revision')
    .select(['id', 'number'])
    .where('creative_id', '=', creativeId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}

export type FileColumn = 'source_file_id' | 'banner_file_id' | 'test_seed_file_id' | 'live_seed_file_id';

/** A file of the creative's current revision. Undefined when the creative is out of reach. */
export async function currentFile(tx: Tx, creativeId: number, column: FileColumn): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('creative as c')
    .innerJoin('creative_revision as r', (join) =>
      join.onRef('r.account_id', '=', 'c.account_id').onRef('r.id', '=', 'c.current_revision_id'),
    )
    .select(({ ref }) => ref(`r.${column}`).as('id'))
    .where('c.id', '=', creativeId)
    .where(inScope(tx, sql.ref('c.account_id')))
    .executeTakeFirst();
  return row?.id;
}

/** Marks the revision as waiting for its check. */
export async function markCheckPending(tx: Tx, revisionId: number): Promise<void> {
  await tx
    .updateTable('creative_revision')
    .set((row) => ({
      check_state: 'Pending',
      // A run for an older request finds another fence and writes nothing.
      check_fence: row('check_fence', '+', 1),
      check_progress: JSON.stringify({}),
      check_started_at: null,
      check_finished_at: null,
      check_error: null,
    }))
    .where('id', '=', revisionId)
    .execute();
}
