import { sql } from 'kysely';
import type { Tx } from '../../platform/database/tx.ts';

export type PreviewRow = {
  account_id: number;
  revision_id: number;
  number: number;
  html_key: string | null;
  text_part: string | null;
};

/** A revision by its number, or the newest one. */
export const previewIn = async (tx: Tx, creativeId: number, number: number | null): Promise<PreviewRow | undefined> => {
  const { rows } = await sql<PreviewRow>`
    select r.account_id, r.id as revision_id, r.number, h.key as html_key, r.text_part
      from creative c join creative_revision r on r.creative_id = c.id left join file h on h.id = r.html_file_id
     where c.id = ${creativeId} and case when ${number}::int is null then r.id = c.current_revision_id else r.number = ${number}::int end`.execute(
    tx,
  );
  return rows[0];
};

export type ImageRow = { key: string; content_type: string };

export const imageIn = async (
  tx: Tx,
  revision: { creativeId: number; number: number },
  imageId: number,
): Promise<ImageRow | undefined> => {
  const { rows } = await sql<ImageRow>`
    select f.key, f.content_type from creative_image i
      join creative_revision r on r.id = i.revision_id join file f on f.id = i.file_id
     where i.id = ${imageId} and r.creative_id = ${revision.creativeId} and r.number = ${revision.number}`.execute(tx);
  return rows[0];
};

export const publicImage = async (tx: Tx, accountId: number, imageId: number): Promise<ImageRow | undefined> => {
  const { rows } = await sql<ImageRow>`
    select f.key, f.content_type from creative_image i join file f on f.id = i.file_id
     where i.id = ${imageId} and i.account_id = ${accountId}`.execute(tx);
  return rows[0];
};
