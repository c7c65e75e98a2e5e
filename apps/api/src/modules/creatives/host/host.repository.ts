import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/tx.ts';
import { joinFile, leftJoinFile } from '../../../platform/files/files.reads.ts';

interface PreviewRow {
  account_id: number;
  revision_id: number;
  number: number;
  html_key: string | null;
  text_part: string | null;
}

/** Finds a revision by its number, or the newest one. */
export async function previewIn(tx: Tx, creativeId: number, number: number | null): Promise<PreviewRow | undefined> {
  const { rows } = await sql<PreviewRow>`
    select r.account_id, r.id as revision_id, r.number, h.key as html_key, r.text_part
      from creative c join creative_revision r on r.creative_id = c.id ${leftJoinFile('h', sql.ref('r.html_file_id'))}
     where c.id = ${creativeId} and case when ${number}::int is null then r.id = c.current_revision_id else r.number = ${number}::int end`.execute(
    tx,
  );
  return rows[0];
}

interface ImageRow {
  key: string;
  content_type: string;
}

export async function imageIn(
  tx: Tx,
  revision: { creativeId: number; number: number },
  imageId: number,
): Promise<ImageRow | undefined> {
  const { rows } = await sql<ImageRow>`
    select f.key, f.content_type from creative_image i
      join creative_revision r on r.id = i.revision_id ${joinFile('f', sql.ref('i.file_id'))}
     where i.id = ${imageId} and r.creative_id = ${revision.creativeId} and r.number = ${revision.number}`.execute(tx);
  return rows[0];
}

export async function publicImage(tx: Tx, accountId: number, imageId: number): Promise<ImageRow | undefined> {
  const { rows } = await sql<ImageRow>`
    select f.key, f.content_type from creative_image i ${joinFile('f', sql.ref('i.file_id'))}
     where i.id = ${imageId} and i.account_id = ${accountId}`.execute(tx);
  return rows[0];
}
