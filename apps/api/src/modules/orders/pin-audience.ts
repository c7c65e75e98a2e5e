import { sql } from 'kysely';
import { conflict } from '../../errors.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Locks the audience and names the version that a launch pins; imports make new versions from then on. */
export const pinAudience = async (tx: Tx, audienceId: number): Promise<{ versionId: number }> => {
  const { rows } = await sql<{ versionId: number | null }>`
    select current_version_id as "versionId" from audience where id = ${audienceId} for update`.execute(tx);
  const versionId = rows[0]?.versionId ?? null;
  if (versionId === null) throw conflict('audience_unusable', 'The audience has no usable version');
  return { versionId };
};
