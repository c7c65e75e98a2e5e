import { sql } from 'kysely';
import { conflict, notFound } from '../../errors.ts';
import { inScope, type Tx } from '../../platform/database/tx.ts';

export { suppress } from './suppressions/suppressions.commands.ts';

/** Locks the audience and names the version that a launch pins; imports make new versions from then on. */
export const pinAudience = async (tx: Tx, audienceId: number): Promise<{ versionId: number }> => {
  const { rows } = await sql<{ versionId: number | null }>`
    select current_version_id as "versionId" from audience
     where id = ${audienceId} and ${inScope(tx, sql.ref('account_id'))} for update`.execute(tx);
  const [audience] = rows;
  if (!audience) throw notFound();
  if (audience.versionId === null) throw conflict('blocked', 'The audience has no version that can be used');
  return { versionId: audience.versionId };
};
