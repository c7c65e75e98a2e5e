import { sql } from 'kysely';
import { int, orNull, selectRow, text, type RowOf } from '../../../platform/database/statement.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinFile, leftJoinFile } from '../../../platform/files/files.reads.ts';

const PREVIEW_ROW = {
  account_id: int,
  revision_id: int,
  number: int,
  html_key: orNull(text),
  text_part: orNull(text),
};

type PreviewRow = RowOf<typeof PREVIEW_ROW>;

/** Finds a revision by its number, or the newest one. */
export async function previewIn(tx: Tx, creativeId: number, number: number | null): Promise<PreviewRow | undefined> {
  return selectRow(
    tx,
    PREVIEW_ROW,
    sql`
    select r.account_id, r.id as revision_id, r.number, h.key as html_key, r.text_part
      from creative c join creative_revision r on r.creative_id = c.id ${leftJoinFile('h', sql.ref('r.html_file_id'))}
     where c.id = ${creativeId} and case when ${number}::int is null then r.id = c.current_revision_id else r.number = ${number}::int end`,
  );
}

const IMAGE_ROW = {
  key: text,
  content_type: text,
};

type ImageRow = RowOf<typeof IMAGE_ROW>;

export async function imageIn(
  tx: Tx,
  revision: { creativeId: number; number: number },
  imageId: number,
): Promise<ImageRow | undefined> {
  return selectRow(
    tx,
    IMAGE_ROW,
    sql`
    select f.key, f.content_type from creative_image i
      join creative_revision r on r.id = i.revision_id ${joinFile('f', sql.ref('i.file_id'))}
     where i.id = ${imageId} and r.creative_id = ${revision.creativeId} and r.number = ${revision.number}`,
  );
}

export async function publicImage(tx: Tx, accountId: number, imageId: number): Promise<ImageRow | undefined> {
  return selectRow(
    tx,
    IMAGE_ROW,
    sql`
    select f.key, f.content_type from creative_image i ${joinFile('f', sql.ref('i.file_id'))}
     where i.id = ${imageId} and i.account_id = ${accountId}`,
  );
}
